import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { siteUrl } from './imprint.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TO_CONFIRM_MS = 7 * DAY_MS;
/** Long, because readers who open an email late must still be able to unsubscribe. */
const TO_LEAVE_MS = 400 * DAY_MS;

const LIFETIMES_MS = {
  'follow/confirm': TO_CONFIRM_MS,
  'newsletter/unsubscribe': TO_LEAVE_MS,
  'follow/unsubscribe': TO_LEAVE_MS,
  'follow/stop': TO_LEAVE_MS,
} as const;

export type LinkPurpose = keyof typeof LIFETIMES_MS;

export const LINK_PURPOSES = Object.keys(LIFETIMES_MS) as LinkPurpose[];

const ALGORITHM = 'HS256';
const KEY_BYTES = 32;

const keyFrom = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'newsletter links', KEY_BYTES));

const scopeSchema = z.object({
  /** ID of the last follow that the email lists. */
  through: z.number().optional(),
  /** Subscription IDs of the newsletters that the email lists. An ended subscription keeps its ID. */
  newsletters: z.array(z.number()).optional(),
  /** Digest of the subscriber page's key at the time the email was sent. The link is void once that key changes. */
  page: z.string().optional(),
});

type LinkScope = z.infer<typeof scopeSchema>;

/** The token contains no personal data: only row IDs, the purpose, and the expiration. */
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

export async function signedLink(
  secret: string,
  purpose: LinkPurpose,
  id: number,
  scope: LinkScope = {},
): Promise<string> {
  return `${siteUrl()}/${purpose}/${await signLinkToken(secret, purpose, id, scope)}`;
}

/** Email clients turn these into a one-click unsubscribe button. See RFC 8058. */
export const unsubscribeHeaders = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
