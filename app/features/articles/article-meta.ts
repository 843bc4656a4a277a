import type { MetaDescriptor } from '@remix-run/react';
import type { Article } from 'schema-dts';
import type { ModuleShell } from '#app/data/modules.server.ts';
import { moduleAtPath, findShell } from '../modules/module-of.ts';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { type MetaContext, pageMeta, findSite } from '../site/page-meta.ts';
import { breadcrumbs, organization, type Publisher, structuredData } from '../site/structured-data.ts';
import type { ArticleView } from './article.server.ts';
import { blogCopy } from './texts.ts';

export function blogFeedLinks(shell: ModuleShell | undefined): MetaDescriptor[] {
  if (shell?.sections.blog !== 'live') return [];
  const title = `${shell.name}: ${shell.menu.blog}`;
  const href = moduleUrls(shell.slug).blogFeed;
  return [{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href }];
}

interface ArticleFacts {
  title: string;
  excerpt: string;
  category: string;
  author: string;
  publishedAt: string;
  changedAt: string;
  image?: { src: string };
}

export function article(site: Publisher, path: string, facts: ArticleFacts): Article {
  const address = `${site.origin}${path}`;
  return {
    '@type': 'Article',
    '@id': `${address}#article`,
    mainEntityOfPage: address,
    headline: facts.title,
    description: facts.excerpt,
    articleSection: facts.category,
    author: { '@type': 'Organization', name: facts.author },
    publisher: organization(site),
    datePublished: facts.publishedAt,
    dateModified: facts.changedAt,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    ...(facts.image && { image: new URL(facts.image.src, address).href }),
  };
}

export function articleMeta(page: MetaContext, view: ArticleView | undefined): MetaDescriptor[] {
  const path = page.location.pathname;
  const site = findSite(page.matches);
  const shell = findShell(page.matches);
  if (!view || !site || !shell) {
    const { title } = blogCopy(moduleAtPath(path)).articleNotFound;
    return pageMeta(page, { title, isUnlisted: true });
  }
  const { document } = view;
  const { overview, blog } = moduleUrls(shell.slug);
  const steps = [
    { name: site.productName, path: '/' },
    { name: shell.name, path: overview },
    { name: shell.menu.blog, path: blog },
    { name: document.title, path },
  ];
  return [
    ...pageMeta(page, {
      title: document.searchTitle,
      description: document.searchDescription,
      image: document.image,
      type: 'article',
    }),
    { property: 'article:published_time', content: document.publishedAt },
    { property: 'article:modified_time', content: document.changedAt },
    ...blogFeedLinks(shell),
    structuredData(article(site, path, document), breadcrumbs(site.origin, steps)),
  ];
}
