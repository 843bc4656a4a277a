import type { Request, RequestHandler, Response } from 'express';
import { sendApiError, sendMessage } from '../message-page.ts';
import type { RateLimits } from './rate-limits.ts';

/** Ignores case, because Payload also accepts some of these in capitals. */
const SIGN_IN = /^\/api\/+users\/+(login|forgot-password|reset-password|unlock)\/*$/i;

const limited =
  (
    take: (request: Request) => Promise<number | undefined> | undefined,
    refuse: (response: Response, seconds: number) => void,
  ): RequestHandler =>
  (request, response, next) => {
    const turn = take(request);
    if (!turn) {
      next();
      return;
    }
    turn.then((seconds) => {
      if (seconds === undefined) next();
      else refuse(response.set('retry-after', String(seconds)), seconds);
    }, next);
  };

export const signInLimit = ({ signIn }: Pick<RateLimits, 'signIn'>): RequestHandler =>
  limited(
    ({ path, ip = '' }) => {
      const what = SIGN_IN.exec(decodeURIComponent(path))?.[1]?.toLowerCase();
      return what === undefined ? undefined : signIn(what, ip);
    },
    (response, seconds) => {
      const advice = `Please wait ${seconds} seconds and try again.`;
      sendApiError(response, 429, `There were many attempts from your address. ${advice}`);
    },
  );

/** Allows about 60 pages a minute, because they are never cached, and a large portfolio loads data for hundreds of lots. */
const LOOK_UPS_FOR_A_PERSONAL_PAGE = 5;

export const personalPageLimit = ({ lookUp }: Pick<RateLimits, 'lookUp'>): RequestHandler =>
  limited(
    ({ siteMatch, ip = '' }) => {
      const { isPage, handle, path } = siteMatch?.route ?? {};
      const isPersonal = isPage && !handle?.isPublic && path?.includes('/:');
      return isPersonal ? lookUp(ip, LOOK_UPS_FOR_A_PERSONAL_PAGE) : undefined;
    },
    (response, seconds) =>
      sendMessage(response, {
        status: 429,
        title: 'Too many requests',
        text: `Many pages were opened from your network. Please try again in ${seconds} seconds.`,
      }),
  );

export const downloadLimit = ({ download }: Pick<RateLimits, 'download'>): RequestHandler =>
  limited(
    ({ siteMatch, ip = '' }) => (siteMatch?.route.handle.isExpensive ? download(ip) : undefined),
    (response, seconds) => {
      const text = `You have opened many files. Please try again in ${seconds} seconds.\n`;
      response.status(429).set('cache-control', 'no-store').type('text/plain').send(text);
    },
  );
