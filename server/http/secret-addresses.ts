import type { RequestHandler } from 'express';

/**
 * The links from mails, stored reports, and the files that visitors sent, whose names may be personal. Whoever
 * knows the address of a link or a report can do or see what it is for.
 */
const SECRET_ADDRESS =
  /^(\/newsletter\/(?:confirm|unsubscribe)\/|\/ll97\/report\/(?=[\w-]{22})|\/cwz\/(?:report|upload|thank-you|analysis)\/|\/ll199\/analysis\/|\/api\/bill-uploads\/file\/)[^?]*/i;

/** With the policy "no-referrer", browsers hide where a form comes from, and the form would be refused. */
const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};

/** Keeps addresses that are secrets out of caches, search engines and the logs of other sites. */
export const secretAddresses: RequestHandler = (request, response, next) => {
  if (SECRET_ADDRESS.test(request.path)) response.set(HEADERS);
  next();
};

/** A path as the log may keep it. */
export const withoutSecret = (path: string): string => path.replace(SECRET_ADDRESS, '$1...');
