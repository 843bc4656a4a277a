import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { isbot } from 'isbot';
import { findArticle, relatedArticles } from '#app/content/articles.server.ts';
import { isPreview } from '#app/content/reader.server.ts';
import { countReader } from '#app/content/read-count.server.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { loadDocument } from '../site/document.server.ts';

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
async function findWithRelated(module: ModuleSlug, slug: string) {
  const article = await findArticle(module, slug);
  return article && { ...article, related: await relatedArticles(module, article, RELATED_ARTICLES) };
}

/**
 * One article with its related ones, or 404; 503 where it cannot be read. A reader is counted, but for an
 * editor in a preview; when that fails it is only logged.
 */
export async function loadArticle(
  { request, params, context }: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>,
  module: ModuleSlug,
) {
  const answer = await loadDocument(request, () =>
    findWithRelated(module, params.slug ?? '').catch((error: unknown) => {
      context.log.error({ err: error }, 'An article could not be read.');
      throw data('unavailable', { status: 503 });
    }),
  );
  if (!isPreview() && isReader(request)) {
    countReader(answer.document.id).catch((error: unknown) =>
      context.log.warn({ err: error }, 'A reader could not be counted.'),
    );
  }
  return answer;
}

export type ArticleView = Awaited<ReturnType<typeof loadArticle>>;
