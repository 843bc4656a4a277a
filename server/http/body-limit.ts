import type { Request, RequestHandler, Response } from 'express';
import { messagePage } from './message-page.ts';
import { API_V1, PROBLEM_TYPE, problemText } from './problem.ts';
import { clientNetwork } from './rate-limits/rate-limits.ts';
import { createQuota, type Quota, type QuotaLimits } from './quota.ts';
import type { UserOf } from './session.ts';

const MEBIBYTE = 1024 * 1024;
const DRAIN_LIMIT_MS = 5000;

export const BODY_LIMIT = 2 * MEBIBYTE;

export const UPLOAD_LIMIT = 32 * MEBIBYTE;

const UPLOAD_QUOTA: QuotaLimits = { total: 256 * MEBIBYTE, perClient: 64 * MEBIBYTE };

const RETRY_AFTER_SECONDS = 30;

interface Refusal {
  status: number;
  title: string;
  advice: string;
  retryAfter?: number;
}

const tooLarge = (limit: number): Refusal => ({
  status: 413,
  title: 'This is too large',
  advice: `Please send less than ${limit / MEBIBYTE} MB at once.`,
});

const OVER_QUOTA: Record<keyof QuotaLimits, Refusal> = {
  perClient: {
    status: 429,
    title: 'You are sending too many files at once',
    advice: `Please wait until the others have arrived, and try again in ${RETRY_AFTER_SECONDS} seconds.`,
    retryAfter: RETRY_AFTER_SECONDS,
  },
  total: {
    status: 503,
    title: 'Many files are being sent right now',
    advice: `Please try again in ${RETRY_AFTER_SECONDS} seconds.`,
    retryAfter: RETRY_AFTER_SECONDS,
  },
};

function messageFor({ path }: Request, { status, title, advice }: Refusal): { type: string; text: string } {
  if (API_V1.test(path)) {
    return { type: PROBLEM_TYPE, text: problemText({ status, title, detail: advice }) };
  }
  return path.startsWith('/api/')
    ? { type: 'json', text: JSON.stringify({ errors: [{ message: `${title}. ${advice}` }] }) }
    : { type: 'html', text: messagePage({ title, text: advice }) };
}

const isMultipart = ({ headers }: Request) => /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

async function findLimit(request: Request, userOf: UserOf): Promise<number> {
  if (!isMultipart(request)) return BODY_LIMIT;
  if (request.siteMatch?.route.handle.takesFiles) return UPLOAD_LIMIT;
  return request.path.startsWith('/api/') && (await userOf(request)) ? UPLOAD_LIMIT : BODY_LIMIT;
}

/**
 * Sends the response, but leaves the connection open until `end` is called. Closing it while the client is still
 * sending would reset the connection, and the client would lose the response.
 */
function refuse(request: Request, response: Response, refusal: Refusal): { end: () => void } {
  const { type, text } = messageFor(request, refusal);
  if (!response.headersSent) {
    response.status(refusal.status).set({ connection: 'close', 'cache-control': 'no-store' }).type(type);
    if (refusal.retryAfter) response.set('retry-after', String(refusal.retryAfter));
    response.set('content-length', String(Buffer.byteLength(text))).write(text);
  }
  const end = () => {
    clearTimeout(timer);
    response.once('close', () => request.destroy(new Error('The body was refused.')));
    response.end();
  };
  const timer = setTimeout(end, DRAIN_LIMIT_MS).unref();
  return { end };
}

function countUpload(request: Request, response: Response, quota: Quota) {
  const client = clientNetwork(request.ip ?? '');
  let counted = 0;
  response.once('close', () => quota.release(client, counted));
  return (bytes: number): Refusal | undefined => {
    const exceeded = quota.add(client, bytes);
    if (exceeded) return OVER_QUOTA[exceeded];
    counted += bytes;
    return undefined;
  };
}

/**
 * Counts bytes without affecting the stream's flow. Discards data beyond the limit or quota without ending the stream,
 * so that part of a form is never taken for the whole.
 */
function watch(request: Request, response: Response, limit: number, quota: Quota): void {
  const pass = request.push.bind(request);
  const count = limit === UPLOAD_LIMIT ? countUpload(request, response, quota) : () => undefined;
  let received = 0;
  let refusal: { end: () => void } | undefined;
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    received += chunk?.length ?? 0;
    if (!refusal) {
      const reason = received > limit ? tooLarge(limit) : count(chunk?.length ?? 0);
      if (!reason) return pass(chunk, encoding);
      refusal = refuse(request, response, reason);
    }
    if (chunk === null) refusal.end();
    return true;
  };
}

/** Keeps reading the rest of the body for a short time, because a client that is still sending would miss the response. */
function discardRest(request: Request, response: Response): void {
  response.once('finish', () => {
    request.removeAllListeners('data').resume();
    const timer = setTimeout(() => request.destroy(), DRAIN_LIMIT_MS).unref();
    request.once('close', () => clearTimeout(timer));
    request.once('end', () => clearTimeout(timer));
  });
}

export function bodyLimit(userOf: UserOf, quota = createQuota(UPLOAD_QUOTA)): RequestHandler {
  return (request, response, next) => {
    findLimit(request, userOf).then((limit) => {
      if (Number(request.headers['content-length'] ?? 0) > limit) {
        request.once('end', refuse(request, response, tooLarge(limit)).end).resume();
      } else {
        watch(request, response, limit, quota);
        discardRest(request, response);
        next();
      }
    }, next);
  };
}
