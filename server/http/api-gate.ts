import type { Request, RequestHandler } from 'express';
import { hasSessionCookie } from './session.ts';

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

function isSignedIn(request: Request): boolean {
  return request.headers.authorization !== undefined || hasSessionCookie(request);
}

const pathOf = ({ originalUrl }: Request) => originalUrl.split('?', 1)[0] ?? '';

function isOpenToAll(request: Request): boolean {
  if (METHOD_OVERRIDES.some((name) => name in request.headers)) return false;
  const call = `${request.method} ${pathOf(request)}`;
  return OPEN_TO_ALL.has(call) || MEDIA_FILE.test(call);
}

/**
 * Stands before Payload's REST interface, which itself would answer for every collection. Without a
 * session only a few calls pass, compared letter by letter; whether a session is good is for Payload.
 */
export const apiGate: RequestHandler = (request, response, next) => {
  if (/^\/api\/+graphql/i.test(decodeURIComponent(pathOf(request)))) {
    response.status(404).json({ errors: [{ message: 'Not Found' }] });
  } else if (isSignedIn(request) || isOpenToAll(request)) {
    next();
  } else {
    response.status(403).json({ errors: [{ message: 'You are not allowed to perform this action.' }] });
  }
};
