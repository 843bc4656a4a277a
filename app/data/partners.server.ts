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

/** The specification fixes the number of cards on /partners. */
const FEATURED_CARDS = 3;

const IS_FEATURED: Where = { featured: { equals: true } };
const IS_REAL: Where = { isExample: { not_equals: true } };

/** Examples, marked as such, are shown until enough real partners are featured. See docs/decisions/0058. */
async function withoutExamples(): Promise<Where[]> {
  if (isPreview()) return [];
  if (process.env.EXAMPLE_PARTNERS === 'off') return [IS_REAL];
  const real = await findShown('partners', {
    where: { and: [IS_REAL, IS_FEATURED] },
    limit: FEATURED_CARDS,
    select: { slug: true },
  });
  return real.length < FEATURED_CARDS ? [] : [IS_REAL];
}

const findCards = cached(async (conditions: Where[]): Promise<PartnerCard[]> => {
  const partners = await findShown('partners', {
    where: { and: [...(await withoutExamples()), ...conditions] },
    sort: ['isExample', 'name'],
    select: CARD_FIELDS,
    depth: 1,
  });
  return partners.map(toCard);
});

export async function featuredPartners(): Promise<PartnerCard[]> {
  const cards = await findCards([IS_FEATURED]);
  const real = cards.filter(({ isExample }) => !isExample);
  const examples = cards.filter(({ isExample }) => isExample);
  return [...real, ...examples.slice(0, Math.max(0, FEATURED_CARDS - real.length))];
}

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
  const where = { and: [...(await withoutExamples()), { slug: { equals: slug } }] };
  const [partner] = await findShown('partners', { where, limit: 1, depth: 1 });
  if (!partner) return undefined;
  const { description, website } = partner;
  return { ...toCard(partner), html: richTextToHtml(description), website: website || undefined };
});
