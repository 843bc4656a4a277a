import type { Request, RequestHandler } from 'express';
import { parse, type ParsedQs } from 'qs-esm';
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
