import type { IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { asksForPreview } from '#cms/preview/preview-address.ts';
import { runAsPreviewOf } from '#cms/preview/previewing.ts';
import type { User } from '#cms/payload-types.ts';

/** Who may preview with these headers; nobody else. */
export type FindEditor = (headers: Headers) => Promise<User | undefined>;

/** The data that the site's own scripts ask for when somebody follows a link. */
const PAGE_DATA = /\.data$/;
const FILE = /\.[a-z]+$/i;

const HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

const queryOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1] ?? '');

/**
 * Whether a page is asked for as a preview. Data of the next page counts as one where a preview asks for it, as
 * the address that a link names does not say so.
 */
function isPreview({ method, originalUrl, path, headers }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (!PAGE_DATA.test(path)) return !FILE.test(path) && asksForPreview(queryOf(originalUrl));
  return asksForPreview(queryOf(originalUrl)) || asksForPreview(queryOf(headers.referer ?? ''));
}

const toHeaders = (headers: IncomingHttpHeaders): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] satisfies [string, string]] : [],
    ),
  );

/**
 * Shows the newest drafts to an editor who asks for a page with `preview=true`. Everybody else who asks gets the
 * page that visitors see. Neither answer is stored or listed.
 */
export const previews =
  (findEditor: FindEditor): RequestHandler =>
  (request, response, next) => {
    if (!isPreview(request)) {
      next();
      return;
    }
    response.set(HEADERS);
    findEditor(toHeaders(request.headers)).then((editor) => {
      if (editor) runAsPreviewOf(editor, next);
      else next();
    }, next);
  };
