import { menuOf, type Section } from '#app/regulations/index.ts';
import { newsletterLink, unsubscribeHeaders } from '#cms/mail/newsletter-links.ts';
import { siteAddress } from '#cms/mail/site-address.ts';
import type { Module } from '#cms/payload-types.ts';

/** What the mail on an opened section says to everybody. */
export interface Opening {
  module: Pick<Module, 'slug' | 'name' | 'menu'>;
  section: Section;
  /** Signs the links. */
  secret: string;
}

/** Tells one subscriber that a section has opened, with a link to it and one that unsubscribes. */
export async function openingMail(
  { module, section, secret }: Opening,
  { id, email }: { id: number; email: string },
) {
  const path = menuOf(module.slug).find(({ page }) => page === section)?.path ?? '';
  const unsubscribeLink = await newsletterLink(secret, 'unsubscribe', id);
  const values = {
    page: `${module.name}: ${module.menu[section]}`,
    link: `${siteAddress()}/${module.slug}/${path}`,
    unsubscribeLink,
  };
  return { to: email, values, headers: unsubscribeHeaders(unsubscribeLink) };
}
