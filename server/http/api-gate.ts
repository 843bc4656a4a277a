import type { Request, RequestHandler, Response } from 'express';
import { parse, type ParsedQs } from 'qs-esm';
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

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Headers by which Payload takes a request for one of another method. */
const METHOD_OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override'];

const pathOf = ({ originalUrl }: Request) => originalUrl.split('?', 1)[0] ?? '';

function isOpenToAll(request: Request): boolean {
  if (METHOD_OVERRIDES.some((name) => name in request.headers)) return false;
  const call = `${request.method} ${pathOf(request)}`;
  return OPEN_TO_ALL.has(call) || MEDIA_FILE.test(call);
}

function refuse(response: Response): void {
  response.status(403).set('cache-control', 'no-store');
  response.json({ errors: [{ message: 'You are not allowed to perform this action.' }] });
}

/** Lets a request pass that comes with a valid session. */
function requireUser(userOf: UserOf): RequestHandler {
  return (request, response, next) => {
    userOf(request).then((user) => (user ? next() : refuse(response)), next);
  };
}

/**
 * Stands before Payload's REST interface, which itself would answer for every collection. Without a valid
 * session only a few calls pass, compared letter by letter. No body has been read before.
 */
export function apiGate(userOf: UserOf): RequestHandler {
  const signedIn = requireUser(userOf);
  return (request, response, next) => {
    if (/^\/api\/+graphql/i.test(decodeURIComponent(pathOf(request)))) {
      response.status(404).json({ errors: [{ message: 'Not Found' }] });
    } else if (isOpenToAll(request)) next();
    else signedIn(request, response, next);
  };
}

/**
 * Stands before the pages of the panel. Signing in sends everything to the REST interface, so what is sent to a page
 * calls a server function, and takes a valid session.
 */
export function panelGate(userOf: UserOf): RequestHandler {
  const signedIn = requireUser(userOf);
  return (request, response, next) => {
    if (SAFE_METHODS.includes(request.method)) next();
    else signedIn(request, response, next);
  };
}

const WHOLE_NUMBER = /^\d{1,9}$/;
const NUMBERS = ['page', 'limit', 'depth'];
/** Payload parses a text under these names as JSON. */
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

/** What is wrong with a query; nothing where Payload can work with it. */
function errorIn(query: ParsedQs): string | undefined {
  const number = NUMBERS.find((name) => query[name] !== undefined && !isWholeNumber(query[name]));
  if (number) return `Please give "${number}" as a whole number of at most nine digits.`;
  const json = JSON_TEXTS.find((name) => {
    const value = query[name];
    return typeof value === 'string' && value !== '' && !isJson(value);
  });
  return json && `Please give "${json}" as JSON, or as a query with brackets.`;
}

/** Refuses queries that Payload's REST interface would fail over, with what is wrong with them. */
export const apiQuery: RequestHandler = (request, response, next) => {
  const { search } = new URL(request.originalUrl, 'http://localhost');
  const message = errorIn(parse(search, { ignoreQueryPrefix: true }));
  if (message)
    response
      .status(400)
      .set('cache-control', 'no-store')
      .json({ errors: [{ message }] });
  else next();
};

/**
 * Payload answers HEAD for a file as if there were none. It is asked with GET instead: Node has already
 * noted that this answer goes out without its body.
 */
export const headAsGet: RequestHandler = (request, _response, next) => {
  request.method = 'GET';
  next();
};
