import type { Request, RequestHandler } from 'express';
import { isPreviewRequest } from '#cms/publishing/preview.ts';
import { runAsPreviewer } from '#cms/publishing/preview-context.ts';
import type { UserOf } from './session.ts';

/** The data that the site's own scripts ask for when somebody follows a link. */
const PAGE_DATA = /\.data$/;
const FILE = /\.[a-z]+$/i;

const HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

const queryOf = (address: string): URLSearchParams => new URL(address, 'http://localhost').searchParams;

/**
 * Whether a page is asked for as a preview. Data of the next page counts as one where a preview asks for it, as
 * the address that a link names does not say so.
 */
function isPreview({ method, originalUrl, path, headers }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (!PAGE_DATA.test(path)) return !FILE.test(path) && isPreviewRequest(queryOf(originalUrl));
  return isPreviewRequest(queryOf(originalUrl)) || isPreviewRequest(queryOf(headers.referer ?? ''));
}

/**
 * Shows the newest drafts to an admin or editor who asks for a page with `preview=true`. Everybody else who asks gets the
 * page that visitors see. Neither answer is stored or listed.
 */
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
