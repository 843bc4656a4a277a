import type { MetaDescriptor } from '@remix-run/react';
import type { ModuleShell } from '#app/content/modules.server.ts';
import { moduleOfPath } from '../modules/module-of.ts';
import { moduleUrls } from '../modules/module-urls.ts';
import { feedLink, pageMeta } from '../site/page-meta.ts';
import { article, breadcrumbs, structuredData } from '../site/structured-data.ts';
import type { Site } from '../site/use-site.ts';
import type { ArticleView } from './article.server.ts';
import { blogCopy } from './blog-copy.ts';

interface ArticleMeta {
  view: ArticleView | undefined;
  site: Site | undefined;
  shell: ModuleShell | undefined;
  path: string;
}

/** The link to the feed of a module's blog, where the blog is open. */
export const blogFeedLinks = (shell: ModuleShell | undefined): MetaDescriptor[] =>
  shell?.sections.blog === 'live'
    ? [feedLink(`${shell.name}: ${shell.menu.blog}`, moduleUrls(shell.slug).blogFeed)]
    : [];

/** The meta tags of an article; few where the article is missing. */
export function articleMeta({ view, site, shell, path }: ArticleMeta): MetaDescriptor[] {
  if (!view || !site || !shell) {
    return pageMeta({
      site,
      title: blogCopy(moduleOfPath(path)).articleNotFound.title,
      path,
      isUnlisted: true,
    });
  }
  const facts = view.document;
  const { overview, blog } = moduleUrls(shell.slug);
  const steps = [
    { name: site.productName, path: '/' },
    { name: shell.name, path: overview },
    { name: shell.menu.blog, path: blog },
    { name: facts.title, path },
  ];
  return [
    ...pageMeta({
      site,
      title: facts.searchTitle,
      description: facts.searchDescription,
      path,
      image: facts.image,
      type: 'article',
    }),
    { property: 'article:published_time', content: facts.publishedAt },
    { property: 'article:modified_time', content: facts.changedAt },
    ...blogFeedLinks(shell),
    structuredData(article(site, path, facts), breadcrumbs(site.origin, steps)),
  ];
}
