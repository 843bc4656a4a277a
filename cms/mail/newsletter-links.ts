import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { siteAddress } from './imprint.ts';

export type NewsletterPurpose = 'confirm' | 'unsubscribe';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a link works. Readers who open a mail late must still be able to unsubscribe. */
const LIFETIMES_MS: Record<NewsletterPurpose, number> = { confirm: 7 * DAY_MS, unsubscribe: 400 * DAY_MS };

const ALGORITHM = 'HS256';
const KEY_BYTES = 32;

const keyFrom = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'newsletter links', KEY_BYTES));

/** A signed token that holds nothing personal: the subscription, the purpose and the expiration. */
export const signNewsletterToken = (
  secret: string,
  purpose: NewsletterPurpose,
  subscription: number,
  now = new Date(),
): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(`newsletter/${purpose}`)
    .setSubject(String(subscription))
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + LIFETIMES_MS[purpose]))
    .sign(keyFrom(secret));

export type VerifiedToken = { state: 'valid'; subscription: number } | { state: 'expired' | 'forged' };

export async function verifyNewsletterToken(
  secret: string,
  purpose: NewsletterPurpose,
  token: string,
): Promise<VerifiedToken> {
  try {
    const { payload } = await jwtVerify(token, keyFrom(secret), {
      algorithms: [ALGORITHM],
      audience: `newsletter/${purpose}`,
      requiredClaims: ['sub', 'exp'],
    });
    return { state: 'valid', subscription: Number(payload.sub) };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { state: 'expired' };
    if (error instanceof errors.JOSEError) return { state: 'forged' };
    throw error;
  }
}

/** The address of the page where the owner of a subscription confirms or ends it. */
export async function newsletterLink(
  secret: string,
  purpose: NewsletterPurpose,
  subscription: number,
): Promise<string> {
  return `${siteAddress()}/newsletter/${purpose}/${await signNewsletterToken(secret, purpose, subscription)}`;
}

/** Mail programs turn these into a button that unsubscribes in one click: RFC 8058. */
export const unsubscribeHeaders = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
