import type { Where } from 'payload';
import type { Partner } from '#cms/payload-types.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { imageView, type ImageView } from './image.server.ts';
import { openPayload } from '#cms/open-payload.ts';
import { findShown, asReader, isShown } from './reader.server.ts';
import { cached } from './cached.server.ts';
import { richTextToHtml } from './rich-text.server.ts';

/** A partner as a card shows it. */
export interface PartnerCard extends Pick<
  Partner,
  'slug' | 'name' | 'summary' | 'partnerType' | 'modules' | 'serviceCategories'
> {
  /** Whether this only shows what a profile looks like: there is no such firm. */
  isExample: boolean;
  logo?: ImageView;
}

/** A partner as the profile shows it. */
export interface PartnerProfile extends PartnerCard {
  html: string;
  website?: string;
}

const CARD_FIELDS = {
  slug: true,
  name: true,
  summary: true,
  partnerType: true,
  modules: true,
  serviceCategories: true,
  isExample: true,
  logo: true,
} as const;

type CardFields = Pick<Partner, Exclude<keyof typeof CARD_FIELDS, 'logo'>> & { logo?: unknown };

const toCard = ({ logo, isExample, ...words }: CardFields): PartnerCard => ({
  slug: words.slug,
  name: words.name,
  summary: words.summary,
  partnerType: words.partnerType,
  modules: words.modules,
  serviceCategories: words.serviceCategories,
  isExample: isExample ?? false,
  logo: imageView(logo),
});

const find = cached(async (conditions: Where[]): Promise<PartnerCard[]> => {
  const partners = await findShown('partners', {
    where: { and: conditions },
    sort: ['isExample', 'name'],
    select: CARD_FIELDS,
    depth: 1,
  });
  return partners.map(toCard);
});

/** The partners that the partner page shows. */
export const featuredPartners = (): Promise<PartnerCard[]> => find([{ featured: { equals: true } }]);

/** The directory, or the part of it that helps with a module or offers a kind of service. */
export const listPartners = ({ module, category }: { module?: ModuleSlug; category?: string }) =>
  find([
    ...(module ? [{ modules: { in: [module] } }] : []),
    ...(category ? [{ serviceCategories: { in: [category] } }] : []),
  ]);

/** A partner by its address. */
export const findPartner = cached(async (slug: string): Promise<PartnerProfile | undefined> => {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asReader(),
    collection: 'partners',
    where: { and: [{ slug: { equals: slug } }, isShown()] },
    limit: 1,
    pagination: false,
    depth: 1,
  });
  const [partner] = docs;
  if (!partner) return undefined;
  return {
    ...toCard(partner),
    html: richTextToHtml(partner.description),
    website: partner.website || undefined,
  };
});
