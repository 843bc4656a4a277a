import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { siteAddress } from './imprint.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TO_CONFIRM_MS = 7 * DAY_MS;
/** Readers who open a mail late must still be able to unsubscribe. */
const TO_LEAVE_MS = 400 * DAY_MS;

/** What a link is for, which is also its path, and how long it works. */
const LIFETIMES_MS = {
  /** Confirms an email, and the follows and newsletters that its mail names. */
  'follow/confirm': TO_CONFIRM_MS,
  /** Confirms one newsletter: in mails from before all were confirmed together. */
  'newsletter/confirm': TO_CONFIRM_MS,
  /** Ends one newsletter. */
  'newsletter/unsubscribe': TO_LEAVE_MS,
  /** Ends everything that an email gets. */
  'follow/unsubscribe': TO_LEAVE_MS,
  /** Ends one follow. */
  'follow/stop': TO_LEAVE_MS,
} as const;

export type LinkPurpose = keyof typeof LIFETIMES_MS;

export const LINK_PURPOSES = Object.keys(LIFETIMES_MS) as LinkPurpose[];

const ALGORITHM = 'HS256';
const KEY_BYTES = 32;

const keyFrom = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'newsletter links', KEY_BYTES));

/** What a link is limited to. */
const scopeSchema = z.object({
  /** The last of the follows that its mail names, by id. */
  through: z.number().optional(),
  /** The newsletters that its mail names, by the ids of their subscriptions: one that ended keeps its id. */
  newsletters: z.array(z.number()).optional(),
});

type LinkScope = z.infer<typeof scopeSchema>;

/** A signed token that holds nothing personal: ids of rows, the purpose and the expiration. */
export const signLinkToken = (
  secret: string,
  purpose: LinkPurpose,
  id: number,
  { now = new Date(), ...scope }: LinkScope & { now?: Date } = {},
): Promise<string> =>
  new SignJWT({ ...scope })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(purpose)
    .setSubject(String(id))
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + LIFETIMES_MS[purpose]))
    .sign(keyFrom(secret));

export type VerifiedToken = ({ state: 'valid'; id: number } & LinkScope) | { state: 'expired' | 'forged' };

export async function verifyLinkToken(
  secret: string,
  purpose: LinkPurpose,
  token: string,
): Promise<VerifiedToken> {
  try {
    const { payload } = await jwtVerify(token, keyFrom(secret), {
      algorithms: [ALGORITHM],
      audience: purpose,
      requiredClaims: ['sub', 'exp'],
    });
    return { state: 'valid', id: Number(payload.sub), ...scopeSchema.parse(payload) };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { state: 'expired' };
    if (error instanceof errors.JOSEError) return { state: 'forged' };
    throw error;
  }
}

/** The address where the reader of a mail confirms or ends something. */
export async function signedLink(
  secret: string,
  purpose: LinkPurpose,
  id: number,
  scope: LinkScope = {},
): Promise<string> {
  return `${siteAddress()}/${purpose}/${await signLinkToken(secret, purpose, id, scope)}`;
}

/** Mail programs turn these into a button that unsubscribes in one click: RFC 8058. */
export const unsubscribeHeaders = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
