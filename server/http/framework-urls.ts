import type { Request, RequestHandler } from 'express';
import { sendMessage } from './message-page.ts';

/**
 * URLs that Remix adds to those of the routes, and that no page of ours requests. Each avoids a limit: the manifest matches as
 * many paths as a query has, and single fetch reads a file into memory as text.
 */
function isUnused({ path, originalUrl, siteMatch }: Request): boolean {
  const isDataOfFile = siteMatch?.isData && !siteMatch.route.isPage;
  const query = new URLSearchParams(originalUrl.slice(path.length + 1));
  return isDataOfFile || path === '/__manifest' || query.has('_data');
}

export const frameworkUrls: RequestHandler = (request, response, next) => {
  if (!isUnused(request)) next();
  else sendMessage(response, { status: 404, title: 'Not found', text: 'There is no page at this address.' });
};
