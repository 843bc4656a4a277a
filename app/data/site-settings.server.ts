import { openPayload } from '#cms/open-payload.ts';
import type { SiteSetting } from '#cms/payload-types.ts';
import { asReader } from './reader.server.ts';
import { cached, IN_LAYOUT } from './cached.server.ts';

export type SiteSettings = Pick<
  SiteSetting,
  'productName' | 'tagline' | 'description' | 'contactEmail' | 'officeHours' | 'navigation' | 'footerLinks'
> & {
  laws: { subject: string; law: string; url: string }[];
  listsBuildings: boolean;
};

export const readSiteSettings = cached(async (): Promise<SiteSettings> => {
  const payload = await openPayload();
  const settings = await payload.findGlobal({ ...asReader(), slug: 'site-settings', depth: 0 });
  const { productName, tagline, description, contactEmail, officeHours, navigation, footerLinks } = settings;
  const toLink = ({ label, url }: SiteSetting['navigation'][number]) => ({ label, url });
  return {
    productName,
    tagline,
    description,
    contactEmail,
    officeHours: officeHours.map(({ days, hours }) => ({ days, hours })),
    laws: settings.laws.map(({ subject, law, url }) => ({ subject, law: law ?? '', url })),
    navigation: navigation.map(toLink),
    footerLinks: footerLinks.map(toLink),
    listsBuildings: settings.listsBuildings ?? false,
  };
}, IN_LAYOUT);
