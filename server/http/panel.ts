import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { parse, type ParsedQs } from 'qs-esm';
import { BODY_LIMIT } from './body-limit.ts';
import { sendApiError } from './message-page.ts';
import { SAFE_METHODS } from './same-origin.ts';
import type { UserOf } from './session.ts';

/** What the sign-in page and the site need; everything else takes a signed-in user. */
const OPEN_TO_ALL = new Set([
  'POST /api/users/login',
  'POST /api/users/logout',
  'GET /api/users/me',
  'POST /api/users/refresh-token',
  'POST /api/users/forgot-password',
  'POST /api/users/reset-password',
]);

const MEDIA_FILE = /^(GET|HEAD) \/api\/media\/file\/[^/]+$/;

/** Headers by which Payload takes a request for one of another method. */
const METHOD_OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override'];

const pathOf = ({ originalUrl }: Request) => originalUrl.split('?', 1)[0] ?? '';

function isOpenToAll(request: Request): boolean {
  if (METHOD_OVERRIDES.some((name) => name in request.headers)) return false;
  const call = `${request.method} ${pathOf(request)}`;
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
 * Stands before Payload's REST API, which would answer for every collection. Without a valid session only a few calls
 * pass, compared letter by letter, before any body is read.
 */
export function apiGate(userOf: UserOf): RequestHandler {
  const signedIn = requireUser(userOf);
  return (request, response, next) => {
    if (/^\/api\/+graphql/i.test(decodeURIComponent(pathOf(request)))) {
      sendApiError(response, 404, 'Not Found');
    } else if (isOpenToAll(request)) next();
    else signedIn(request, response, next);
  };
}

/** Requires a session for what is sent to a page of the panel: that calls a server function, and signing in does not. */
export function panelGate(userOf: UserOf): RequestHandler {
  const signedIn = requireUser(userOf);
  return (request, response, next) => {
    if (SAFE_METHODS.includes(request.method)) next();
    else signedIn(request, response, next);
  };
}

const WHOLE_NUMBER = /^\d{1,9}$/;
const NUMBERS = ['page', 'limit', 'depth'];
/** Parameters whose value Payload parses as JSON. */
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

/** What is wrong with a query, if anything. */
function errorIn(query: ParsedQs): string | undefined {
  const number = NUMBERS.find((name) => query[name] !== undefined && !isWholeNumber(query[name]));
  if (number) return `Please give "${number}" as a whole number of at most nine digits.`;
  const json = JSON_TEXTS.find((name) => {
    const value = query[name];
    return typeof value === 'string' && value !== '' && !isJson(value);
  });
  return json && `Please give "${json}" as JSON, or as a query with brackets.`;
}

/** Refuses queries that would make Payload's REST API fail, and says what is wrong with them. */
export const apiQuery: RequestHandler = (request, response, next) => {
  const { search } = new URL(request.originalUrl, 'http://localhost');
  const message = errorIn(parse(search, { ignoreQueryPrefix: true }));
  if (message) sendApiError(response, 400, message);
  else next();
};

/** Payload answers 404 to HEAD for a file. It gets a GET instead; Node still leaves out the body of the response. */
export const headAsGet: RequestHandler = (request, _response, next) => {
  request.method = 'GET';
  next();
};

const HEADER = 'content-security-policy';

/** Payload's panel uses inline styles, previews pictures before they are stored, and frames the site. */
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

/**
 * For data and files of the back office, which must not run scripts wherever they are opened. Next keeps it instead of a
 * policy that Payload sets.
 */
const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'self'; sandbox";

/** In development, Next assembles its code in the browser. */
const IN_DEVELOPMENT = "'unsafe-inline' 'unsafe-eval'";

const isPage = (path: string): boolean => /^\/admin(\/|$)/i.test(path);

/**
 * Sets the Content Security Policy of the back office. Next gives the scripts of a page the nonce that it finds in this
 * header of the request, so that no others run.
 */
export const panelPolicies =
  ({ production }: { production: boolean }): RequestHandler =>
  (request, response, next) => {
    const scripts = production ? `'nonce-${randomBytes(16).toString('base64')}'` : IN_DEVELOPMENT;
    const policy = isPage(request.path) ? panelPolicy(scripts) : NOTHING_RUNS;
    request.headers[HEADER] = policy;
    response.set(HEADER, policy);
    next();
  };

/** Payload holds each upload in memory while it makes smaller pictures of it. */
const MOST_AT_ONCE = 3;

const RETRY_AFTER_SECONDS = 5;

const isLarge = ({ headers }: Request): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > BODY_LIMIT;

/**
 * Limits large uploads to the back office at one time; others get a 503 that says when to try again. Ordinary bodies do
 * not count, and neither does what strangers send: nobody can hold the places of staff.
 */
export function panelUploads(userOf: UserOf, mostAtOnce = MOST_AT_ONCE): RequestHandler {
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

/** Resolves when this process has received all earlier content events. */
export type CatchUp = () => Promise<void>;

/** Ends the response to a change only after its content events: an editor who saves, and opens the page, sees the change. */
export const answerAfterChanges =
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
