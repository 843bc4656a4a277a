import { randomBytes } from 'node:crypto';
import type { RequestHandler, NextFunction, Request, Response } from 'express';
import { BODY_LIMIT } from './body-limit.ts';
import type { UserOf } from './session.ts';

const HEADER = 'content-security-policy';

/** Payload's panel writes styles into its pages, shows pictures before they are stored, and frames the site. */
const panelPolicy = (scripts: string): string =>
  [
    "default-src 'self'",
    "base-uri 'none'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "frame-src 'self'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    `script-src 'self' ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self' blob:",
  ].join('; ');

/** What is no page: data and files of the back office run nothing, wherever they are opened. */
const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'self'";

/** While the panel is developed, Next puts its code together in the browser and hears of changes by a socket. */
const IN_DEVELOPMENT = "'unsafe-inline' 'unsafe-eval'";

const isPage = (path: string): boolean => /^\/admin(\/|$)/i.test(path);

/**
 * Says what browsers may run of the back office. Next marks the scripts of a page with the nonce that it finds in
 * this header of the request, so that no others run.
 */
export const panelPolicies =
  ({ production }: { production: boolean }): RequestHandler =>
  (request, response, next) => {
    const scripts = production ? `'nonce-${randomBytes(16).toString('base64')}'` : IN_DEVELOPMENT;
    const policy = isPage(request.path) ? panelPolicy(scripts) : NOTHING_RUNS;
    request.headers[HEADER] = policy;
    response.set(HEADER, policy);
    next();
  };

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

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Resolves when this process has heard of all changes of content that were made before. */
export type CatchUp = () => Promise<void>;

/**
 * Ends the answer to a change only when this process knows of it: an editor who has saved, and looks at the page
 * next, sees what was saved.
 */
export const answerAfterChanges =
  (catchUp: CatchUp): RequestHandler =>
  (request, response, next) => {
    if (!READING.has(request.method)) {
      const end = response.end.bind(response) as (...last: unknown[]) => typeof response;
      response.end = (...last: unknown[]) => {
        void catchUp().finally(() => end(...last));
        return response;
      };
    }
    next();
  };
