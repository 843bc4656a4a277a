import { MODULE_SLUGS, type ModuleSlug } from './index.ts';

/** What people follow: a lot, a list of lots, one of the forty laws, a module with all of its laws, or a figure. */
export const FOLLOW_KINDS = [
  { value: 'building', label: 'Building' },
  { value: 'portfolio', label: 'Portfolio' },
  { value: 'law', label: 'Law' },
  { value: 'module', label: 'Module' },
  { value: 'figure', label: 'Figure' },
] as const;

export type FollowKind = (typeof FOLLOW_KINDS)[number]['value'];

/** How many days before a date people can be reminded. */
export const LEADS = [60, 30, 7] as const;

export type Lead = (typeof LEADS)[number];

/** What people can get about one subject, and whether they do unless they choose otherwise. */
export const DEFAULT_CHOICES = {
  remind60: false,
  remind30: true,
  remind7: true,
  digest: false,
  changes: true,
};

export type ChoiceName = keyof typeof DEFAULT_CHOICES;

export type Choices = Record<ChoiceName, boolean>;

/** One thing that is followed. `subject` is a BBL, the id of a portfolio, a law, a module's slug or a figure's key. */
export interface Subject {
  kind: FollowKind;
  subject: string;
}

export const isModuleSlug = (text: string): text is ModuleSlug =>
  (MODULE_SLUGS as readonly string[]).includes(text);
