import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { siteAddress } from './imprint.ts';

/** What a link in a newsletter's mail is for. */
export type NewsletterPurpose = 'confirm' | 'unsubscribe';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a link works. A mail that is opened late must still be one that can be unsubscribed from. */
const LIFETIMES_MS: Record<NewsletterPurpose, number> = { confirm: 7 * DAY_MS, unsubscribe: 400 * DAY_MS };

const ALGORITHM = 'HS256';
const KEY_BYTES = 32;

const keyFrom = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'newsletter links', KEY_BYTES));

const audienceOf = (purpose: NewsletterPurpose): string => `newsletter/${purpose}`;

/** Signs what a link carries: which subscription, what for, and until when. Nothing in it is personal. */
export const signNewsletterToken = (
  secret: string,
  purpose: NewsletterPurpose,
  subscription: number,
  now = new Date(),
): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(audienceOf(purpose))
    .setSubject(String(subscription))
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + LIFETIMES_MS[purpose]))
    .sign(keyFrom(secret));

/** A token that we signed for this purpose names a subscription; any other is expired or forged. */
export type VerifiedToken = { state: 'valid'; subscription: number } | { state: 'expired' | 'forged' };

/** Reads a token from a link, whoever wrote it. */
export async function verifyNewsletterToken(
  secret: string,
  purpose: NewsletterPurpose,
  token: string,
): Promise<VerifiedToken> {
  try {
    const { payload } = await jwtVerify(token, keyFrom(secret), {
      algorithms: [ALGORITHM],
      audience: audienceOf(purpose),
      requiredClaims: ['sub', 'exp'],
    });
    return { state: 'valid', subscription: Number(payload.sub) };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { state: 'expired' };
    if (error instanceof errors.JOSEError) return { state: 'forged' };
    throw error;
  }
}

/** The address of the page on which the owner of a subscription does something with it. */
export async function newsletterLink(
  secret: string,
  purpose: NewsletterPurpose,
  subscription: number,
): Promise<string> {
  return `${siteAddress()}/newsletter/${purpose}/${await signNewsletterToken(secret, purpose, subscription)}`;
}

/** Mail programs show a button for these, which unsubscribes without a page: RFC 8058. */
export const unsubscribeHeaders = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
