export interface Choice {
  value: string;
  label: string;
}

export type MenuPage = 'overview' | 'quiz' | 'report' | 'blog' | 'vendorAccess' | 'faq';

interface MenuItem {
  page: MenuPage;
  path: string;
}

const MENU: readonly MenuItem[] = [
  { page: 'overview', path: '' },
  { page: 'quiz', path: 'quiz' },
  { page: 'report', path: 'report' },
  { page: 'blog', path: 'blog' },
  { page: 'vendorAccess', path: 'vendor-access' },
];

const CWZ_MENU: readonly MenuItem[] = [
  { page: 'overview', path: '' },
  { page: 'quiz', path: 'assessment' },
  { page: 'blog', path: 'blog' },
  { page: 'faq', path: 'faq' },
  { page: 'vendorAccess', path: 'vendor-access' },
];

interface ModuleData {
  slug: string;
  name: string;
  articleCategories: readonly string[];
  defaultArticleCategory?: string;
  vendorServiceCategories: readonly Choice[];
  newsletterSource: string;
  menu?: readonly MenuItem[];
  hasBreadcrumb?: boolean;
}

const choices = (...labels: string[]): Choice[] => labels.map((label) => ({ value: label, label }));

const MODULES = [
  {
    slug: 'll97',
    name: 'Local Law 97',
    articleCategories: ['Compliance', 'Solutions', 'Financial', 'Strategies', 'Case Study', 'Updates'],
    vendorServiceCategories: choices('Engineering', 'Consulting', 'Technology', 'Financial', 'Legal'),
    newsletterSource: 'll97_blog',
  },
  {
    slug: 'll199',
    name: 'Local Law 199',
    articleCategories: ['LL199 Updates', 'Costs', 'Recycling'],
    defaultArticleCategory: 'LL199 Updates',
    vendorServiceCategories: choices('Waste Hauling', 'Recycling', 'Consulting', 'Technology', 'Legal'),
    newsletterSource: 'll199_blog',
  },
  {
    slug: 'nyc-internet',
    name: 'NYC Internet Master Plan',
    articleCategories: ['Infrastructure', 'Readiness', 'Policy'],
    vendorServiceCategories: [
      { value: 'isp', label: 'Internet Service Provider' },
      { value: 'infrastructure', label: 'Infrastructure Provider' },
      { value: 'consultant', label: 'Digital Consultant' },
      { value: 'integrator', label: 'Systems Integrator' },
      { value: 'equipment', label: 'Equipment Provider' },
      { value: 'other', label: 'Other Services' },
    ],
    newsletterSource: 'nyc_internet_blog',
  },
  {
    slug: 'nyc-plastic',
    name: 'NYC Plastic Laws',
    articleCategories: ['Rules', 'Alternatives', 'Updates'],
    vendorServiceCategories: choices('Packaging', 'Consulting', 'Distribution', 'Legal'),
    newsletterSource: 'nyc_plastic_blog',
  },
  {
    slug: 'nyc-pest',
    name: 'NYC Pest Laws',
    articleCategories: ['Rules', 'Prevention', 'Updates'],
    vendorServiceCategories: choices('Pest Management', 'Exclusion', 'Remediation', 'Consulting'),
    newsletterSource: 'nyc_pest_blog',
  },
  {
    slug: 'cwz',
    name: 'Commercial Waste Zones',
    articleCategories: ['Zones', 'Costs', 'Updates'],
    vendorServiceCategories: choices('Waste Hauling', 'Recycling', 'Organics', 'Consulting'),
    newsletterSource: 'cwz_blog',
    menu: CWZ_MENU,
    hasBreadcrumb: true,
  },
] as const satisfies readonly ModuleData[];

export type ModuleSlug = (typeof MODULES)[number]['slug'];

export type RegulatoryModule = ModuleData & { slug: ModuleSlug };

export const REGULATORY_MODULES: readonly RegulatoryModule[] = MODULES;

export const MODULE_SLUGS: readonly ModuleSlug[] = MODULES.map(({ slug }) => slug);

const MODULES_BY_SLUG = Object.fromEntries(
  REGULATORY_MODULES.map((module) => [module.slug, module]),
) as Record<ModuleSlug, RegulatoryModule>;

export const regulatoryModule = (slug: ModuleSlug): RegulatoryModule => MODULES_BY_SLUG[slug];

export const moduleMenu = (slug: ModuleSlug): readonly MenuItem[] => regulatoryModule(slug).menu ?? MENU;

export const MODULE_CHOICES: Choice[] = REGULATORY_MODULES.map(({ slug, name }) => ({
  value: slug,
  label: name,
}));

export const OTHER_LAWS = { value: 'buildings', label: 'Other building laws' } as const;

export type LawGroup = ModuleSlug | typeof OTHER_LAWS.value;

export const LAW_GROUPS: readonly (Choice & { value: LawGroup })[] = [
  ...REGULATORY_MODULES.map(({ slug, name }) => ({ value: slug, label: name })),
  OTHER_LAWS,
];

export const groupByLaw = <Entry extends { module: string }>(entries: readonly Entry[]) =>
  LAW_GROUPS.map(({ value, label }) => ({
    slug: value,
    name: label,
    entries: entries.filter(({ module }) => module === value),
  })).filter((group) => group.entries.length > 0);

export const lawGroupName = (group: LawGroup): string =>
  LAW_GROUPS.find(({ value }) => value === group)?.label ?? group;

export const SERVICE_CATEGORIES: Choice[] = [
  ...new Map(
    REGULATORY_MODULES.flatMap(({ vendorServiceCategories }) => vendorServiceCategories).map((choice) => [
      choice.value,
      choice,
    ]),
  ).values(),
];

export const SECTIONS = ['quiz', 'report', 'blog', 'vendorAccess'] as const;

export type Section = (typeof SECTIONS)[number];

const SECTION_NAMES: Record<Section, string> = {
  quiz: 'Assessment',
  report: 'Reports',
  blog: 'Blog',
  vendorAccess: 'For Vendors',
};

/** The stored `source` of a launch notice request: "nyc-plastic_report_opening". */
export const launchSource = (module: ModuleSlug, section: Section): string => `${module}_${section}_opening`;

function parseLaunchSource(source: string): { module: ModuleSlug; section: Section } | undefined {
  return MODULE_SLUGS.flatMap((module) => SECTIONS.map((section) => ({ module, section }))).find(
    ({ module, section }) => launchSource(module, section) === source,
  );
}

export function newsletterName(source: string): string {
  const launch = parseLaunchSource(source);
  if (launch) {
    const { name } = regulatoryModule(launch.module);
    return `launch notice for ${name}: ${SECTION_NAMES[launch.section]}`;
  }
  const module = REGULATORY_MODULES.find(({ newsletterSource }) => newsletterSource === source);
  return `${module?.name ?? source} newsletter`;
}

export const PARTNER_TYPES = [
  { value: 'consultants', label: 'Consultants' },
  { value: 'serviceProviders', label: 'Service Providers' },
  { value: 'implementationPartners', label: 'Implementation Partners' },
] as const satisfies readonly Choice[];

export const FEEDBACK_TYPES = [
  { value: 'suggestion', label: 'Feature Suggestion' },
  { value: 'issue', label: 'Issue Report' },
  { value: 'praise', label: 'Praise' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Choice[];

/** Notes for unofficial or unchecked sources. Defined here to keep client scripts small. */
export const DOUBTS: Record<'verified' | 'reported' | 'unverified', string | undefined> = {
  verified: undefined,
  reported: 'not confirmed in a current official source',
  unverified: 'not verified',
};
