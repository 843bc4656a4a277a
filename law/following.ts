import { MODULE_SLUGS, type ModuleSlug } from './modules.ts';

/** What people follow: a lot, a list of lots, one of the forty laws, a module with its laws, or a figure. */
export const FOLLOW_KINDS = [
  { value: 'building', label: 'Building' },
  { value: 'portfolio', label: 'Portfolio' },
  { value: 'law', label: 'Law' },
  { value: 'module', label: 'Module' },
  { value: 'figure', label: 'Figure' },
] as const;

export type FollowKind = (typeof FOLLOW_KINDS)[number]['value'];

/** The reminders that people can choose: days before a date. */
export const LEADS = [60, 30, 7] as const;

export type Lead = (typeof LEADS)[number];

/** What people can receive about a subject, and the defaults. */
export const DEFAULT_CHOICES = {
  remind60: false,
  remind30: true,
  remind7: true,
  digest: false,
  changes: true,
};

export type ChoiceName = keyof typeof DEFAULT_CHOICES;

export type Choices = Record<ChoiceName, boolean>;

/** `subject` is a BBL, a portfolio's id, a law, a module's slug, or a figure's key. */
export interface Subject {
  kind: FollowKind;
  subject: string;
}

export const isModuleSlug = (text: string): text is ModuleSlug =>
  (MODULE_SLUGS as readonly string[]).includes(text);
