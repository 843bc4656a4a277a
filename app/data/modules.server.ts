import { MODULE_SLUGS, type ModuleSlug } from '#law/modules.ts';
import type { LimitFigures } from '#law/ll97/figures.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { Module } from '#cms/payload-types.ts';
import { cached, IN_LAYOUT } from './cached.server.ts';
import { readLimitFigures } from './figures.server.ts';
import { asReader } from './reader.server.ts';
import { richTextToHtml } from './rich-text.server.ts';

type Sections = NonNullable<Module['overview']['ownerSections']>;

type Prose = Extract<Sections[number], { blockType: 'prose' }>;

type StoredExample = Extract<Sections[number], { blockType: 'exampleReport' }>;

export type OverviewBlock =
  | Exclude<Sections[number], Prose | StoredExample>
  | (Omit<Prose, 'body'> & { html: string })
  | (StoredExample & { law: LimitFigures });

export type BlockOf<Type extends OverviewBlock['blockType']> = Extract<OverviewBlock, { blockType: Type }>;

export type ExampleReport = BlockOf<'exampleReport'>;

export interface ModuleOverview extends Omit<Module['overview'], 'ownerSections' | 'providerSections'> {
  ownerSections: OverviewBlock[];
  providerSections: OverviewBlock[];
}

async function findModule<Field extends keyof Module>(slug: ModuleSlug, ...fields: Field[]) {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asReader(),
    collection: 'modules',
    where: { slug: { equals: slug } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: Object.fromEntries(fields.map((field) => [field, true])),
  });
  const found = docs[0];
  if (!found) throw new Error(`The module "${slug}" is not in the database; run the seed.`);
  return found as Pick<Module, Field>;
}

const LAYOUT_FIELDS = [
  'slug',
  'name',
  'shortName',
  'summary',
  'menu',
  'officialResource',
  'partnerOrganisation',
  'sections',
] as const;

export type ModuleShell = Pick<Module, (typeof LAYOUT_FIELDS)[number]>;

export const readModuleShell = cached(
  (slug: ModuleSlug): Promise<ModuleShell> => findModule(slug, ...LAYOUT_FIELDS),
  IN_LAYOUT,
);

export const isSectionLive = async (slug: ModuleSlug, section: keyof Module['sections']): Promise<boolean> =>
  (await readModuleShell(slug)).sections[section] === 'live';

async function toBlock(section: Sections[number]): Promise<OverviewBlock> {
  if (section.blockType === 'exampleReport') return { ...section, law: await readLimitFigures() };
  if (section.blockType !== 'prose') return section;
  const { body, ...rest } = section;
  return { ...rest, html: richTextToHtml(body) };
}

export const readModuleOverview = cached(async (slug: ModuleSlug): Promise<ModuleOverview> => {
  const { overview } = await findModule(slug, 'overview');
  return {
    ...overview,
    ownerSections: await Promise.all((overview.ownerSections ?? []).map(toBlock)),
    providerSections: await Promise.all((overview.providerSections ?? []).map(toBlock)),
  };
});

export async function readExampleReport(slug: ModuleSlug): Promise<ExampleReport | undefined> {
  const { ownerSections, providerSections } = await readModuleOverview(slug);
  return [...ownerSections, ...providerSections].find((block) => block.blockType === 'exampleReport');
}

export const readModuleBlog = cached(async (slug: ModuleSlug) => (await findModule(slug, 'blog')).blog);

export const readVendorAccess = cached(async (slug: ModuleSlug) => {
  const { heading, intro, benefits, requirements, nextSteps } = (await findModule(slug, 'vendorAccess'))
    .vendorAccess;
  return {
    heading,
    intro,
    benefits: (benefits ?? []).map(({ title, text }) => ({ title, text })),
    requirements: (requirements ?? []).map(({ text }) => text),
    nextSteps: (nextSteps ?? []).map(({ text }) => text),
  };
});

export interface PremiumReport {
  id: string;
  title: string;
  description: string;
  price: number;
}

export const readPremiumReports = cached(async (slug: ModuleSlug): Promise<PremiumReport[]> => {
  const { reports } = await findModule(slug, 'reports');
  return (reports?.premium ?? []).map(({ id, ...report }) => ({ ...report, id: id ?? report.title }));
});

export type ModuleCard = Pick<Module, 'slug' | 'name' | 'summary' | 'sections' | 'updatedAt'>;

export const listModules = cached(async (): Promise<ModuleCard[]> => {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asReader(),
    collection: 'modules',
    pagination: false,
    depth: 0,
    select: { slug: true, name: true, summary: true, sections: true, updatedAt: true },
  });
  return MODULE_SLUGS.flatMap((slug) => docs.filter((card) => card.slug === slug));
});

export const modulesWithOpen = async (section: keyof Module['sections']): Promise<ModuleCard[]> =>
  (await listModules()).filter(({ sections }) => sections[section] === 'live');

export const modulesWithOpenBlogs = async (): Promise<ModuleSlug[]> =>
  (await modulesWithOpen('blog')).map(({ slug }) => slug);
