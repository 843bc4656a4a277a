import type { Where } from 'payload';
import type { Partner } from '#cms/payload-types.ts';
import type { ModuleSlug } from '#law/modules.ts';
import type { LawId } from '#law/buildings/rules/index.ts';
import { TRADE_CHOICES, type TradeId } from '#law/trades.ts';
import { imageView, type ImageView } from './image.server.ts';
import { findShown, isPreview } from './reader.server.ts';
import { cached } from './cached.server.ts';
import { richTextToHtml } from './rich-text.server.ts';

export interface PartnerCard extends Pick<
  Partner,
  'slug' | 'name' | 'summary' | 'partnerType' | 'modules' | 'serviceCategories'
> {
  laws: LawId[];
  trades: typeof TRADE_CHOICES;
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
  laws: true,
  trades: true,
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
  laws: partner.laws ?? [],
  trades: TRADE_CHOICES.filter(({ value }) => partner.trades?.includes(value)),
  isExample: partner.isExample ?? false,
  logo: imageView(partner.logo),
});

/** Hidden from visitors, who would write to firms that do not exist. Editors see them in a preview. */
const withoutExamples = (): Where[] =>
  process.env.EXAMPLE_PARTNERS === 'on' || isPreview() ? [] : [{ isExample: { not_equals: true } }];

const findCards = cached(async (conditions: Where[]): Promise<PartnerCard[]> => {
  const partners = await findShown('partners', {
    where: { and: [...withoutExamples(), ...conditions] },
    sort: ['isExample', 'name'],
    select: CARD_FIELDS,
    depth: 1,
  });
  return partners.map(toCard);
});

export const featuredPartners = (): Promise<PartnerCard[]> => findCards([{ featured: { equals: true } }]);

export interface Expertise {
  laws: readonly LawId[];
  modules: readonly ModuleSlug[];
}

const worksOn = ({ laws, modules }: Expertise): Where => {
  const either: Where[] = [{ laws: { in: [...laws] } }, { modules: { in: [...modules] } }];
  return { or: either };
};

interface PartnerFilter {
  subjects: readonly Expertise[];
  trade?: TradeId;
  category?: string;
}

export const listPartners = ({ subjects, trade, category }: PartnerFilter) =>
  findCards([
    ...subjects.map(worksOn),
    ...(trade ? [{ trades: { in: [trade] } }] : []),
    ...(category ? [{ serviceCategories: { in: [category] } }] : []),
  ]);

export const findPartner = cached(async (slug: string): Promise<PartnerProfile | undefined> => {
  const where = { and: [...withoutExamples(), { slug: { equals: slug } }] };
  const [partner] = await findShown('partners', { where, limit: 1, depth: 1 });
  if (!partner) return undefined;
  const { description, website } = partner;
  return { ...toCard(partner), html: richTextToHtml(description), website: website || undefined };
});
