import { data } from '@remix-run/node';
import { generateRssFeed } from 'feedsmith';
import { listArticles, type ArticleCard } from '#app/data/articles.server.ts';
import { readModuleBlog, readModuleShell } from '#app/data/modules.server.ts';
import type { ModuleSlug } from '#law/modules.ts';
import { moduleUrls } from '#app/urls/module-urls.ts';

const FEED_LENGTH = 20;

interface Blog {
  title: string;
  description: string;
  origin: string;
  urls: { blog: string; blogFeed: string };
  articles: ArticleCard[];
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes plain text, because feed readers parse descriptions as HTML (RSS 2.0, "description"). */
const asHtml = (text: string): string => text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? '');

export function renderFeed({ title, description, origin, urls, articles }: Blog): string {
  const blog = `${origin}${urls.blog}`;
  const self = { href: `${origin}${urls.blogFeed}`, rel: 'self', type: 'application/rss+xml' };
  return generateRssFeed({
    title,
    description,
    link: blog,
    language: 'en-US',
    atom: { links: [self] },
    items: articles.map((article) => ({
      title: article.title,
      link: `${blog}/${article.slug}`,
      guid: { value: `${blog}/${article.slug}`, isPermaLink: true },
      description: asHtml(article.excerpt),
      categories: [{ name: article.category }],
      dc: { creators: [article.author] },
      pubDate: new Date(article.publishedAt),
    })),
  });
}

export async function loadFeed(module: ModuleSlug, origin: string): Promise<string> {
  const [{ sections }, content, { articles }] = await Promise.all([
    readModuleShell(module),
    readModuleBlog(module),
    listArticles({ modules: [module], page: 1, pageSize: FEED_LENGTH }),
  ]);
  if (sections.blog !== 'live') throw data('This blog is not open yet.', { status: 404 });
  return renderFeed({
    title: content.heading,
    description: content.intro,
    origin,
    urls: moduleUrls(module),
    articles,
  });
}
