import type { RequestHandler, Response } from 'express';
import type { RateLimits } from './rate-limits.ts';

/** What can be tried again and again to get in. Payload takes some of these in capitals, too. */
const SIGN_IN = /^\/api\/+users\/+(login|forgot-password|reset-password|unlock)\/*$/i;

const messageFor = (seconds: number) =>
  `There were many attempts from your address. Please wait ${seconds} seconds and try again.`;

function refuse(response: Response, seconds: number): void {
  response.status(429).set({ 'retry-after': String(seconds), 'cache-control': 'no-store' });
  response.json({ errors: [{ message: messageFor(seconds) }] });
}

/** Limits how often one address may try to sign in or to get a new password, in the words of the panel. */
export const signInLimit =
  ({ signIn }: Pick<RateLimits, 'signIn'>): RequestHandler =>
  (request, response, next) => {
    const what = SIGN_IN.exec(decodeURIComponent(request.path))?.[1]?.toLowerCase();
    if (!what) {
      next();
      return;
    }
    signIn(what, request.ip ?? '')
      .then((seconds) => {
        if (seconds === undefined) next();
        else refuse(response, seconds);
      })
      .catch(next);
  };
