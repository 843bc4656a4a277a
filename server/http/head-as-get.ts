import type { RequestHandler } from 'express';

/**
 * Payload answers HEAD for a file as if there were none. It is asked with GET instead: Node has already
 * noted that this answer goes out without its body.
 */
export const headAsGet: RequestHandler = (request, _response, next) => {
  request.method = 'GET';
  next();
};
