import path from 'node:path';
import type { Payload } from 'payload';
import { digestOf } from './digest.ts';
import { storeImage } from './images.ts';
import { readArticleFile, type ArticleFile } from './markdown/article-file.ts';
import { bodyOf } from './markdown/body.ts';
import type { Change } from './outcome.ts';
import { storeSeeded } from './store.ts';

/** The publication date is a day in New York: its morning there is the same day everywhere in America. */
const morningInNewYork = (day: string): string => `${day}T12:00:00.000Z`;

async function toDocument(payload: Payload, article: ArticleFile) {
  const { image, imageAlt, publishedAt, ...words } = article.frontMatter;
  const besideFile = (address: string): string => path.resolve(path.dirname(article.file), address);
  return {
    ...words,
    category: words.category as 'Updates',
    body: await bodyOf(article, (address, alt) => storeImage(payload, besideFile(address), alt)),
    publishedAt: morningInNewYork(publishedAt),
    image: image && imageAlt ? await storeImage(payload, besideFile(image), imageAlt) : undefined,
    _status: 'published' as const,
  };
}

/** Reads one article's file and stores it, keyed by module and slug. Throws `ContentFileError`. */
export async function seedArticle(payload: Payload, file: string): Promise<Change> {
  const article = await readArticleFile(file);
  const { module, slug } = article.frontMatter;
  return storeSeeded(payload, {
    collection: 'articles',
    where: { module: { equals: module }, slug: { equals: slug } },
    digest: digestOf(article.frontMatter, article.markdown),
    toData: () => toDocument(payload, article),
  });
}
