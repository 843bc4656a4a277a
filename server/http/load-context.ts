import type { AppLoadContext } from '@remix-run/server-runtime';
import type { Request, Response } from 'express';
import type { SiteRoute } from '#app/route-handle.ts';
import type { Log } from '../logger.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import { requestIdOf } from './request-log.ts';
import type { SiteRoutes } from './site-routes.ts';

declare module '@remix-run/server-runtime' {
  /** What the site's loaders and actions get from the process, as `context`. */
  interface AppLoadContext {
    requestId: string;
    log: Log;
    /** Every route of the site, with its facts. */
    siteRoutes: () => Promise<readonly SiteRoute[]>;
    /** Renders a page as the page cache does. There is none at addresses of files and of personal pages. */
    renderPublicPage: (address: string) => Promise<globalThis.Response | undefined>;
    /** Taken before each action, by the process: the seconds to wait where there is no turn left. */
    takeTurn: (form: string, parts: number) => Promise<number | undefined>;
    /** Taken before a visitor's mail is queued: the seconds to wait where its recipient was sent several. */
    takeMailTo: (recipient: string) => Promise<number | undefined>;
    /** Counts a mail that acknowledges a form: whether its recipient was not sent several within the hour. */
    mayAcknowledge: (recipient: string) => Promise<boolean>;
  }
}

/** Renders what is at an address as an anonymous visitor sees it. */
export type Render = (address: string, request: Request) => Promise<globalThis.Response>;

/** A build of the site, which changes while the site is developed. */
export interface SiteBuild {
  routes: () => Promise<SiteRoutes>;
  render: Render;
}

type SiteContext = Pick<AppLoadContext, 'requestId' | 'log' | 'siteRoutes' | 'renderPublicPage'>;

const siteContext = (request: Request, { routes, render }: SiteBuild): SiteContext => ({
  requestId: requestIdOf(request),
  log: request.log,
  siteRoutes: async () => (await routes()).routes,
  renderPublicPage: async (address) => {
    const { isPage, handle } = (await routes()).match(new URL(address).pathname)?.route ?? {};
    return isPage && handle?.isPublic ? render(address, request) : undefined;
  },
});

/** Makes the context of a request. Where there is no turn left, the answer says when there will be. */
export const loadContext =
  ({ form, mailTo }: Pick<RateLimits, 'form' | 'mailTo'>, site: SiteBuild) =>
  (request: Request, response: Response): AppLoadContext => {
    const withRetryAfter = async (turn: Promise<number | undefined>) => {
      const seconds = await turn;
      if (seconds !== undefined) response.set('retry-after', String(seconds));
      return seconds;
    };
    return {
      ...siteContext(request, site),
      takeTurn: (name, parts) => withRetryAfter(form(name, request.ip ?? '', parts)),
      takeMailTo: (recipient) => withRetryAfter(mailTo(recipient)),
      mayAcknowledge: async (recipient) => (await mailTo(recipient)) === undefined,
    };
  };

/** The context of a page that is rendered for everyone: it runs no actions, and takes no turns. */
export const anonymousContext = (request: Request, site: SiteBuild): AppLoadContext => ({
  ...siteContext(request, site),
  takeTurn: () => Promise.resolve(undefined),
  takeMailTo: () => Promise.resolve(undefined),
  mayAcknowledge: () => Promise.resolve(true),
});
