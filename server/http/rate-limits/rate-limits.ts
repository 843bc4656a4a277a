import { createHmac, hkdfSync } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import ipaddr from 'ipaddr.js';
import type { Log } from '../../logger.ts';
import { type CountingPool, createCounter } from './counter.ts';

/** One customer of a provider usually has this much of an IPv6 address to choose from. Source: RFC 6177. */
const CUSTOMER_BITS = 64;

/**
 * Whom an address stands for: an IPv4 address itself, also where it is written as IPv6, and of IPv6 the
 * network of 64 bits. What is no address stands for itself.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${CUSTOMER_BITS}`).toString();
}

/** A form that is sent in several steps may be sent this much more often: a step costs one part of a turn. */
export const PARTS_OF_A_TURN = 4;

const MINUTE_IN_SECONDS = 60;
const SIGN_IN_SECONDS = 10 * MINUTE_IN_SECONDS;
/** People of an office sign in at the same time of the day, and some mistype: twice a form's turns, in ten minutes. */
const SIGN_INS_FOR_EACH_FORM = 2;

/** One mail an hour for so many forms a minute: more than anyone needs, and too few to fill a mailbox. */
const FORMS_FOR_EACH_MAIL = 4;
const HOUR_IN_SECONDS = 60 * MINUTE_IN_SECONDS;

const KEY_BYTES = 32;

/** Who asks for how much. `turn` answers with the seconds to wait when there is none left. */
export interface RateLimits {
  /** A turn of a form of the site; a step of a longer one takes a part. */
  form: (form: string, address: string, parts?: number) => Promise<number | undefined>;
  /** A try to sign in, or to get a new password. */
  signIn: (what: string, address: string) => Promise<number | undefined>;
  /** A mail that a visitor asks for, to the address that it goes to. */
  mailTo: (recipient: string) => Promise<number | undefined>;
}

interface Settings {
  /** 0 for no limit. */
  formsPerMinute: number;
  /** The installation's secret. */
  secret: string;
  pool?: CountingPool;
  log: Log;
}

/** Nobody is limited. */
const unlimited: RateLimits = {
  form: () => Promise.resolve(undefined),
  signIn: () => Promise.resolve(undefined),
  mailTo: () => Promise.resolve(undefined),
};

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
export function createRateLimits({ formsPerMinute, secret, pool, log }: Settings): RateLimits {
  if (formsPerMinute === 0) return unlimited;
  const keyOf = keyMaker(secret);
  const points = formsPerMinute * PARTS_OF_A_TURN;
  const forms = createCounter({ name: 'form', points, seconds: MINUTE_IN_SECONDS }, pool, log);
  const signIns = createCounter(
    { name: 'sign-in', points: formsPerMinute * SIGN_INS_FOR_EACH_FORM, seconds: SIGN_IN_SECONDS },
    pool,
    log,
  );
  const mails = createCounter(
    { name: 'mail', points: Math.ceil(formsPerMinute / FORMS_FOR_EACH_MAIL), seconds: HOUR_IN_SECONDS },
    pool,
    log,
  );
  return {
    form: (form, address, parts = PARTS_OF_A_TURN) => forms(keyOf(form, address), parts),
    signIn: (what, address) => signIns(keyOf(what, address), 1),
    mailTo: (recipient) => mails(keyOf('to', recipient), 1),
  };
}

/** What can be tried again and again to get in. Payload takes some of these in capitals, too. */
const SIGN_IN = /^\/api\/+users\/+(login|forgot-password|reset-password|unlock)\/*$/i;

const messageFor = (seconds: number) =>
  `There were many attempts from your address. Please wait ${seconds} seconds and try again.`;

function refuse(response: Response, seconds: number): void {
  response.status(429).set({ 'retry-after': String(seconds), 'cache-control': 'no-store' });
  response.json({ errors: [{ message: messageFor(seconds) }] });
}

/** Limits how often one address may try to sign in or to get a new password, in the words of the panel. */
export const signInLimit =
  ({ signIn }: Pick<RateLimits, 'signIn'>): RequestHandler =>
  (request, response, next) => {
    const what = SIGN_IN.exec(decodeURIComponent(request.path))?.[1]?.toLowerCase();
    if (!what) {
      next();
      return;
    }
    signIn(what, request.ip ?? '')
      .then((seconds) => {
        if (seconds === undefined) next();
        else refuse(response, seconds);
      })
      .catch(next);
  };
