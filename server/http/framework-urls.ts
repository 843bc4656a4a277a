import type { Request, RequestHandler } from 'express';
import { sendMessage } from './message-page.ts';

/**
 * In all paths of a manifest request. Matching a path takes about a millisecond. Navigation requests one path, and a page
 * requests its links' paths.
 */
const MAX_SEGMENTS = 40;

const segmentsIn = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + path.split('/').length, 0);

/**
 * Remix adds these URLs, but our pages never request them. They bypass limits: the manifest matches every path in the
 * query, and single fetch reads a whole file into memory as text.
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
