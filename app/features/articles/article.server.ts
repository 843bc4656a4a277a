import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { findArticle, relatedArticles } from '#app/content/articles.server.ts';
import { collectSources } from '#app/content/sources.server.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { loadDocument } from '../site/missing-page.server.ts';

/** Specification section 9. */
const RELATED_ARTICLES = 3;

async function findWithRelated(module: ModuleSlug, slug: string) {
  const { result: article, sources } = await collectSources(() => findArticle(module, slug));
  if (!article) return undefined;
  // The cache key of the related articles: without the article's body.
  const { id, category } = article;
  return {
    ...article,
    sources,
    related: await relatedArticles(module, { id, category }, RELATED_ARTICLES),
  };
}

/** An article with its related ones; 503 where it fails to load. */
export function loadArticle(
  { request, params, context }: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>,
  module: ModuleSlug,
) {
  return loadDocument(request, () =>
    findWithRelated(module, params.slug ?? '').catch((error: unknown) => {
      context.log.error({ err: error }, 'An article failed to load.');
      throw data('unavailable', { status: 503 });
    }),
  );
}

export type ArticleView = Awaited<ReturnType<typeof loadArticle>>;
