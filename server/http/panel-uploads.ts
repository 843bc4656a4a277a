import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { BODY_LIMIT } from './body-limit.ts';
import type { UserOf } from './session.ts';

/** Payload holds each in memory while it makes smaller pictures of it. */
const MOST_AT_ONCE = 3;

const RETRY_AFTER_SECONDS = 5;

const isLarge = ({ headers }: Request): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > BODY_LIMIT;

/**
 * Takes so many large uploads to the back office at once; to others it says when to try again. Whatever fits into an
 * ordinary body, as the saving of a document does, is not counted, and nor is what strangers send: nobody can hold the
 * places of those who work here.
 */
export function panelUploads(userOf: UserOf, mostAtOnce = MOST_AT_ONCE): RequestHandler {
  let underWay = 0;
  const take = (response: Response, next: NextFunction) => {
    if (underWay < mostAtOnce) {
      underWay += 1;
      response.once('close', () => (underWay -= 1));
      next();
    } else {
      response.status(503).set({ 'retry-after': String(RETRY_AFTER_SECONDS), 'cache-control': 'no-store' });
      const message = `Other files are being uploaded. Please try again in ${RETRY_AFTER_SECONDS} seconds.`;
      response.json({ errors: [{ message }] });
    }
  };
  return (request, response, next) => {
    if (!isLarge(request)) next();
    else userOf(request).then((user) => (user ? take(response, next) : next()), next);
  };
}
