import { signNewsletterToken, type NewsletterPurpose } from './newsletter-tokens.ts';
import { siteAddress } from './site-address.ts';

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
