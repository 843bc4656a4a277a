import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { clientAddress, type Trust } from './client-address.ts';
import { sendProblem } from './problem.ts';
import type { ApiTurn, RateLimits } from './rate-limits/rate-limits.ts';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Link, Deprecation, RateLimit, RateLimit-Policy, Retry-After',
  'cross-origin-resource-policy': 'cross-origin',
};

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
  'access-control-allow-headers': 'Content-Type, If-None-Match, Mcp-Protocol-Version',
  'access-control-max-age': '86400',
};

/**
 * Drops headers about the visitor. Remix rejects actions from other origins, because forms may act for a signed-in user,
 * but the API has no sessions: it neither reads nor sets cookies.
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

/** See draft-ietf-httpapi-ratelimit-headers-10. */
const limitHeaders = ({ policy, quota, windowSeconds, remaining, resetSeconds }: ApiTurn) => ({
  'ratelimit-policy': `"${policy}";q=${quota};w=${windowSeconds}`,
  ratelimit: `"${policy}";r=${remaining};t=${resetSeconds}`,
});

/** Sets the rate limit headers. If the limit is reached, sends 429 and resolves to false. */
async function admit(
  { api }: Pick<RateLimits, 'api'>,
  call: { address: string; isExpensive: boolean },
  response: ServerResponse,
): Promise<boolean> {
  const turn = await api(call.address, call.isExpensive);
  if (!turn) return true;
  for (const [name, value] of Object.entries(limitHeaders(turn))) response.setHeader(name, value);
  if (!turn.isRefused) return true;
  const detail = `Try again in ${turn.resetSeconds} seconds.`;
  response.setHeader('retry-after', String(turn.resetSeconds));
  sendProblem(response, { status: 429, title: 'Too many requests', detail, part: 'limits' });
  return false;
}

const limited =
  (limits: Pick<RateLimits, 'api'>): RequestHandler =>
  (request, response, next) => {
    const call = { address: request.ip ?? '', isExpensive: isExpensive(request) };
    admit(limits, call, response).then((isAdmitted) => isAdmitted && next(), next);
  };

export const publicApi = (limits: Pick<RateLimits, 'api'>): RequestHandler[] => [openToAll, limited(limits)];

/** For cached responses, which are sent before Express handles the request. Searches are never cached. */
export const admitCached =
  (limits: Pick<RateLimits, 'api'>, trust: Trust) =>
  (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
    return admit(limits, { address: clientAddress(request, trust), isExpensive: false }, response);
  };
