import { openPayload } from '#cms/open-payload.ts';
import { asReader } from './reader.server.ts';
import { cached } from './cached.server.ts';

export interface MenuLink {
  label: string;
  url: string;
}

/** What every page shows. */
export interface SiteSettings {
  productName: string;
  tagline: string;
  description: string;
  contactEmail: string;
  officeHours: { days: string; hours: string }[];
  navigation: MenuLink[];
  footerLinks: MenuLink[];
}

const toLinks = (links: MenuLink[] | null | undefined): MenuLink[] =>
  (links ?? []).map(({ label, url }) => ({ label, url }));

/** The site's name, tagline and menus, as the back office has them. */
export const readSiteSettings = cached(async (): Promise<SiteSettings> => {
  const payload = await openPayload();
  const settings = await payload.findGlobal({ ...asReader(), slug: 'site-settings', depth: 0 });
  return {
    productName: settings.productName,
    tagline: settings.tagline,
    description: settings.description,
    contactEmail: settings.contactEmail,
    officeHours: settings.officeHours.map(({ days, hours }) => ({ days, hours })),
    navigation: toLinks(settings.navigation),
    footerLinks: toLinks(settings.footerLinks),
  };
});
