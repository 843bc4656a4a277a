import { createHmac, hkdfSync } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import pTimeout from 'p-timeout';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from '../../logger.ts';

const TABLE = 'rate_limits';

const ANSWER_LIMIT_MS = 1000;

type Counter = (key: string, points: number) => Promise<number | undefined>;

const toCounter =
  (limiter: RateLimiterMemory | RateLimiterPostgres): Counter =>
  async (key, points) => {
    try {
      await limiter.consume(key, points);
      return undefined;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw error;
    }
  };

/**
 * Counts in the database, for all processes together. While the database is unavailable, counts in this process only.
 * Rows are deleted an hour after they expire.
 */
function createCounter(
  options: { keyPrefix: string; points: number; duration: number },
  { pool, log }: Pick<Settings, 'pool' | 'log'>,
): Counter {
  const inMemory = toCounter(new RateLimiterMemory(options));
  if (!pool) return inMemory;
  const inDatabase = toCounter(
    new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName: TABLE,
      tableCreated: true,
      inMemoryBlockOnConsumed: options.points + 1,
    }),
  );
  return async (key, taken) => {
    try {
      return await pTimeout(inDatabase(key, taken), { milliseconds: ANSWER_LIMIT_MS });
    } catch (error) {
      log.warn({ err: error }, 'Rate limits are counted without the database');
      return inMemory(key, taken);
    }
  };
}

/** The first bits of an IPv6 address identify a customer: RFC 6177. */
const CUSTOMER_BITS = 64;

export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${CUSTOMER_BITS}`).toString();
}

export const PARTS_OF_A_TURN = 4;

const MINUTE_IN_SECONDS = 60;
const SIGN_IN_SECONDS = 10 * MINUTE_IN_SECONDS;
/** Twice the form limit, because a whole office may sign in at once, and some people mistype. */
const SIGN_INS_FOR_EACH_FORM = 2;

/** The form limit per minute, divided by this, is the hourly email limit: enough for anyone, too few to flood a mailbox. */
const FORMS_FOR_EACH_MAIL = 4;
const HOUR_IN_SECONDS = 60 * MINUTE_IN_SECONDS;

/** High, because typing an address causes about ten lookups, and an office shares one IP address. */
const LOOK_UPS_FOR_EACH_FORM = 15;

/** Secret URLs are too long to guess anyway. This allows a few tries with an incomplete one. */
const GUESS_SECONDS = 10 * MINUTE_IN_SECONDS;

/** Multiples of the form limit. Programs call the API often, and an office shares one IP address. */
const API_CALLS = { default: 6, search: 1 };

const KEY_BYTES = 32;

export interface ApiTurn {
  policy: keyof typeof API_CALLS;
  quota: number;
  windowSeconds: number;
  remaining: number;
  resetSeconds: number;
  isRefused: boolean;
}

export interface RateLimits {
  form: (form: string, address: string, parts?: number) => Promise<number | undefined>;
  signIn: (what: string, address: string) => Promise<number | undefined>;
  mailTo: (recipient: string) => Promise<number | undefined>;
  lookUp: (address: string, count?: number) => Promise<number | undefined>;
  download: (address: string) => Promise<number | undefined>;
  guess: (address: string) => Promise<number | undefined>;
  /** Resolves to undefined if there are no limits. */
  api: (address: string, isExpensive: boolean) => Promise<ApiTurn | undefined>;
}

interface Settings {
  formsPerMinute: number;
  secret: string;
  pool?: Pick<Pool, 'query'>;
  log: Log;
}

export const NO_LIMITS: RateLimits = {
  form: () => Promise.resolve(undefined),
  signIn: () => Promise.resolve(undefined),
  mailTo: () => Promise.resolve(undefined),
  lookUp: () => Promise.resolve(undefined),
  download: () => Promise.resolve(undefined),
  guess: () => Promise.resolve(undefined),
  api: () => Promise.resolve(undefined),
};

/** Turns "ada+list@example.com" into "ada@example.com", where it is delivered. Keeps dots, which few providers ignore. */
function toMailbox(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@', 2);
  const plus = name.indexOf('+', 1);
  return `${plus < 0 ? name : name.slice(0, plus)}@${host}`;
}

/** Returns a function that makes keys. IP addresses are personal data, so keys contain only a keyed digest. */
function keyMaker(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'rate limits', KEY_BYTES));
  return (what: string, address: string) => {
    const digest = createHmac('sha256', key)
      .update(`${what}\n${clientNetwork(address)}`)
      .digest('base64url');
    return `${what}:${digest}`;
  };
}

/** Counts in this process only: a database statement per call would cost more than most calls. */
function apiCounter(policy: ApiTurn['policy'], quota: number) {
  const limiter = new RateLimiterMemory({
    keyPrefix: `api-${policy}`,
    points: quota,
    duration: MINUTE_IN_SECONDS,
  });
  const toTurn = ({ msBeforeNext, remainingPoints }: RateLimiterRes, isRefused: boolean): ApiTurn => ({
    policy,
    quota,
    windowSeconds: MINUTE_IN_SECONDS,
    isRefused,
    remaining: Math.max(0, remainingPoints),
    resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
  return async (address: string): Promise<ApiTurn> => {
    try {
      return toTurn(await limiter.consume(clientNetwork(address)), false);
    } catch (error) {
      if (error instanceof RateLimiterRes) return toTurn(error, true);
      throw error;
    }
  };
}

export function createRateLimits(settings: Settings): RateLimits {
  const { formsPerMinute, secret } = settings;
  if (formsPerMinute === 0) return NO_LIMITS;
  const limitKey = keyMaker(secret);
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    createCounter({ keyPrefix, points, duration }, settings);
  const forms = limiter('form', formsPerMinute * PARTS_OF_A_TURN, MINUTE_IN_SECONDS);
  const signIns = limiter('sign-in', formsPerMinute * SIGN_INS_FOR_EACH_FORM, SIGN_IN_SECONDS);
  const mails = limiter('mail', Math.ceil(formsPerMinute / FORMS_FOR_EACH_MAIL), HOUR_IN_SECONDS);
  const guesses = limiter('guess', formsPerMinute, GUESS_SECONDS);
  const downloads = limiter('download', formsPerMinute, MINUTE_IN_SECONDS);
  const lookUps = new RateLimiterMemory({
    keyPrefix: 'look-up',
    points: formsPerMinute * LOOK_UPS_FOR_EACH_FORM,
    duration: MINUTE_IN_SECONDS,
  });
  const lookUp = toCounter(lookUps);
  const calls = apiCounter('default', formsPerMinute * API_CALLS.default);
  const searches = apiCounter('search', formsPerMinute * API_CALLS.search);
  return {
    form: (form, address, parts = PARTS_OF_A_TURN) => forms(limitKey(form, address), parts),
    signIn: (what, address) => signIns(limitKey(what, address), 1),
    mailTo: (recipient) => mails(limitKey('to', toMailbox(recipient)), 1),
    async lookUp(address, count = 1) {
      const key = clientNetwork(address);
      const seconds = await lookUp(key, 1);
      if (seconds === undefined && count > 1) await lookUps.penalty(key, count - 1);
      return seconds;
    },
    download: (address) => downloads(limitKey('file', address), 1),
    guess: (address) => guesses(limitKey('secret', address), 1),
    api: (address, isExpensive) => (isExpensive ? searches : calls)(address),
  };
}
