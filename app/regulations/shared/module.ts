/**
 * The six regulatory modules, by the value stored in every `module` field.
 * Source: architecture, "Data model"; specification section 2, "Module route families".
 */
export const MODULE_SLUGS = ['ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz'] as const;

export type ModuleSlug = (typeof MODULE_SLUGS)[number];

/** A stored value and the words a person reads for it. */
export interface Choice {
  value: string;
  label: string;
}

/** A page that a module's menu can lead to. Its words are those of the same name in the back office. */
export type MenuPage = 'overview' | 'quiz' | 'report' | 'blog' | 'vendorAccess' | 'faq';

/** An entry of a module's menu. */
export interface MenuItem {
  page: MenuPage;
  /** The rest of its address, below the module's own; empty for the overview. */
  path: string;
}

const USUAL_MENU: readonly MenuItem[] = [
  { page: 'overview', path: '' },
  { page: 'quiz', path: 'quiz' },
  { page: 'report', path: 'report' },
  { page: 'blog', path: 'blog' },
  { page: 'vendorAccess', path: 'vendor-access' },
];

/** Commercial Waste Zones has an assessment instead of a quiz, a report for each assessment, and questions. */
const CWZ_MENU: readonly MenuItem[] = [
  { page: 'overview', path: '' },
  { page: 'quiz', path: 'assessment' },
  { page: 'blog', path: 'blog' },
  { page: 'faq', path: 'faq' },
  { page: 'vendorAccess', path: 'vendor-access' },
];

/**
 * A module's pages, in the order of its menu. Every page of the site needs them, and few need the rest of the registry.
 * Source: specification section 2, "Module route families".
 */
export const menuOf = (slug: ModuleSlug): readonly MenuItem[] => (slug === 'cwz' ? CWZ_MENU : USUAL_MENU);

/** What distinguishes one module's behaviour from another's, as data. */
export interface RegulatoryModule {
  slug: ModuleSlug;
  /** The name people use in speech, for instance in the back office. */
  name: string;
  /** Article categories, in the order in which the blog offers them (without "All"). */
  articleCategories: readonly string[];
  /** The category of an article that was given none. */
  defaultArticleCategory?: string;
  /** What a vendor can say it does, on this module's application form. */
  vendorServiceCategories: readonly Choice[];
  /** The `source` stored with a sign-up to this module's newsletter. */
  newsletterSource: string;
  /** Whether its overview says where it stands: "Home / ...". */
  hasBreadcrumb?: boolean;
}

/** A choice whose stored value is also its label. */
export const sameWords = (words: readonly string[]): Choice[] =>
  words.map((word) => ({ value: word, label: word }));
