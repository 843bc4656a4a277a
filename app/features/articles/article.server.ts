import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { isbot } from 'isbot';
import { findArticle, relatedArticles } from '#app/content/articles.server.ts';
import { countReader } from '#app/content/read-count.server.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { loadDocument } from '../site/preview.server.ts';

/** Specification section 9. */
const RELATED_ARTICLES = 3;

/** Whether a request is a person opening an article, and not a robot or a browser reading ahead. */
function isReader({ method, headers }: Request): boolean {
  const isReadingAhead = /prefetch|prerender/.test(
    headers.get('sec-purpose') ?? headers.get('purpose') ?? '',
  );
  return method === 'GET' && !isReadingAhead && !isbot(headers.get('user-agent'));
}

/** An article with those that are related to it. */
async function findWithRelated(module: ModuleSlug, slug: string, editor?: Headers) {
  const article = await findArticle(module, slug, editor);
  return article && { ...article, related: await relatedArticles(module, article, RELATED_ARTICLES) };
}

/**
 * One article with its related ones, or 404; 503 where it cannot be read. With `?preview=true` somebody
 * signed in to the back office sees the newest draft. A reader is counted; when that fails it is only logged.
 */
export async function loadArticle(
  { request, params, context }: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>,
  module: ModuleSlug,
) {
  const answer = await loadDocument(request, (editor) =>
    findWithRelated(module, params.slug ?? '', editor).catch((error: unknown) => {
      context.log.error({ err: error }, 'An article could not be read.');
      throw data('unavailable', { status: 503 });
    }),
  );
  const { document, isPreview } = answer.data;
  if (!isPreview && isReader(request)) {
    countReader(document.id).catch((error: unknown) =>
      context.log.warn({ err: error }, 'A reader could not be counted.'),
    );
  }
  return answer;
}

export type ArticleView = Awaited<ReturnType<typeof loadArticle>>['data'];
