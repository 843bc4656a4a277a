import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { parse, type ParsedQs } from 'qs-esm';
import { BODY_LIMIT } from './body-limit.ts';
import { sendApiError } from './message-page.ts';
import { SAFE_METHODS } from './same-origin.ts';
import type { UserOf } from './session.ts';

const OPEN_TO_ALL = new Set([
  'POST /api/users/login',
  'POST /api/users/logout',
  'GET /api/users/me',
  'POST /api/users/refresh-token',
  'POST /api/users/forgot-password',
  'POST /api/users/reset-password',
]);

const MEDIA_FILE = /^(GET|HEAD) \/api\/media\/file\/[^/]+$/;

const METHOD_OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override'];

const requestPath = ({ originalUrl }: Request) => originalUrl.split('?', 1)[0] ?? '';

function isOpenToAll(request: Request): boolean {
  if (METHOD_OVERRIDES.some((name) => name in request.headers)) return false;
  const call = `${request.method} ${requestPath(request)}`;
  return OPEN_TO_ALL.has(call) || MEDIA_FILE.test(call);
}

function requireUser(userOf: UserOf): RequestHandler {
  return (request, response, next) => {
    userOf(request).then((user) => {
      if (user) next();
      else sendApiError(response, 403, 'You are not allowed to perform this action.');
    }, next);
  };
}

/**
 * Before any body is read, rejects requests without a valid session, except for an exact list of calls. Otherwise
 * Payload's REST API would respond for every collection.
 */
export function apiGate(userOf: UserOf): RequestHandler {
  const signedIn = requireUser(userOf);
  return (request, response, next) => {
    if (/^\/api\/+graphql/i.test(decodeURIComponent(requestPath(request)))) {
      sendApiError(response, 404, 'Not Found');
    } else if (isOpenToAll(request)) next();
    else signedIn(request, response, next);
  };
}

/** Requires a session for POST requests to panel pages, which call server functions. Signing in does not use these. */
export function panelGate(userOf: UserOf): RequestHandler {
  const signedIn = requireUser(userOf);
  return (request, response, next) => {
    if (SAFE_METHODS.includes(request.method)) next();
    else signedIn(request, response, next);
  };
}

const WHOLE_NUMBER = /^\d{1,9}$/;
const NUMBERS = ['page', 'limit', 'depth'];
const JSON_TEXTS = ['where', 'data'];

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const isWholeNumber = (value: unknown): boolean => typeof value === 'string' && WHOLE_NUMBER.test(value);

function errorIn(query: ParsedQs): string | undefined {
  const number = NUMBERS.find((name) => query[name] !== undefined && !isWholeNumber(query[name]));
  if (number) return `Please give "${number}" as a whole number of at most nine digits.`;
  const json = JSON_TEXTS.find((name) => {
    const value = query[name];
    return typeof value === 'string' && value !== '' && !isJson(value);
  });
  return json && `Please give "${json}" as JSON, or as a query with brackets.`;
}

export const apiQuery: RequestHandler = (request, response, next) => {
  const { search } = new URL(request.originalUrl, 'http://localhost');
  const message = errorIn(parse(search, { ignoreQueryPrefix: true }));
  if (message) sendApiError(response, 400, message);
  else next();
};

/** Payload responds to HEAD for a file with 404, so treat it as GET. Node still omits the body. */
export const headAsGet: RequestHandler = (request, _response, next) => {
  request.method = 'GET';
  next();
};

const HEADER = 'content-security-policy';

/** Allows what Payload's panel does: use inline styles, preview images before upload, and frame the site. */
const panelPolicy = (scripts: string): string =>
  [
    "default-src 'self'",
    "base-uri 'none'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "frame-src 'self'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    `script-src 'self' ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self' blob:",
  ].join('; ');

/** For data and files, which must not run scripts. Next prefers this to a policy that Payload sets. */
const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'self'; sandbox";

const IN_DEVELOPMENT = "'unsafe-inline' 'unsafe-eval'";

const isPage = (path: string): boolean => /^\/admin(\/|$)/i.test(path);

/** Next reads the nonce from this request header and adds it to its scripts, so that no other scripts run. */
export const panelPolicies =
  ({ production }: { production: boolean }): RequestHandler =>
  (request, response, next) => {
    const scripts = production ? `'nonce-${randomBytes(16).toString('base64')}'` : IN_DEVELOPMENT;
    const policy = isPage(request.path) ? panelPolicy(scripts) : NOTHING_RUNS;
    request.headers[HEADER] = policy;
    response.set(HEADER, policy);
    next();
  };

/** Low, because Payload holds each upload in memory while it resizes the image. */
const MAX_AT_ONCE = 3;

const RETRY_AFTER_SECONDS = 5;

const isLarge = ({ headers }: Request): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > BODY_LIMIT;

/** Limits concurrent large uploads. Does not count signed-out requests, so that strangers cannot block staff. */
export function panelUploads(userOf: UserOf, mostAtOnce = MAX_AT_ONCE): RequestHandler {
  let underWay = 0;
  const take = (response: Response, next: NextFunction) => {
    if (underWay < mostAtOnce) {
      underWay += 1;
      response.once('close', () => (underWay -= 1));
      next();
    } else {
      response.set('retry-after', String(RETRY_AFTER_SECONDS));
      const advice = `Please try again in ${RETRY_AFTER_SECONDS} seconds.`;
      sendApiError(response, 503, `Other files are being uploaded. ${advice}`);
    }
  };
  return (request, response, next) => {
    if (!isLarge(request)) next();
    else userOf(request).then((user) => (user ? take(response, next) : next()), next);
  };
}

export type CatchUp = () => Promise<void>;

/** Delays a response until the change's content events have arrived, so that editors see their change on the site. */
export const respondAfterChanges =
  (catchUp: CatchUp): RequestHandler =>
  (request, response, next) => {
    if (!SAFE_METHODS.includes(request.method)) {
      const end = response.end.bind(response) as (...last: unknown[]) => typeof response;
      response.end = (...last: unknown[]) => {
        void catchUp().finally(() => end(...last));
        return response;
      };
    }
    next();
  };
