import type { Request, RequestHandler } from 'express';
import { sendApiError, sendMessage } from './message-page.ts';
import { hasSessionCookie } from './session.ts';

export const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const API = /^\/api(\/|$)/i;

const OWN_SITES = ['same-origin', 'none'];

const requestedHost = (request: Request): string | undefined =>
  request.get('x-forwarded-host')?.split(',')[0]?.trim() ?? request.get('host');

function isOurs(origin: string, request: Request, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.origin === siteUrl || url.host === requestedHost(request);
}

/**
 * Browsers send `Sec-Fetch-Site`, `Origin`, or `Referer`. Other clients send none of these, and are accepted unless
 * they send a session cookie.
 */
function comesFromUs(request: Request, siteUrl: string): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined && !OWN_SITES.includes(site)) return false;
  const source = request.get('origin') ?? (site === undefined ? request.get('referer') : undefined);
  if (source !== undefined) return isOurs(source, request, siteUrl);
  return site !== undefined || !hasSessionCookie(request);
}

/** Restores the host, which a proxy may have changed, because Remix compares it with the origin again. */
function useSiteHost(request: Request, siteUrl: string): void {
  if (request.get('origin') === siteUrl) request.headers['x-forwarded-host'] = new URL(siteUrl).host;
}

const REFUSAL = {
  status: 403,
  title: 'This came from another site',
  text: 'For your safety, forms are only taken from the pages of this site. Please open the page here, and send it again.',
};

/** Rejects cross-site requests that may change data. See docs/decisions/0029. */
export const sameOrigin =
  (siteUrl: string): RequestHandler =>
  (request, response, next) => {
    if (SAFE_METHODS.includes(request.method)) next();
    else if (comesFromUs(request, siteUrl)) {
      useSiteHost(request, siteUrl);
      next();
    } else if (API.test(request.path)) sendApiError(response, REFUSAL.status, REFUSAL.text);
    else sendMessage(response, REFUSAL);
  };
