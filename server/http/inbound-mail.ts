import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { MAX_MAIL_BYTES, type Outcome } from '#collections/mail/inbound/outcomes.ts';
import { notFound, sendApiError } from './message-page.ts';
import { createQuota } from './quota.ts';
import { networkOf } from './rate-limits/rate-limits.ts';
import { hasBearer } from './session.ts';

const MEBIBYTE = 1024 * 1024;

const MAX_AT_ONCE = 4;

const UNSIGNED = { total: 16, perClient: 2 };

const BODY_LIMIT_MS = 5_000;

/** Allows for clock differences, and limits replays. */
const MAX_AGE_SECONDS = 5 * 60;

const RETRY_AFTER_SECONDS = 10;

const SIGNATURE = /^t=(\d{1,12}),sha256=([\da-f]{64})$/;

interface Signature {
  timestamp: string;
  hmac: string;
}

function signatureIn(header: string | undefined): Signature | undefined {
  const [, timestamp, hmac] = SIGNATURE.exec(header ?? '') ?? [];
  if (!timestamp || !hmac) return undefined;
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  return age <= MAX_AGE_SECONDS ? { timestamp, hmac } : undefined;
}

const isSignedBy = (secret: string, { timestamp, hmac }: Signature, body: Uint8Array): boolean =>
  timingSafeEqual(
    Buffer.from(hmac, 'hex'),
    createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest(),
  );

function refuse(response: Response): void {
  response.set('www-authenticate', 'Bearer');
  sendApiError(response, 401, 'Send the secret as a bearer token, or a signature in X-Signature.');
}

const readBody = (request: Request): Promise<Buffer | 408 | 413> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => resolve(408), BODY_LIMIT_MS);
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_MAIL_BYTES) chunks.push(chunk);
      else resolve(413);
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
    request.once('close', () => {
      clearTimeout(timer);
      reject(new Error('The connection was closed.'));
    });
  });

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

/**
 * Accepts emails (RFC 5322) from the mail provider. Responds with 404 without a secret. Reports a duplicate
 * as stored, since our first response may have been lost.
 */
export function inboundMail(
  secret: string | undefined,
  receive: (raw: Uint8Array) => Promise<Outcome>,
): RequestHandler {
  if (!secret) return notFound;
  let underWay = 0;
  const unsigned = createQuota(UNSIGNED);
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
    const hasToken = hasBearer(request, secret);
    const signature = signatureIn(request.get('x-signature'));
    const client = networkOf(request.ip ?? '');
    if (!hasToken && !signature) refuse(response);
    else if (Number(request.headers['content-length'] ?? 0) > MAX_MAIL_BYTES)
      endEarly(request, response, 413);
    else if (!hasToken && unsigned.add(client)) refuseBusy(response);
    else {
      const raw = await readBody(request).finally(() => {
        if (!hasToken) unsigned.release(client);
      });
      if (!Buffer.isBuffer(raw)) endEarly(request, response, raw);
      else if (hasToken || (signature && isSignedBy(secret, signature, raw))) await store(raw, response);
      else refuse(response);
    }
  };
  return (request, response, next) => {
    if (request.method === 'POST') take(request, response).catch(next);
    else {
      response.set('allow', 'POST');
      sendApiError(response, 405, 'Mails are posted here.');
    }
  };
}
