import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { isbot } from 'isbot';
import { findArticle, findDraft, relatedArticles } from '#app/content/articles.server.ts';
import { countReader } from '#app/content/read-count.server.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { asksForPreview } from '../site/preview.server.ts';

/** Specification section 9. */
const RELATED_ARTICLES = 3;

/** Whether a request is a person opening an article, and not a robot or a browser reading ahead. */
function isReader({ method, headers }: Request): boolean {
  const isReadingAhead = /prefetch|prerender/.test(
    headers.get('sec-purpose') ?? headers.get('purpose') ?? '',
  );
  return method === 'GET' && !isReadingAhead && !isbot(headers.get('user-agent'));
}

/**
 * One article with its related ones, or 404. With `?preview=true` somebody signed in to the back
 * office sees the newest draft. A reader is counted; when that fails it is only logged.
 */
export async function loadArticle(
  { request, params, context }: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>,
  module: ModuleSlug,
) {
  const slug = params.slug ?? '';
  const isPreview = asksForPreview(request);
  const read = async () => {
    const article = isPreview
      ? await findDraft(module, slug, request.headers)
      : await findArticle(module, slug);
    if (!article) return undefined;
    return { article, related: await relatedArticles(module, article, RELATED_ARTICLES), isPreview };
  };
  const view = await read().catch((error: unknown) => {
    context.log.error({ err: error }, 'An article could not be read.');
    throw data('unavailable', { status: 503 });
  });
  if (!view) throw data('not found', { status: 404 });
  if (!isPreview && isReader(request)) {
    countReader(view.article.id).catch((error: unknown) =>
      context.log.warn({ err: error }, 'A reader could not be counted.'),
    );
  }
  return data(view, isPreview ? { headers: { 'Cache-Control': 'private, no-store' } } : undefined);
}

export type ArticleView = Awaited<ReturnType<typeof loadArticle>>['data'];
