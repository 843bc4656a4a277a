import { MODULE_SLUGS, type ModuleSlug } from './modules.ts';

export const FOLLOW_KINDS = [
  { value: 'building', label: 'Building' },
  { value: 'portfolio', label: 'Portfolio' },
  { value: 'law', label: 'Law' },
  { value: 'module', label: 'Module' },
] as const;

export type FollowKind = (typeof FOLLOW_KINDS)[number]['value'];

export const LEADS = [60, 30, 7] as const;

export type Lead = (typeof LEADS)[number];

export const DEFAULT_CHOICES = {
  remind60: false,
  remind30: true,
  remind7: true,
  digest: false,
  changes: true,
  record: true,
};

export type ChoiceName = keyof typeof DEFAULT_CHOICES;

export type Choices = Record<ChoiceName, boolean>;

/** NYC Open Data has records for buildings, but not for laws. */
export const hasRecord = (kind: FollowKind): boolean => kind === 'building' || kind === 'portfolio';

/** `subject` is a BBL, a portfolio's id, a law, or a module's slug. */
export interface Subject {
  kind: FollowKind;
  subject: string;
}

export const isModuleSlug = (text: string): text is ModuleSlug =>
  (MODULE_SLUGS as readonly string[]).includes(text);
