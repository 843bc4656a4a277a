import type { AppLoadContext } from '@remix-run/server-runtime';
import type { Request, Response } from 'express';
import type { SiteRoute } from '#app/route-handle.ts';
import type { Log } from '../logger.ts';
import { NO_LIMITS, type RateLimits } from './rate-limits/rate-limits.ts';
import { currentRequestId } from './request-log.ts';
import type { SiteRoutes } from './site-routes.ts';

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    requestId: string;
    log: Log;
    siteRoutes: () => Promise<readonly SiteRoute[]>;
    renderPublicPage: (address: string) => Promise<globalThis.Response | undefined>;
    /** The `take` functions resolve to the seconds to wait if a limit is reached, and to undefined otherwise. */
    takeTurn: (form: string, parts: number) => Promise<number | undefined>;
    takeLookUp: (count?: number) => Promise<number | undefined>;
    takeGuess: () => Promise<number | undefined>;
    takeMailTo: (recipient: string) => Promise<number | undefined>;
    mayAcknowledge: (recipient: string) => Promise<boolean>;
  }
}

export type Render = (address: string, request: Request) => Promise<globalThis.Response>;

export interface SiteBuild {
  routes: () => Promise<SiteRoutes>;
  render: Render;
}

export const loadContext =
  (
    { form, mailTo, lookUp, guess }: Pick<RateLimits, 'form' | 'mailTo' | 'lookUp' | 'guess'>,
    { routes, render }: SiteBuild,
  ) =>
  (request: Request, response?: Response): AppLoadContext => {
    const withRetryAfter = async (turn: Promise<number | undefined>) => {
      const seconds = await turn;
      if (seconds !== undefined) response?.set('retry-after', String(seconds));
      return seconds;
    };
    return {
      requestId: currentRequestId(request),
      log: request.log,
      siteRoutes: async () => (await routes()).routes,
      renderPublicPage: async (address) => {
        const { isPage, handle } = (await routes()).match(new URL(address).pathname)?.route ?? {};
        return isPage && handle?.isPublic ? render(address, request) : undefined;
      },
      takeTurn: (name, parts) => withRetryAfter(form(name, request.ip ?? '', parts)),
      takeLookUp: (count) => withRetryAfter(lookUp(request.ip ?? '', count)),
      takeGuess: () => withRetryAfter(guess(request.ip ?? '')),
      takeMailTo: (recipient) => withRetryAfter(mailTo(recipient)),
      mayAcknowledge: async (recipient) => (await mailTo(recipient)) === undefined,
    };
  };

export const anonymousContext = (request: Request, site: SiteBuild): AppLoadContext =>
  loadContext(NO_LIMITS, site)(request);
