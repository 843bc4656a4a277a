import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { MAX_MAIL_BYTES, type Outcome } from '#cms/inbound-mail/outcomes.ts';
import { notFound, sendApiError } from './message-page.ts';

const MEBIBYTE = 1024 * 1024;

/** Each is held in memory while it is read. */
const MAX_AT_ONCE = 4;

const RETRY_AFTER_SECONDS = 10;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));

/** The signature of a body, as GitHub and others write it. */
const signatureOf = (secret: string, body: Uint8Array): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

function refuse(response: Response): void {
  response.set('www-authenticate', 'Bearer');
  sendApiError(response, 401, 'Send the secret as a bearer token, or a signature in X-Signature.');
}

/** The whole body; nothing where it is larger than the limit, of which the rest is discarded. */
const readBody = (request: Request): Promise<Buffer | undefined> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_MAIL_BYTES) chunks.push(chunk);
      else resolve(undefined);
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
    request.once('close', () => reject(new Error('The connection was closed.')));
  });

function refuseLarge(request: Request, response: Response): void {
  response.set('connection', 'close').once('finish', () => request.destroy());
  sendApiError(response, 413, `Send mails of at most ${MAX_MAIL_BYTES / MEBIBYTE} MB.`);
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
  const answer = async (raw: Buffer, response: Response): Promise<void> => {
    const outcome = raw.length > 0 ? await receive(raw) : 'malformed';
    if (outcome === 'malformed') sendApiError(response, 400, 'The body is not a mail.');
    else response.set('cache-control', 'no-store').json({ outcome });
  };
  const take = async (request: Request, response: Response): Promise<void> => {
    const signature = request.get('x-signature');
    const hasToken = isSame(request.get('authorization') ?? '', `Bearer ${secret}`);
    const isLarge = Number(request.headers['content-length'] ?? 0) > MAX_MAIL_BYTES;
    if (!hasToken && signature === undefined) refuse(response);
    else if (isLarge) refuseLarge(request, response);
    else {
      const raw = await readBody(request);
      if (!raw) refuseLarge(request, response);
      else if (hasToken || isSame(signature ?? '', signatureOf(secret, raw))) await answer(raw, response);
      else refuse(response);
    }
  };
  return (request, response, next) => {
    if (request.method !== 'POST') {
      response.set('allow', 'POST');
      sendApiError(response, 405, 'Mails are posted here.');
    } else if (underWay >= MAX_AT_ONCE) {
      response.set('retry-after', String(RETRY_AFTER_SECONDS));
      sendApiError(response, 503, `Try again in ${RETRY_AFTER_SECONDS} seconds.`);
    } else {
      underWay += 1;
      take(request, response)
        .catch(next)
        .finally(() => (underWay -= 1));
    }
  };
}
