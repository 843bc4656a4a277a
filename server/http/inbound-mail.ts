import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { MAX_MAIL_BYTES, type Outcome } from '#cms/inbound-mail/outcomes.ts';
import { notFound, sendApiError } from './message-page.ts';

const MEBIBYTE = 1024 * 1024;

const MAX_AT_ONCE = 4;

/** The bodies of senders that are not known yet: a connection that sends nothing keeps nobody out. */
const MAX_UNVERIFIED_BYTES = 4 * MAX_MAIL_BYTES;

const BODY_MS = 5000;
const RETRY_AFTER_SECONDS = 10;

/** Between the clocks, and on the way. */
const MAX_AGE_SECONDS = 5 * 60;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));

interface Signature {
  timestamp: string;
  hash: string;
}

/** A signature of the last five minutes in its header, such as "t=1795478400,sha256=0f3a...". */
function recentSignature(header: string | undefined): Signature | undefined {
  const [, timestamp = '', hash = ''] = /^t=(\d{10}),sha256=([\da-f]{64})$/.exec(header ?? '') ?? [];
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  return age <= MAX_AGE_SECONDS ? { timestamp, hash } : undefined;
}

const hashOfSigned = (secret: string, timestamp: string, body: Uint8Array): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

function refuse(response: Response): void {
  response.set('www-authenticate', 'Bearer');
  const how = 'Send the secret as a bearer token, or a signature of the last five minutes in X-Signature.';
  sendApiError(response, 401, how);
}

function refuseBusy(response: Response): void {
  response.set('retry-after', String(RETRY_AFTER_SECONDS));
  sendApiError(response, 503, `Try again in ${RETRY_AFTER_SECONDS} seconds.`);
}

/** Answers before the whole body has arrived, and closes the connection. */
function refuseBody(request: Request, response: Response, status: 408 | 413): void {
  const hint =
    status === 413
      ? `Send mails of at most ${MAX_MAIL_BYTES / MEBIBYTE} MB.`
      : `Send the whole mail within ${BODY_MS / 1000} seconds.`;
  response.set('connection', 'close').once('finish', () => request.destroy());
  sendApiError(response, status, hint);
}

/** The whole body, or why there is none. `takes` says of each piece whether there is room for it. */
function readBody(request: Request, takes: (bytes: number) => boolean): Promise<Buffer | 408 | 413 | 503> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (result: Buffer | 408 | 413 | 503) => {
      clearTimeout(timer);
      request.off('data', collect);
      // What still arrives is discarded.
      request.resume();
      resolve(result);
    };
    const collect = (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_MAIL_BYTES) end(413);
      else if (!takes(chunk.length)) end(503);
      else chunks.push(chunk);
    };
    const timer = setTimeout(() => end(408), BODY_MS);
    request.on('data', collect);
    request.once('end', () => end(Buffer.concat(chunks)));
    request.once('close', () => {
      clearTimeout(timer);
      reject(new Error('The connection was closed.'));
    });
    request.once('error', reject);
  });
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
  let unverifiedBytes = 0;

  const answer = async (raw: Buffer, response: Response): Promise<void> => {
    const outcome = raw.length > 0 ? await receive(raw) : 'malformed';
    if (outcome === 'malformed') sendApiError(response, 400, 'The body is not a mail.');
    else response.set('cache-control', 'no-store').json({ outcome });
  };

  /** Only senders that are known take one of the places. */
  const inPlace = async (response: Response, work: () => Promise<void>): Promise<void> => {
    if (underWay < MAX_AT_ONCE) {
      underWay += 1;
      await work().finally(() => (underWay -= 1));
    } else {
      refuseBusy(response);
    }
  };

  const takeBody = async (
    request: Request,
    response: Response,
    takes: (bytes: number) => boolean,
    use: (raw: Buffer) => Promise<void>,
  ): Promise<void> => {
    const raw = await readBody(request, takes);
    if (raw === 503) refuseBusy(response);
    else if (raw === 408 || raw === 413) refuseBody(request, response, raw);
    else await use(raw);
  };

  const takeSigned = async (request: Request, response: Response, signature: Signature): Promise<void> => {
    const { timestamp, hash } = signature;
    let bytes = 0;
    const takes = (more: number) => {
      if (unverifiedBytes + more > MAX_UNVERIFIED_BYTES) return false;
      bytes += more;
      unverifiedBytes += more;
      return true;
    };
    const use = async (raw: Buffer) => {
      if (!isSame(hash, hashOfSigned(secret, timestamp, raw))) refuse(response);
      else await inPlace(response, () => answer(raw, response));
    };
    await takeBody(request, response, takes, use).finally(() => (unverifiedBytes -= bytes));
  };

  const take = async (request: Request, response: Response): Promise<void> => {
    const hasToken = isSame(request.get('authorization') ?? '', `Bearer ${secret}`);
    const signature = recentSignature(request.get('x-signature'));
    const isLarge = Number(request.headers['content-length'] ?? 0) > MAX_MAIL_BYTES;
    const use = (raw: Buffer) => answer(raw, response);
    if (!hasToken && !signature) refuse(response);
    else if (isLarge) refuseBody(request, response, 413);
    else if (hasToken) await inPlace(response, () => takeBody(request, response, () => true, use));
    else if (signature) await takeSigned(request, response, signature);
  };

  return (request, response, next) => {
    if (request.method === 'POST') {
      take(request, response).catch(next);
    } else {
      response.set('allow', 'POST');
      sendApiError(response, 405, 'Mails are posted here.');
    }
  };
}
