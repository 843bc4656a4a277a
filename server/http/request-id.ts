import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

const HEADER = 'x-request-id';
const SANE = /^[A-Za-z0-9._-]{8,128}$/;

/** The id under which a request is logged, as a text. */
export function requestIdOf(request: IncomingMessage): string {
  return typeof request.id === 'string' ? request.id : '';
}

/** The id that a request brings, if that is sane, or a new one. */
export const requestIdFrom = (brought: string | string[] | undefined): string =>
  typeof brought === 'string' && SANE.test(brought) ? brought : randomUUID();

/** Gives each request an id. The answer names it too. */
export const requestId: RequestHandler = (request, response, next) => {
  const id = requestIdFrom(request.headers[HEADER]);
  request.id = id;
  request.headers[HEADER] = id;
  response.set(HEADER, id);
  next();
};
