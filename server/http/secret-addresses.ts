import type { RequestHandler } from 'express';

/**
 * How secret addresses begin: those of links from mails, stored reports and results, and the files that visitors sent, whose
 * names may be personal. A test holds them against app/routes.ts.
 */
export const SECRET_BEGINNINGS = [
  '/newsletter/(?:confirm|unsubscribe)/',
  '/ll97/report/(?=[\\w-]{22})',
  '/ll199/analysis/',
  '/cwz/(?:report|upload|thank-you|analysis)/',
  '/nyc-internet/quiz/result/',
  '/api/bill-uploads/file/',
];

/** Whoever knows such an address can do or see what it is for. */
const SECRET_ADDRESS = new RegExp(`^(${SECRET_BEGINNINGS.join('|')})[^?]*`, 'i');

/** With the policy "no-referrer", browsers hide where a form comes from, and the form would be refused. */
const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};

/** Keeps addresses that are secrets out of caches, search engines and the logs of other sites. */
export const secretAddresses: RequestHandler = (request, response, next) => {
  if (SECRET_ADDRESS.test(decodeURIComponent(request.path))) response.set(HEADERS);
  next();
};

/** A valid path as the log may keep it, however its characters are written. */
export function withoutSecret(path: string): string {
  const decoded = decodeURIComponent(path);
  return SECRET_ADDRESS.test(decoded) ? decoded.replace(SECRET_ADDRESS, '$1...') : path;
}
