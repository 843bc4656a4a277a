import { randomBytes } from 'node:crypto';
import type { RequestHandler, NextFunction, Request, Response } from 'express';
import { BODY_LIMIT } from './body-limit.ts';
import { sendApiError } from './message-page.ts';
import { SAFE_METHODS } from './same-origin.ts';
import type { UserOf } from './session.ts';

const HEADER = 'content-security-policy';

/** Payload's panel uses inline styles, previews pictures before they are stored, and frames the site. */
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

/** For data and files of the back office, which run nothing wherever they are opened. */
const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'self'";

/** In development, Next assembles its code in the browser. */
const IN_DEVELOPMENT = "'unsafe-inline' 'unsafe-eval'";

const isPage = (path: string): boolean => /^\/admin(\/|$)/i.test(path);

/**
 * Sets the Content Security Policy of the back office. Next gives the scripts of a page the nonce that it finds in this
 * header of the request, so that no others run.
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

/** Payload holds each upload in memory while it makes smaller pictures of it. */
const MOST_AT_ONCE = 3;

const RETRY_AFTER_SECONDS = 5;

const isLarge = ({ headers }: Request): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > BODY_LIMIT;

/**
 * Limits large uploads to the back office at one time; others get a 503 that says when to try again. Ordinary bodies do
 * not count, and neither does what strangers send: nobody can hold the places of staff.
 */
export function panelUploads(userOf: UserOf, mostAtOnce = MOST_AT_ONCE): RequestHandler {
  let underWay = 0;
  const take = (response: Response, next: NextFunction) => {
    if (underWay < mostAtOnce) {
      underWay += 1;
      response.once('close', () => (underWay -= 1));
      next();
    } else {
      response.set('retry-after', String(RETRY_AFTER_SECONDS));
      const advice = `Please try again in ${RETRY_AFTER_SECONDS} seconds.`;
      sendApiError(response, 503, `Other files are being uploaded. ${advice}`);
    }
  };
  return (request, response, next) => {
    if (!isLarge(request)) next();
    else userOf(request).then((user) => (user ? take(response, next) : next()), next);
  };
}

/** Resolves when this process has received all earlier content events. */
export type CatchUp = () => Promise<void>;

/** Ends the response to a change only after its content events: an editor who saves, and opens the page, sees the change. */
export const answerAfterChanges =
  (catchUp: CatchUp): RequestHandler =>
  (request, response, next) => {
    if (!SAFE_METHODS.includes(request.method)) {
      const end = response.end.bind(response) as (...last: unknown[]) => typeof response;
      response.end = (...last: unknown[]) => {
        void catchUp().finally(() => end(...last));
        return response;
      };
    }
    next();
  };
