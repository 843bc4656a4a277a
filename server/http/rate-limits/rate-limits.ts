import { createHmac, hkdfSync } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import ipaddr from 'ipaddr.js';
import pTimeout from 'p-timeout';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from '../../logger.ts';
import { sendApiError } from '../message-page.ts';

const TABLE = 'rate_limits';

/** How long a visitor waits for the database to count. */
const ANSWER_LIMIT_MS = 1000;

/** Takes points under a key. Resolves with the seconds to wait where there are none left. */
type Counter = (key: string, points: number) => Promise<number | undefined>;

const counterOf =
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
 * Counts in the database, so that several processes count together and a restart forgets nothing. While the database is
 * down or slow, and without a pool, this process counts for itself. Rows are deleted an hour after they expire.
 */
function createCounter(
  options: { keyPrefix: string; points: number; duration: number },
  { pool, log }: Pick<Settings, 'pool' | 'log'>,
): Counter {
  const inMemory = counterOf(new RateLimiterMemory(options));
  if (!pool) return inMemory;
  const inDatabase = counterOf(
    new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName: TABLE,
      tableCreated: true,
      // A visitor over the limit costs the database nothing.
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

/** The part of an IPv6 address that is one customer's. Source: RFC 6177. */
const CUSTOMER_BITS = 64;

/** What an address counts as: an IPv4 address itself, also where it is written as IPv6, and of IPv6 the /64 network. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${CUSTOMER_BITS}`).toString();
}

/** One step of a form that is sent in several steps costs one part of a turn. */
export const PARTS_OF_A_TURN = 4;

const MINUTE_IN_SECONDS = 60;
const SIGN_IN_SECONDS = 10 * MINUTE_IN_SECONDS;
/** An office signs in at the same time of day, and some mistype: twice a form's turns, in ten minutes. */
const SIGN_INS_FOR_EACH_FORM = 2;

/** One mail an hour per so many forms a minute: more than anyone needs, and too few to fill a mailbox. */
const FORMS_FOR_EACH_MAIL = 4;
const HOUR_IN_SECONDS = 60 * MINUTE_IN_SECONDS;

/** Somebody who types makes some ten look-ups, and an office shares one address. */
const LOOK_UPS_FOR_EACH_FORM = 15;

/** Secret addresses are too long to be guessed; somebody who copied half of one tries a few times. */
const GUESS_SECONDS = 10 * MINUTE_IN_SECONDS;

const KEY_BYTES = 32;

/** Each resolves with the seconds to wait when there is no turn left. */
export interface RateLimits {
  /** A turn of a form of the site; a step of a longer one takes a part. */
  form: (form: string, address: string, parts?: number) => Promise<number | undefined>;
  /** A try to sign in, or to get a new password. */
  signIn: (what: string, address: string) => Promise<number | undefined>;
  /** A mail that a visitor asks for, to the address that it goes to. */
  mailTo: (recipient: string) => Promise<number | undefined>;
  /**
   * Look-ups of addresses, of which a visitor who types makes many. A list takes all that it needs while any is left.
   * Counted by each process for itself.
   */
  lookUp: (address: string, count?: number) => Promise<number | undefined>;
  /** A file that takes long to make, such as a PDF. */
  download: (address: string) => Promise<number | undefined>;
  /** A secret address that does not exist. */
  guess: (address: string) => Promise<number | undefined>;
}

interface Settings {
  /** 0 for no limit. */
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
};

/** "ada+list@example.com" is delivered to "ada@example.com". Dots are not removed: few providers ignore them. */
function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@', 2);
  const plus = name.indexOf('+', 1);
  return `${plus < 0 ? name : name.slice(0, plus)}@${host}`;
}

/** Addresses are personal data: only a keyed digest of each is stored. */
function keyMaker(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'rate limits', KEY_BYTES));
  return (what: string, address: string) => {
    const digest = createHmac('sha256', key)
      .update(`${what}\n${networkOf(address)}`)
      .digest('base64url');
    return `${what}:${digest}`;
  };
}

/** The limits of an installation, for each address and form, and for each recipient of mails. */
export function createRateLimits(settings: Settings): RateLimits {
  const { formsPerMinute, secret } = settings;
  if (formsPerMinute === 0) return NO_LIMITS;
  const keyOf = keyMaker(secret);
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
  const lookUp = counterOf(lookUps);
  return {
    form: (form, address, parts = PARTS_OF_A_TURN) => forms(keyOf(form, address), parts),
    signIn: (what, address) => signIns(keyOf(what, address), 1),
    mailTo: (recipient) => mails(keyOf('to', mailboxOf(recipient)), 1),
    async lookUp(address, count = 1) {
      const key = networkOf(address);
      const seconds = await lookUp(key, 1);
      if (seconds === undefined && count > 1) await lookUps.penalty(key, count - 1);
      return seconds;
    },
    download: (address) => downloads(keyOf('file', address), 1),
    guess: (address) => guesses(keyOf('secret', address), 1),
  };
}

/** The calls that guess passwords. Payload takes some of these in capitals, too. */
const SIGN_IN = /^\/api\/+users\/+(login|forgot-password|reset-password|unlock)\/*$/i;

/**
 * Passes a request on while there are turns. `take` resolves with the seconds to wait where there are none; it returns
 * undefined for what is not limited.
 */
const limited =
  (
    take: (request: Request) => Promise<number | undefined> | undefined,
    refuse: (response: Response, seconds: number) => void,
  ): RequestHandler =>
  (request, response, next) => {
    const turn = take(request);
    if (!turn) {
      next();
      return;
    }
    turn.then((seconds) => {
      if (seconds === undefined) next();
      else refuse(response.set('retry-after', String(seconds)), seconds);
    }, next);
  };

/** Limits how often one address may try to sign in or to get a new password. */
export const signInLimit = ({ signIn }: Pick<RateLimits, 'signIn'>): RequestHandler =>
  limited(
    ({ path, ip = '' }) => {
      const what = SIGN_IN.exec(decodeURIComponent(path))?.[1]?.toLowerCase();
      return what === undefined ? undefined : signIn(what, ip);
    },
    (response, seconds) => {
      const advice = `Please wait ${seconds} seconds and try again.`;
      sendApiError(response, 429, `There were many attempts from your address. ${advice}`);
    },
  );

/** Limits how often one address may open what takes long to make, whatever it is: see `isExpensive` of a route. */
export const downloadLimit = ({ download }: Pick<RateLimits, 'download'>): RequestHandler =>
  limited(
    ({ siteMatch, ip = '' }) => (siteMatch?.route.handle.isExpensive ? download(ip) : undefined),
    (response, seconds) => {
      const text = `You have opened many files. Please try again in ${seconds} seconds.\n`;
      response.status(429).set('cache-control', 'no-store').type('text/plain').send(text);
    },
  );
