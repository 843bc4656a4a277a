import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import type { LawGroup } from '#law/modules.ts';

export const SEARCH_KINDS = [
  'laws',
  'tools',
  'guides',
  'questions',
  'articles',
  'figures',
  'partners',
  'pages',
] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

const WEIGHTS: Readonly<Record<SearchKind, number>> = {
  laws: 1.3,
  tools: 1.25,
  guides: 1.28,
  questions: 1.05,
  articles: 1,
  figures: 0.5,
  partners: 0.85,
  pages: 0.8,
};

export interface SearchEntry {
  part?: string;
  kind: SearchKind;
  module?: LawGroup;
  place?: string;
  url: string;
  title: string;
  label?: string;
  text: string;
  lead?: string;
  weight?: number;
  datedAt?: string;
}

export const entryWeight = ({ kind, weight }: Pick<SearchEntry, 'kind' | 'weight'>): number =>
  weight ?? WEIGHTS[kind];

export const isShown = (open: readonly string[]): SQL =>
  sql`(place is null or place = any(${`{${open.join(',')}}`}::text[]))`;

export interface EntrySource {
  source: string;
  id: string;
}
