import type { Request, RequestHandler, Response } from 'express';
import { messagePage } from './message-page.ts';

const MEBIBYTE = 1024 * 1024;
const DRAIN_LIMIT_MS = 5000;

/** The largest body of a request that is not an upload to the back office. */
export const BODY_LIMIT = 2 * MEBIBYTE;

const page = messagePage({
  title: 'This is too large',
  text: `Please send less than ${BODY_LIMIT / MEBIBYTE} MB at once.`,
});

function isUpload(request: Request): boolean {
  const type = request.headers['content-type'] ?? '';
  return request.path.startsWith('/api/') && /^multipart\/form-data\b/i.test(type);
}

/**
 * Sends the whole answer, but ends it, and with it the connection, only when `end` is called: while the
 * sender still sends, an end would be a reset, and the answer would be lost.
 */
function refuse(request: Request, response: Response): { end: () => void } {
  if (!response.headersSent) {
    response.status(413).set({ connection: 'close', 'cache-control': 'no-store' }).type('html');
    response.set('content-length', String(Buffer.byteLength(page))).write(page);
  }
  const end = () => {
    clearTimeout(timer);
    response.once('close', () => request.destroy(new Error('The body is too large.')));
    response.end();
  };
  const timer = setTimeout(end, DRAIN_LIMIT_MS).unref();
  return { end };
}

/**
 * Counts what arrives, without keeping it and without changing when it flows. What comes beyond the limit
 * is thrown away. The reader of the body never sees its end: a part of a form is not taken for the form.
 */
function watch(request: Request, response: Response): void {
  const pass = request.push.bind(request);
  let received = 0;
  let refusal: { end: () => void } | undefined;
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    received += chunk?.length ?? 0;
    if (received <= BODY_LIMIT) return pass(chunk, encoding);
    refusal ??= refuse(request, response);
    if (chunk === null) refusal.end();
    return true;
  };
}

/** Refuses bodies over 2 MB with a readable page, except uploads to the back office. */
export const bodyLimit: RequestHandler = (request, response, next) => {
  if (isUpload(request)) {
    next();
  } else if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) {
    request.once('end', refuse(request, response).end).resume();
  } else {
    watch(request, response);
    next();
  }
};
