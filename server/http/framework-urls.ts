import type { Request, RequestHandler } from 'express';
import { sendMessage } from './message-page.ts';

/** Each takes about a millisecond to match. A navigation requests one path, and a page those of its links. */
const MAX_SEGMENTS = 40;

const segmentsIn = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + path.split('/').length, 0);

/**
 * Remix adds these URLs, and our pages never request them. Each bypasses a limit: the manifest matches as many paths as a
 * query has, and single fetch reads a file into memory as text.
 */
function isUnused({ path, originalUrl, siteMatch }: Request): boolean {
  const isDataOfFile = siteMatch?.isData === true && !siteMatch.route.isPage;
  const query = new URLSearchParams(originalUrl.slice(path.length + 1));
  const isLargeManifest = path === '/__manifest' && segmentsIn(query.getAll('p')) > MAX_SEGMENTS;
  return isDataOfFile || isLargeManifest || query.has('_data');
}

export const frameworkUrls: RequestHandler = (request, response, next) => {
  if (!isUnused(request)) next();
  else sendMessage(response, { status: 404, title: 'Not found', text: 'There is no page at this address.' });
};
