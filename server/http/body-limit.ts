import type { Request, RequestHandler, Response } from 'express';
import { messagePage } from './message-page.ts';
import type { UserOf } from './session.ts';

const MEBIBYTE = 1024 * 1024;
const DRAIN_LIMIT_MS = 5000;

/** The largest body of a request that is not an upload. */
export const BODY_LIMIT = 2 * MEBIBYTE;

/** The largest body of a form with a file. Pages set smaller limits, with a message beside the field. */
export const UPLOAD_LIMIT = 32 * MEBIBYTE;

/** A file of city data, which is streamed to the disk: PLUTO takes 360 MB as a plain CSV. */
const CITY_DATA_LIMIT = 1024 * MEBIBYTE;
const CITY_DATA_UPLOAD = '/api/city-data/upload';

function refusalFor({ path }: Request, limit: number): { type: string; text: string } {
  const title = 'This is too large';
  const advice = `Please send less than ${limit / MEBIBYTE} MB at once.`;
  return path.startsWith('/api/')
    ? { type: 'json', text: JSON.stringify({ errors: [{ message: `${title}. ${advice}` }] }) }
    : { type: 'html', text: messagePage({ title, text: advice }) };
}

const isMultipart = ({ headers }: Request) => /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/** To the back office, only signed-in users upload. */
async function limitOf(request: Request, userOf: UserOf): Promise<number> {
  if (request.path === CITY_DATA_UPLOAD && (await userOf(request))?.role === 'admin') return CITY_DATA_LIMIT;
  if (!isMultipart(request)) return BODY_LIMIT;
  if (request.siteMatch?.route.handle.takesFiles) return UPLOAD_LIMIT;
  return request.path.startsWith('/api/') && (await userOf(request)) ? UPLOAD_LIMIT : BODY_LIMIT;
}

/**
 * Sends the whole response, but ends it, and the connection, only when `end` is called: while the client still sends, an
 * end would be a reset, and the response would be lost.
 */
function refuse(request: Request, response: Response, limit: number): { end: () => void } {
  const { type, text } = refusalFor(request, limit);
  if (!response.headersSent) {
    response.status(413).set({ connection: 'close', 'cache-control': 'no-store' }).type(type);
    response.set('content-length', String(Buffer.byteLength(text))).write(text);
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
 * Counts what arrives, without changing when it flows. Discards what comes beyond the limit, and does not end the stream:
 * part of a form must not pass for the form.
 */
function watch(request: Request, response: Response, limit: number): void {
  const pass = request.push.bind(request);
  let received = 0;
  let refusal: { end: () => void } | undefined;
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    received += chunk?.length ?? 0;
    if (received <= limit) return pass(chunk, encoding);
    refusal ??= refuse(request, response, limit);
    if (chunk === null) refusal.end();
    return true;
  };
}

/** Reads and discards what a response has not waited for: a client that still sends would not see the response. */
function discardRest(request: Request, response: Response): void {
  response.once('finish', () => request.removeAllListeners('data').resume());
}

/** Refuses bodies that are too large with a readable page, before they are read where they state their length. */
export const bodyLimit =
  (userOf: UserOf): RequestHandler =>
  (request, response, next) => {
    limitOf(request, userOf).then((limit) => {
      if (Number(request.headers['content-length'] ?? 0) > limit) {
        request.once('end', refuse(request, response, limit).end).resume();
      } else {
        watch(request, response, limit);
        discardRest(request, response);
        next();
      }
    }, next);
  };
