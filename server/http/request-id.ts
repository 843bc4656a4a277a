import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

const HEADER = 'x-request-id';
const SANE = /^[A-Za-z0-9._-]{8,128}$/;

/** The id under which a request is logged, as a text. */
export function requestIdOf(request: IncomingMessage): string {
  return typeof request.id === 'string' ? request.id : '';
}

/** Gives each request an id: the one it brings, if that is sane, or a new one. The answer names it too. */
export const requestId: RequestHandler = (request, response, next) => {
  const brought = request.get(HEADER);
  const id = brought && SANE.test(brought) ? brought : randomUUID();
  request.id = id;
  request.headers[HEADER] = id;
  response.set(HEADER, id);
  next();
};
