import type { Request, RequestHandler } from 'express';
import { isPreviewRequest } from '#cms/publishing/preview.ts';
import { runAsPreviewer } from '#cms/publishing/preview-context.ts';
import type { UserOf } from './session.ts';

const HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

const parseQuery = (address: string): URLSearchParams => new URL(address, 'http://localhost').searchParams;

/** Data requests from a preview have no `preview` parameter, but their referrer does. */
function isPreview({ method, originalUrl, siteMatch, headers }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (!siteMatch?.route.isPage) return false;
  if (isPreviewRequest(parseQuery(originalUrl))) return true;
  return siteMatch.isData && isPreviewRequest(parseQuery(headers.referer ?? ''));
}

export const previews =
  (userOf: UserOf): RequestHandler =>
  (request, response, next) => {
    if (!isPreview(request)) {
      next();
      return;
    }
    response.set(HEADERS);
    userOf(request).then((user) => {
      if (user && user.role !== 'staff') runAsPreviewer(user, next);
      else next();
    }, next);
  };
