import { setTimeout } from 'node:timers/promises';
import { CityDataError } from '../errors.ts';

/** The portal sent no usable response. Retrying may help. */
export class Unanswered extends Error {
  readonly waitMs: number | undefined;

  constructor(message: string, waitMs?: number) {
    super(message);
    this.waitMs = waitMs;
  }
}

export class NoSuchColumn extends Error {
  readonly column: string | undefined;

  constructor(column: string | undefined) {
    super('no such column');
    this.column = column;
  }
}

export interface PortalAccess {
  url: string;
  /** Without a token, the portal allows only a few requests. */
  token?: string | undefined;
  wait?: ((milliseconds: number) => Promise<unknown>) | undefined;
}

const TIMEOUT_MS = 180_000;
const ATTEMPTS = 6;
const SECOND = 1000;
const MAX_WAIT_MS = 300_000;

const TOO_MANY = 429;
const SERVER_ERROR = 500;

function retryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after') ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * SECOND : Date.parse(text) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), MAX_WAIT_MS);
}

/** Hides parser errors, because they quote part of the text, which may name people. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unanswered('sent a page that is not data');
  }
}

function refusal(host: string, status: number, text: string): Error {
  if (text.includes('no-such-column')) {
    const [, column] = /no such column:?\s*"?([\w:@]+)/i.exec(text) ?? [];
    return new NoSuchColumn(column ?? /"column"\s*:\s*"([\w:@]+)"/.exec(text)?.[1]);
  }
  const hint = status === 403 ? ' Check OPEN_DATA_TOKEN.' : '';
  return new CityDataError(`${host} refused the request (status ${status}). Nothing was changed.${hint}`);
}

async function request(address: URL, token: string | undefined): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, {
      headers: { accept: 'application/json', ...(token && { 'x-app-token': token }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    text = await response.text();
  } catch {
    throw new Unanswered('could not be reached, or broke off');
  }
  const { status, ok, headers } = response;
  if (ok) return parse(text);
  if (status === TOO_MANY || status >= SERVER_ERROR) {
    throw new Unanswered(`answered with status ${status}`, retryAfter(headers));
  }
  throw refusal(address.host, status, text);
}

/**
 * Sends a request, and retries up to five times until `read` accepts the response, waiting longer each time.
 * `addressFor` receives the number of failed attempts.
 */
export async function ask<Answer>(
  { token, wait = setTimeout }: PortalAccess,
  addressFor: (failures: number) => URL,
  read: (answer: unknown) => Answer,
): Promise<Answer> {
  for (let failures = 0; ;) {
    const address = addressFor(failures);
    try {
      return read(await request(address, token));
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      failures += 1;
      if (failures === ATTEMPTS) {
        throw new CityDataError(
          `${address.host} ${error.message}, ${ATTEMPTS} times in a row. Nothing was changed. The next sync goes on here.`,
        );
      }
      await wait(error.waitMs ?? SECOND * 2 ** (failures - 1));
    }
  }
}
