import type { ErrorRequestHandler } from 'express';
import { messageOf } from '../readable-error.ts';
import { sendMessage } from './message-page.ts';
import { requestIdOf } from './request-log.ts';

/** The one place for unexpected errors: they are logged with the request's id, and never shown. */
export const errorHandler: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  if (response.writableEnded) {
    request.log.debug({ err: error }, 'An error after the answer');
    return;
  }
  request.log.error({ err: error }, messageOf(error));
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const text = `Please try again. If it happens again, tell us this number: ${requestIdOf(request)}`;
  sendMessage(response, { status: 500, title: 'Unexpected Application Error!', text });
};
