import path from 'node:path';
import type { Payload } from 'payload';
import { digestOf, isUpToDate } from './digest.ts';
import { storeImage } from './images.ts';
import { ArticleFileError, readArticleFile, type ArticleFile } from './markdown/article-file.ts';
import { MarkdownProblem } from './markdown/problem.ts';
import { markdownToLexical } from './markdown/to-lexical.ts';
import type { Change } from './outcome.ts';

async function findArticle(payload: Payload, { module, slug }: ArticleFile['frontMatter']) {
  const { docs } = await payload.find({
    collection: 'articles',
    where: { module: { equals: module }, slug: { equals: slug } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { seedDigest: true },
  });
  return docs[0];
}

/** The publication date is a day in New York: midday there is the same day everywhere in America. */
const middayInNewYork = (day: string): string => `${day}T17:00:00.000Z`;

async function toDocument(payload: Payload, { file, frontMatter, markdown }: ArticleFile) {
  const { image, imageAlt, publishedAt, ...words } = frontMatter;
  const besideFile = (address: string): string => path.resolve(path.dirname(file), address);
  const body = await markdownToLexical(markdown, (address, alt) =>
    storeImage(payload, besideFile(address), alt),
  );
  return {
    ...words,
    category: words.category as 'Updates',
    body,
    publishedAt: middayInNewYork(publishedAt),
    image: image && imageAlt ? await storeImage(payload, besideFile(image), imageAlt) : undefined,
    _status: 'published' as const,
  };
}

async function store(payload: Payload, article: ArticleFile): Promise<Change> {
  const digest = digestOf(article.frontMatter, article.markdown);
  const existing = await findArticle(payload, article.frontMatter);
  if (existing && isUpToDate(existing, digest)) return 'unchanged';
  const data = { ...(await toDocument(payload, article)), seedDigest: digest };
  if (existing) {
    await payload.update({ collection: 'articles', id: existing.id, data });
    return 'updated';
  }
  await payload.create({ collection: 'articles', data });
  return 'created';
}

/** Reads one article's file and stores it, keyed by module and slug. Throws `ArticleFileError`. */
export async function seedArticle(payload: Payload, file: string): Promise<Change> {
  try {
    return await store(payload, await readArticleFile(file));
  } catch (error) {
    if (error instanceof MarkdownProblem) {
      throw new ArticleFileError([`${file}:${error.line}: ${error.message}`]);
    }
    throw error;
  }
}
