import type { Request, RequestHandler } from 'express';
import { sendMessage } from './message-page.ts';
import { hasSessionCookie } from './session.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const API = /^\/api(\/|$)/i;

/** What a browser says of a request that no other site has caused. */
const OWN_SITES = ['same-origin', 'none'];

/** The address that a request was sent to, as its browser knows it. */
const hostOf = (request: Request): string | undefined =>
  request.get('x-forwarded-host')?.split(',')[0]?.trim() ?? request.get('host');

function isOurs(origin: string, request: Request, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.origin === siteUrl || url.host === hostOf(request);
}

/**
 * Whether a request comes from a page of ours. A browser says so itself (`Sec-Fetch-Site`), or names the page
 * (`Origin`, `Referer`). A program says nothing: it acts for nobody unless it sends a session.
 */
function comesFromUs(request: Request, siteUrl: string): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined && !OWN_SITES.includes(site)) return false;
  const source = request.get('origin') ?? (site === undefined ? request.get('referer') : undefined);
  if (source !== undefined) return isOurs(source, request, siteUrl);
  return site !== undefined || !hasSessionCookie(request);
}

/**
 * Remix compares the page once more, and with the host alone, which a proxy may have changed: it would answer our own
 * pages with an error.
 */
function tellOfOurHost(request: Request, siteUrl: string): void {
  if (request.get('origin') === siteUrl) request.headers['x-forwarded-host'] = new URL(siteUrl).host;
}

const REFUSAL = {
  status: 403,
  title: 'This came from another site',
  text: 'For your safety, forms are only taken from the pages of this site. Please open the page here, and send it again.',
};

/**
 * Refuses what another site makes a browser send here: every POST, PUT, PATCH and DELETE, to the site and to
 * the back office. See docs/decisions/0028.
 */
export const sameOrigin =
  (siteUrl: string): RequestHandler =>
  (request, response, next) => {
    if (SAFE_METHODS.includes(request.method)) next();
    else if (comesFromUs(request, siteUrl)) {
      tellOfOurHost(request, siteUrl);
      next();
    } else if (API.test(request.path)) {
      const { status, text } = REFUSAL;
      response
        .status(status)
        .set('cache-control', 'no-store')
        .json({ errors: [{ message: text }] });
    } else sendMessage(response, REFUSAL);
  };
