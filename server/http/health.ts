import { type RequestHandler, Router } from 'express';
import pTimeout from 'p-timeout';
import type { Lifecycle } from './serve.ts';

/** What machines request every few seconds: neither counted nor logged. */
export const ASKED_BY_MACHINES: ReadonlySet<string> = new Set(['/healthz', '/servez', '/readyz', '/metrics']);

const ANSWER_LIMIT_MS = 2000;

/** Resolves when everything that serving needs is there, rejects when not. */
export type Ping = () => Promise<unknown>;

const answersInTime = (ping: Ping): Promise<boolean> =>
  pTimeout(ping(), { milliseconds: ANSWER_LIMIT_MS, message: 'Not ready in time.' }).then(
    () => true,
    () => false,
  );

const readiness =
  (lifecycle: Lifecycle, ping: Ping): RequestHandler =>
  async (_request, response) => {
    const ready = lifecycle.isReady() && (await answersInTime(ping));
    response.status(ready ? 200 : 503).send(ready ? 'ready\n' : 'not ready\n');
  };

/** For load balancers that would serve nobody if no process were ready. Cached pages need no database. */
const takingVisitors =
  (lifecycle: Lifecycle): RequestHandler =>
  (_request, response) => {
    const taking = lifecycle.isReady();
    response.status(taking ? 200 : 503).send(taking ? 'serving\n' : 'not serving\n');
  };

/**
 * /healthz: the process lives. /servez: it has started, and is not stopping. /readyz: beside that, it has what serving
 * needs.
 */
export function health(lifecycle: Lifecycle, ping: Ping): Router {
  const router = Router();
  router.use(['/healthz', '/servez', '/readyz'], (_request, response, next) => {
    response.type('text/plain').set('cache-control', 'no-store');
    next();
  });
  router.get('/healthz', (_request, response) => {
    response.send('ok\n');
  });
  router.get('/servez', takingVisitors(lifecycle));
  router.get('/readyz', readiness(lifecycle, ping));
  return router;
}
