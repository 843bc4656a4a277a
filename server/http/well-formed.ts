import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { sendMessage } from './message-page.ts';

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Long paths are expensive to match. The site's longest path has about 150 characters. */
const MAX_PATH_LENGTH = 2048;

/**
 * Characters, including the query. Escaping in a redirect may triple the length, and clients accept headers of up to
 * 16 KB. Does not apply to the panel, whose filters need longer queries.
 */
const MAX_SITE_ADDRESS_LENGTH = 4096;

/** A visitor's answers to all questions about a building take about 60 parameters. */
const MAX_PARAMETERS = 100;

/** Links from other sites add a few parameters, such as utm_source. A page repeats all of them in its own links. */
const MAX_UNKNOWN_PARAMETERS = 20;

const BACK_OFFICE = /^\/(admin|api|_next)(\/|$)/i;

/** Parts of a path that proxies and servers interpret differently. */
const AMBIGUOUS = /\/\/|%2f|%5c|\\|(^|\/)(\.|%2e){1,2}(\/|$)/i;

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;
const SCHEME = /^https?$/i;

const isHost = (text: string): boolean => HOST.test(text) && URL.canParse(`http://${text}`);

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

function isPath(path: string): boolean {
  return path.length <= MAX_PATH_LENGTH && path.startsWith('/') && !AMBIGUOUS.test(path) && isDecodable(path);
}

const isTooLong = (address: string): boolean =>
  address.length > MAX_SITE_ADDRESS_LENGTH && !BACK_OFFICE.test(address.split('?', 1)[0] ?? '');

function hasTooManyParameters({ originalUrl, path, siteMatch }: Request): boolean {
  if (BACK_OFFICE.test(path) && !siteMatch?.route.handle.isApi) return false;
  const names = [...new URLSearchParams(originalUrl.slice(path.length)).keys()];
  const { isPublic, isApi, query = [], personalQuery = [] } = siteMatch?.route.handle ?? {};
  const unknown = names.filter((name) => !query.includes(name) && !personalQuery.includes(name));
  return (
    names.length > MAX_PARAMETERS || (isPublic === true && !isApi && unknown.length > MAX_UNKNOWN_PARAMETERS)
  );
}

const firstValue = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

/** Node keeps the first Host header, but a proxy may have used the second. */
const hasTwoHosts = (rawHeaders: string[]): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length > 1;

/** Accepts a missing host, because HTTP/1.0 does not require one. */
export function hasValidHost({
  headers,
  rawHeaders,
}: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): boolean {
  if (hasTwoHosts(rawHeaders)) return false;
  const hosts = [headers.host, firstValue(headers['x-forwarded-host'])];
  const scheme = firstValue(headers['x-forwarded-proto']);
  return (
    hosts.every((host) => host === undefined || isHost(host)) && (scheme === undefined || SCHEME.test(scheme))
  );
}

export function isWellFormed(request: Request): boolean {
  const { originalUrl } = request;
  const path = originalUrl.split('?', 1)[0] ?? '';
  return (
    isPath(path) &&
    !isTooLong(originalUrl) &&
    !originalUrl.includes('#') &&
    hasValidHost(request) &&
    URL.canParse(`http://localhost${originalUrl}`)
  );
}

export const wellFormed: RequestHandler = (request, response, next) => {
  if (!METHODS.includes(request.method)) {
    response.set('allow', METHODS.join(', '));
    sendMessage(response, {
      status: 405,
      title: 'Method not allowed',
      text: 'This site takes no requests of this kind. Please open the page in your browser.',
    });
  } else if (hasTooManyParameters(request)) {
    const text =
      'Please open the page again from our site. Its address has too many parts after the question mark.';
    sendMessage(response, { status: 400, title: 'This address is not valid', text });
  } else if (!isWellFormed(request)) {
    const text = 'Please check the address. It contains characters that no address of this site has.';
    sendMessage(response, { status: 400, title: 'This address is not valid', text });
  } else {
    next();
  }
};
