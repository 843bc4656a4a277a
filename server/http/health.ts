import { type RequestHandler, Router } from 'express';
import pTimeout from 'p-timeout';
import type { Lifecycle } from './serve.ts';

export const ASKED_BY_MACHINES: ReadonlySet<string> = new Set(['/healthz', '/servez', '/readyz', '/metrics']);

const ANSWER_LIMIT_MS = 2000;

export type Ping = () => Promise<unknown>;

const answersInTime = (ping: Ping): Promise<boolean> =>
  pTimeout(ping(), { milliseconds: ANSWER_LIMIT_MS }).then(
    () => true,
    () => false,
  );

const check =
  (isWell: () => boolean | Promise<boolean>, well: string): RequestHandler =>
  async (_request, response) => {
    const ok = await isWell();
    response
      .status(ok ? 200 : 503)
      .type('text/plain')
      .set('cache-control', 'no-store')
      .send(ok ? `${well}\n` : `not ${well}\n`);
  };

/**
 * /healthz: the process is alive. /servez: it has started and is not stopping. Load balancers use /servez, because
 * cached pages need no database. /readyz: the database and other dependencies also work.
 */
export const health = (lifecycle: Lifecycle, ping: Ping): Router =>
  Router()
    .get(
      '/healthz',
      check(() => true, 'ok'),
    )
    .get(
      '/servez',
      check(() => lifecycle.isReady(), 'serving'),
    )
    .get(
      '/readyz',
      check(async () => lifecycle.isReady() && (await answersInTime(ping)), 'ready'),
    );
