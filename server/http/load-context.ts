import type { AppLoadContext } from '@remix-run/server-runtime';
import type { Request, Response } from 'express';
import type { SiteRoute } from '#app/route-handle.ts';
import type { Log } from '../logger.ts';
import { NO_LIMITS, type RateLimits } from './rate-limits/rate-limits.ts';
import { requestIdOf } from './request-log.ts';
import type { SiteRoutes } from './site-routes.ts';

declare module '@remix-run/server-runtime' {
  /** The `context` of the site's loaders and actions. */
  interface AppLoadContext {
    requestId: string;
    log: Log;
    siteRoutes: () => Promise<readonly SiteRoute[]>;
    /** Renders a page as the page cache does; undefined for files and personal pages. */
    renderPublicPage: (address: string) => Promise<globalThis.Response | undefined>;
    /** Taken by the process before each action. Resolves with the seconds to wait where no turn is left. */
    takeTurn: (form: string, parts: number) => Promise<number | undefined>;
    /** Taken before look-ups of addresses, by default one. Resolves with the seconds to wait where there were too many. */
    takeLookUp: (count?: number) => Promise<number | undefined>;
    /** Taken where a secret address does not exist. Resolves with the seconds to wait where there were too many. */
    takeGuess: () => Promise<number | undefined>;
    /** Taken before a visitor's mail is queued. Resolves with the seconds to wait where its recipient got several. */
    takeMailTo: (recipient: string) => Promise<number | undefined>;
    /** Counts a mail that acknowledges a form. Resolves with whether its recipient did not get several this hour. */
    mayAcknowledge: (recipient: string) => Promise<boolean>;
  }
}

/** Renders an address as an anonymous visitor sees it. */
export type Render = (address: string, request: Request) => Promise<globalThis.Response>;

/** A build of the site, which changes while the site is developed. */
export interface SiteBuild {
  routes: () => Promise<SiteRoutes>;
  render: Render;
}

/** The context of a request. Where no turn is left, the response says when to try again. */
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
      requestId: requestIdOf(request),
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

/** The context of a page that is rendered for everyone: it takes no turns. */
export const anonymousContext = (request: Request, site: SiteBuild): AppLoadContext =>
  loadContext(NO_LIMITS, site)(request);
