import type { AppLoadContext } from '@remix-run/server-runtime';
import type { Request, Response } from 'express';
import type { Log } from '../logger.ts';
import type { RateLimits } from './rate-limits/index.ts';
import { requestIdOf } from './request-id.ts';

declare module '@remix-run/server-runtime' {
  /** What the site's loaders and actions get from the process, as `context`. */
  interface AppLoadContext {
    requestId: string;
    log: Log;
    /** Taken before each action, by the process: the seconds to wait where there is no turn left. */
    takeTurn: (form: string, parts: number) => Promise<number | undefined>;
    /** Taken before a visitor's mail is queued: the seconds to wait where its recipient was sent several. */
    takeMailTo: (recipient: string) => Promise<number | undefined>;
    /** Counts a mail that acknowledges a form: whether its recipient was not sent several within the hour. */
    mayAcknowledge: (recipient: string) => Promise<boolean>;
  }
}

/** Makes the context of a request. Where there is no turn left, the answer says when there will be. */
export const loadContext =
  ({ form, mailTo }: Pick<RateLimits, 'form' | 'mailTo'>) =>
  (request: Request, response: Response): AppLoadContext => {
    const announced = async (turn: Promise<number | undefined>) => {
      const seconds = await turn;
      if (seconds !== undefined) response.set('retry-after', String(seconds));
      return seconds;
    };
    return {
      requestId: requestIdOf(request),
      log: request.log,
      takeTurn: (name, parts) => announced(form(name, request.ip ?? '', parts)),
      takeMailTo: (recipient) => announced(mailTo(recipient)),
      mayAcknowledge: async (recipient) => (await mailTo(recipient)) === undefined,
    };
  };

/** The context of a page that is rendered for nobody in particular: it only reads, and takes no turns. */
export const readingContext = (request: Request): AppLoadContext => ({
  requestId: requestIdOf(request),
  log: request.log,
  takeTurn: () => Promise.resolve(undefined),
  takeMailTo: () => Promise.resolve(undefined),
  mayAcknowledge: () => Promise.resolve(true),
});
