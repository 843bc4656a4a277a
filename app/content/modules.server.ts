import { MODULE_SLUGS, type ModuleSlug } from '#app/regulations/index.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { Module } from '#cms/payload-types.ts';
import { cached } from './cached.server.ts';
import { asReader } from './reader.server.ts';
import { richTextToHtml } from './rich-text.server.ts';

/** Finds the one module with this slug, as a visitor may read it. */
export const moduleWith = (slug: ModuleSlug) => ({
  ...asReader(),
  collection: 'modules' as const,
  where: { slug: { equals: slug } },
  limit: 1,
  pagination: false,
  depth: 0,
});

type Sections = NonNullable<Module['overview']['ownerSections']>;
type Prose = Extract<Sections[number], { blockType: 'prose' }>;

/** A block of an overview; text that was rich text is HTML. */
export type OverviewSection = Exclude<Sections[number], Prose> | (Omit<Prose, 'body'> & { html: string });

/** The figures and words of an example report. */
export type ExampleReport = Extract<OverviewSection, { blockType: 'exampleReport' }>;

const isExampleReport = (section: OverviewSection): section is ExampleReport =>
  section.blockType === 'exampleReport';

/** What a module's layout shows on each of its pages. */
export interface ModuleShell {
  slug: ModuleSlug;
  name: string;
  shortName: string;
  summary: string;
  menu: Module['menu'];
  officialResource: Module['officialResource'];
  partnerOrganisation?: Module['partnerOrganisation'];
  sections: Module['sections'];
}

export interface ModuleOverview extends Omit<Module['overview'], 'ownerSections' | 'providerSections'> {
  ownerSections: OverviewSection[];
  providerSections: OverviewSection[];
}

async function readModule<Field extends keyof Module>(slug: ModuleSlug, ...fields: Field[]) {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...moduleWith(slug),
    select: Object.fromEntries(fields.map((field) => [field, true])),
  });
  const found = docs[0];
  if (!found) throw new Error(`The module "${slug}" is not in the database; run the seed.`);
  return found as Pick<Module, Field>;
}

function toSection(section: Sections[number]): OverviewSection {
  if (section.blockType !== 'prose') return section;
  const { body, ...rest } = section;
  return { ...rest, html: richTextToHtml(body) };
}

/** The words around a module's pages. */
export const readModuleShell = cached((slug: ModuleSlug): Promise<ModuleShell> =>
  readModule(
    slug,
    'slug',
    'name',
    'shortName',
    'summary',
    'menu',
    'officialResource',
    'partnerOrganisation',
    'sections',
  ),
);

/** Whether a section of a module is open to visitors. */
export const isSectionLive = async (slug: ModuleSlug, section: keyof Module['sections']): Promise<boolean> =>
  (await readModuleShell(slug)).sections[section] === 'live';

/** The words of a module's overview page. */
export const readModuleOverview = cached(async (slug: ModuleSlug): Promise<ModuleOverview> => {
  const { overview } = await readModule(slug, 'overview');
  return {
    ...overview,
    ownerSections: (overview.ownerSections ?? []).map(toSection),
    providerSections: (overview.providerSections ?? []).map(toSection),
  };
});

/** The example report of a module, as its overview shows it; nothing where an editor took it out. */
export async function readExampleReport(slug: ModuleSlug): Promise<ExampleReport | undefined> {
  const { ownerSections, providerSections } = await readModuleOverview(slug);
  return [...ownerSections, ...providerSections].find(isExampleReport);
}

/** The words around a module's blog and its newsletter. */
export const readModuleBlog = cached(
  async (slug: ModuleSlug): Promise<Module['blog']> => (await readModule(slug, 'blog')).blog,
);

/** The words around a module's vendor application form. */
export interface VendorAccessWords {
  heading: string;
  intro: string;
  benefits: { title: string; text: string }[];
  requirements: string[];
  nextSteps: string[];
}

export const readVendorAccess = cached(async (slug: ModuleSlug): Promise<VendorAccessWords> => {
  const { vendorAccess } = await readModule(slug, 'vendorAccess');
  return {
    heading: vendorAccess.heading,
    intro: vendorAccess.intro,
    benefits: (vendorAccess.benefits ?? []).map(({ title, text }) => ({ title, text })),
    requirements: (vendorAccess.requirements ?? []).map(({ text }) => text),
    nextSteps: (vendorAccess.nextSteps ?? []).map(({ text }) => text),
  };
});

/** A report that is made on request, at a price in dollars. */
export interface PremiumReport {
  id: string;
  title: string;
  description: string;
  price: number;
}

/** The reports of a module that are made on request. */
export const readPremiumReports = cached(async (slug: ModuleSlug): Promise<PremiumReport[]> => {
  const { reports } = await readModule(slug, 'reports');
  return (reports?.premium ?? []).map(({ id, title, description, price }) => ({
    id: id ?? title,
    title,
    description,
    price,
  }));
});

/** A module as a card shows it, with which of its sections are open. */
export type ModuleCard = Pick<Module, 'slug' | 'name' | 'summary' | 'sections'>;

/** Every module that there is, in the registry's order. */
export const listModules = cached(async (): Promise<ModuleCard[]> => {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asReader(),
    collection: 'modules',
    pagination: false,
    depth: 0,
    select: { slug: true, name: true, summary: true, sections: true },
  });
  return MODULE_SLUGS.flatMap((slug) => docs.filter((card) => card.slug === slug)).map(
    ({ slug, name, summary, sections }) => ({ slug, name, summary, sections }),
  );
});

/** The modules whose section of this name is open. */
export const modulesWithOpen = async (section: keyof Module['sections']): Promise<ModuleCard[]> =>
  (await listModules()).filter(({ sections }) => sections[section] === 'live');
