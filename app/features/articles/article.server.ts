import type { LoaderFunctionArgs } from '@remix-run/node';
import { findArticle, relatedArticles } from '#app/data/articles.server.ts';
import { collectSources } from '#app/data/sources.server.ts';
import type { ModuleSlug } from '#law/modules.ts';
import { dayInNewYork } from '#law/days.ts';
import { middayOf } from '#app/ui/dates.ts';
import { loadDocument } from '../site/missing-page.server.ts';
import { articleChanges } from './article-changes.ts';
import { partView } from '#app/features/figures/figure-card-view.ts';

const RELATED_ARTICLES = 3;

async function loadView(module: ModuleSlug, slug: string, today: string) {
  const { result: article, sources } = await collectSources(() => findArticle(module, slug));
  if (!article) return undefined;
  const { parts, updates, figureChanges, uses, chosen, ...shown } = article;
  const { id, category } = article;
  const changes = articleChanges({ updates, figureChanges });
  const newest = changes[0]?.day;
  const to = { id, module, category, uses, chosen };
  return {
    ...shown,
    sources,
    changes,
    ...(await relatedArticles(to, RELATED_ARTICLES)),
    changedAt: newest ? middayOf(newest) : article.publishedAt,
    parts: parts.map((part) => partView(part, today)),
  };
}

export const loadArticle = (
  { request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>,
  module: ModuleSlug,
) => loadDocument(request, () => loadView(module, params.slug ?? '', dayInNewYork(new Date())));

export type ArticleView = Awaited<ReturnType<typeof loadArticle>>;
