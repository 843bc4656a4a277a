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

/** How much a result counts beside one of another kind that matches as well. */
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

/** Something with an address that the search finds. Texts may name figures: they are filled in as it is stored. */
export interface Entry {
  /** Tells the entries of one document apart, such as the questions of a page. */
  part?: string;
  kind: SearchKind;
  module?: LawGroup;
  /** What has to be open for visitors to see it: a module, or a section of one, such as "ll97/blog". */
  place?: string;
  url: string;
  title: string;
  /** What it is called in short: the number of a law, the category of an article. Counts more than the text. */
  label?: string;
  text: string;
  /** What the lists of a blog find a part of, with the title: specification section 5. */
  lead?: string;
  /** In place of what its kind counts. */
  weight?: number;
  /** ISO 8601. Of two that match alike, the newer one comes first. */
  datedAt?: string;
}

export const weightOf = ({ kind, weight }: Pick<Entry, 'kind' | 'weight'>): number => weight ?? WEIGHTS[kind];

/** The entries that visitors see: `open` names the modules and sections, such as "ll97" and "ll97/blog". */
export const isShown = (open: readonly string[]): SQL =>
  sql`(place is null or place = any(${`{${open.join(',')}}`}::text[]))`;

/** The document, page or list that entries were made from. They are replaced and removed together. */
export interface EntrySource {
  /** A collection, `global`, or `site` for what is no content. */
  source: string;
  id: string;
}
