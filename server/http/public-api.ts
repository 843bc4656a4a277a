import type { Request, RequestHandler } from 'express';
import { sendProblem } from './problem.ts';
import type { ApiTurn, RateLimits } from './rate-limits/rate-limits.ts';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Link, Deprecation, RateLimit, RateLimit-Policy, Retry-After',
  'cross-origin-resource-policy': 'cross-origin',
};

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
  'access-control-allow-headers': 'Content-Type, If-None-Match',
  'access-control-max-age': '86400',
};

/**
 * Remix refuses actions from other origins, because forms act for a signed-in visitor. The API takes no session: it neither
 * reads nor sets cookies.
 */
function forgetVisitor({ headers }: Request): void {
  for (const name of ['origin', 'cookie', 'authorization', 'referer']) Reflect.deleteProperty(headers, name);
}

const openToAll: RequestHandler = (request, response, next) => {
  response.set(CORS);
  forgetVisitor(request);
  if (request.method === 'OPTIONS') response.status(204).set(PREFLIGHT).end();
  else next();
};

const SEARCH = /^\/api\/v1\/buildings\/?$/i;

const isExpensive = ({ method, path }: Request): boolean =>
  SEARCH.test(path) || !['GET', 'HEAD'].includes(method);

/** draft-ietf-httpapi-ratelimit-headers-10. */
const limitHeaders = ({ policy, quota, windowSeconds, remaining, resetSeconds }: ApiTurn) => ({
  'ratelimit-policy': `"${policy}";q=${quota};w=${windowSeconds}`,
  ratelimit: `"${policy}";r=${remaining};t=${resetSeconds}`,
});

const limited =
  ({ api }: Pick<RateLimits, 'api'>): RequestHandler =>
  (request, response, next) => {
    api(request.ip ?? '', isExpensive(request)).then((turn) => {
      if (!turn) {
        next();
        return;
      }
      response.set(limitHeaders(turn));
      if (!turn.isRefused) {
        next();
        return;
      }
      const detail = `Try again in ${turn.resetSeconds} seconds.`;
      response.set('retry-after', String(turn.resetSeconds));
      sendProblem(response, { status: 429, title: 'Too many requests', detail, part: 'limits' });
    }, next);
  };

export const publicApi = (limits: Pick<RateLimits, 'api'>): RequestHandler[] => [openToAll, limited(limits)];
