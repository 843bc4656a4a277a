import type { Where } from 'payload';
import type { Partner } from '#cms/payload-types.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { imageView, type ImageView } from './image.server.ts';
import { findShown } from './reader.server.ts';
import { cached } from './cached.server.ts';
import { richTextToHtml } from './rich-text.server.ts';

export interface PartnerCard extends Pick<
  Partner,
  'slug' | 'name' | 'summary' | 'partnerType' | 'modules' | 'serviceCategories'
> {
  /** A made-up firm, to show what a profile looks like. */
  isExample: boolean;
  logo?: ImageView;
}

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

const toCard = (partner: Pick<Partner, keyof typeof CARD_FIELDS>): PartnerCard => ({
  slug: partner.slug,
  name: partner.name,
  summary: partner.summary,
  partnerType: partner.partnerType,
  modules: partner.modules,
  serviceCategories: partner.serviceCategories,
  isExample: partner.isExample ?? false,
  logo: imageView(partner.logo),
});

const findCards = cached(async (conditions: Where[]): Promise<PartnerCard[]> => {
  const partners = await findShown('partners', {
    where: { and: conditions },
    sort: ['isExample', 'name'],
    select: CARD_FIELDS,
    depth: 1,
  });
  return partners.map(toCard);
});

export const featuredPartners = (): Promise<PartnerCard[]> => findCards([{ featured: { equals: true } }]);

interface PartnerFilter {
  /** Partners who work on any of them. */
  modules?: readonly ModuleSlug[];
  module?: ModuleSlug;
  category?: string;
}

/** The partners in the directory, optionally those that work on some modules or in a service category. */
export const listPartners = ({ modules, module, category }: PartnerFilter) =>
  findCards([
    ...(modules ? [{ modules: { in: [...modules] } }] : []),
    ...(module ? [{ modules: { in: [module] } }] : []),
    ...(category ? [{ serviceCategories: { in: [category] } }] : []),
  ]);

export const findPartner = cached(async (slug: string): Promise<PartnerProfile | undefined> => {
  const where = { slug: { equals: slug } };
  const [partner] = await findShown('partners', { where, limit: 1, depth: 1 });
  if (!partner) return undefined;
  const { description, website } = partner;
  return { ...toCard(partner), html: richTextToHtml(description), website: website || undefined };
});
