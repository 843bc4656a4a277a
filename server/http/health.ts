import { type RequestHandler, Router } from 'express';
import pTimeout from 'p-timeout';
import type { Lifecycle } from './serve.ts';

/** What load balancers and Prometheus request every few seconds: neither counted nor logged. */
export const ASKED_BY_MACHINES: ReadonlySet<string> = new Set(['/healthz', '/servez', '/readyz', '/metrics']);

const ANSWER_LIMIT_MS = 2000;

/** Resolves when everything that serving needs is there, rejects when not. */
export type Ping = () => Promise<unknown>;

const answersInTime = (ping: Ping): Promise<boolean> =>
  pTimeout(ping(), { milliseconds: ANSWER_LIMIT_MS }).then(
    () => true,
    () => false,
  );

/** Answers with 200 or 503, and with a line for people who look. */
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
 * /healthz: the process lives. /servez: it has started, and is not stopping, for load balancers that would serve nobody
 * if no process were ready (cached pages need no database). /readyz: it also has what serving needs.
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
