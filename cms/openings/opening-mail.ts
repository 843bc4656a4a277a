import { regulatoryModule, type Section } from '#app/regulations/index.ts';
import type { Mail } from '#cms/mail/message.ts';
import { newsletterLink, unsubscribeHeaders } from '#cms/mail/newsletter-links.ts';
import { siteAddress } from '#cms/mail/site-address.ts';
import type { Module } from '#cms/payload-types.ts';

/** What the mail on an opened section says to everybody. */
export interface Opening {
  module: Pick<Module, 'slug' | 'name' | 'menu'>;
  section: Section;
  productName: string;
  /** Signs the links. */
  secret: string;
}

/** Tells one subscriber that a section has opened, with a link to it and one that unsubscribes. */
export async function openingMail(
  { module, section, productName, secret }: Opening,
  { id, email }: { id: number; email: string },
): Promise<Mail> {
  const path = regulatoryModule(module.slug).menu.find(({ page }) => page === section)?.path ?? '';
  const unsubscribe = await newsletterLink(secret, 'unsubscribe', id);
  const name = `${module.name}: ${module.menu[section]}`;
  return {
    to: email,
    subject: `Now open: ${name}`,
    text: [
      `You asked us to tell you when this page of ${productName} opens. It is open now:`,
      `${name}\n${siteAddress()}/${module.slug}/${path}`,
      `This is the only mail on it. To unsubscribe:\n${unsubscribe}\n`,
    ].join('\n\n'),
    headers: unsubscribeHeaders(unsubscribe),
  };
}
