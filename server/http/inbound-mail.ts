import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { MAX_MAIL_BYTES, type Outcome } from '#cms/inbound-mail/outcomes.ts';
import { notFound, sendApiError } from './message-page.ts';
import { networkOf } from './rate-limits/rate-limits.ts';

const MEBIBYTE = 1024 * 1024;

/** Mails that are stored at a time. */
const MAX_AT_ONCE = 4;

/** Bodies whose sender is not known yet: each is held in memory until its signature can be checked. */
const MAX_UNSIGNED = 16;
const MAX_UNSIGNED_PER_CLIENT = 2;

const BODY_LIMIT_MS = 5_000;

/** How far the clock of a sender may be off, and for how long a signed mail can be posted again. */
const MAX_AGE_SECONDS = 5 * 60;

const RETRY_AFTER_SECONDS = 10;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));

const SIGNATURE = /^t=(\d{1,12}),sha256=([\da-f]{64})$/;

interface Signature {
  timestamp: string;
  hmac: string;
}

/** A signature of now, in the right form; whether it is right shows the body. */
function signatureIn(header: string | undefined): Signature | undefined {
  const [, timestamp, hmac] = SIGNATURE.exec(header ?? '') ?? [];
  if (!timestamp || !hmac) return undefined;
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  return age <= MAX_AGE_SECONDS ? { timestamp, hmac } : undefined;
}

const isSignedBy = (secret: string, { timestamp, hmac }: Signature, body: Uint8Array): boolean =>
  isSame(hmac, createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex'));

function refuse(response: Response): void {
  response.set('www-authenticate', 'Bearer');
  sendApiError(response, 401, 'Send the secret as a bearer token, or a signature in X-Signature.');
}

/** The whole body; or why there is none. */
const readBody = (request: Request): Promise<Buffer | 'tooLarge' | 'tooSlow'> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => resolve('tooSlow'), BODY_LIMIT_MS);
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_MAIL_BYTES) chunks.push(chunk);
      else resolve('tooLarge');
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
    request.once('close', () => {
      clearTimeout(timer);
      reject(new Error('The connection was closed.'));
    });
  });

/** Answers a request whose body is not read to its end. */
function endEarly(request: Request, response: Response, status: 408 | 413): void {
  response.set('connection', 'close').once('finish', () => request.destroy());
  const message =
    status === 413
      ? `Send mails of at most ${MAX_MAIL_BYTES / MEBIBYTE} MB.`
      : `Send the whole mail within ${BODY_LIMIT_MS / 1000} seconds.`;
  sendApiError(response, status, message);
}

function refuseBusy(response: Response): void {
  response.set('retry-after', String(RETRY_AFTER_SECONDS));
  sendApiError(response, 503, `Try again in ${RETRY_AFTER_SECONDS} seconds.`);
}

/** Counts the bodies of senders who are not known yet. */
function createUnsignedLimit() {
  const byClient = new Map<string, number>();
  let total = 0;
  return async <T>(client: string, work: () => Promise<T>): Promise<T | 'busy'> => {
    const own = byClient.get(client) ?? 0;
    if (own >= MAX_UNSIGNED_PER_CLIENT || total >= MAX_UNSIGNED) return 'busy';
    byClient.set(client, own + 1);
    total += 1;
    try {
      return await work();
    } finally {
      total -= 1;
      const left = (byClient.get(client) ?? 1) - 1;
      if (left > 0) byClient.set(client, left);
      else byClient.delete(client);
    }
  };
}

/**
 * Takes in mails that a mail provider posts, each as it was received (RFC 5322). Answers 404 if no secret is set. Who
 * posts the same mail again, because our answer was lost, is told that it was stored before.
 */
export function inboundMail(
  secret: string | undefined,
  receive: (raw: Uint8Array) => Promise<Outcome>,
): RequestHandler {
  if (!secret) return notFound;
  let underWay = 0;
  const unsigned = createUnsignedLimit();
  const store = async (raw: Buffer, response: Response): Promise<void> => {
    if (underWay >= MAX_AT_ONCE) {
      refuseBusy(response);
      return;
    }
    underWay += 1;
    try {
      const outcome = raw.length > 0 ? await receive(raw) : 'malformed';
      if (outcome === 'malformed') sendApiError(response, 400, 'The body is not a mail.');
      else response.set('cache-control', 'no-store').json({ outcome });
    } finally {
      underWay -= 1;
    }
  };
  const take = async (request: Request, response: Response): Promise<void> => {
    const hasToken = isSame(request.get('authorization') ?? '', `Bearer ${secret}`);
    const signature = signatureIn(request.get('x-signature'));
    if (!hasToken && !signature) {
      refuse(response);
      return;
    }
    if (Number(request.headers['content-length'] ?? 0) > MAX_MAIL_BYTES) {
      endEarly(request, response, 413);
      return;
    }
    const raw = hasToken
      ? await readBody(request)
      : await unsigned(networkOf(request.ip ?? ''), () => readBody(request));
    if (raw === 'busy') {
      refuseBusy(response);
      return;
    }
    if (raw === 'tooLarge') {
      endEarly(request, response, 413);
      return;
    }
    if (raw === 'tooSlow') {
      endEarly(request, response, 408);
      return;
    }
    if (!hasToken && !(signature && isSignedBy(secret, signature, raw))) {
      refuse(response);
      return;
    }
    return store(raw, response);
  };
  return (request, response, next) => {
    if (request.method === 'POST') take(request, response).catch(next);
    else {
      response.set('allow', 'POST');
      sendApiError(response, 405, 'Mails are posted here.');
    }
  };
}
