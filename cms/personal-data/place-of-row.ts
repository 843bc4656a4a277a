import type { SanitizedConfig } from 'payload';
import { BESIDE_HOLDINGS, HOLDING_SLUGS } from './holdings.ts';

/** What part of the product a row of the database belongs to. */
export interface RowPlace {
  /** The slug of a collection or global, or the name of a table that is none of theirs. */
  slug: string;
  label: string;
  /** The document, where the row tells which. */
  id?: number;
  /** Where it is in the panel, below /admin. */
  path?: string;
}

const LABELS: Record<string, string> = {
  notes: 'Internal notes',
  changes: 'History of changes',
  'payload-query-presets': 'Saved views',
  'payload-preferences': 'Colleagues’ preferences',
};

const words = (label: unknown, slug: string): string => (typeof label === 'string' ? label : slug);

const slugOf = (table: string): string => table.replace(/^_/, '').replaceAll('_', '-');

/** The collection or global whose table this is, or of whose table it is a part: the longest that fits. */
export function ownerOf({ collections, globals }: SanitizedConfig, table: string) {
  const name = slugOf(table);
  const all = [
    ...collections.map(({ slug, labels }) => ({
      slug,
      label: words(labels.plural, slug),
      kind: 'collections',
    })),
    ...globals.map(({ slug, label }) => ({ slug, label: words(label, slug), kind: 'globals' })),
  ];
  return all
    .filter(({ slug }) => name === slug || name.startsWith(`${slug}-`))
    .sort((a, b) => b.slug.length - a.slug.length)[0];
}

type Row = Record<string, unknown>;

const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)) ? Number(value) : undefined;

/** The column with the number of the document that a row is, is a version of, or is a part of. */
export function documentColumn(table: string, slug: string): string {
  if (slugOf(table) === slug) return 'id';
  return table.startsWith('_') ? 'parent_id' : '_parent_id';
}

const documentOf = (table: string, slug: string, row: Row): number | undefined =>
  numberIn(row[documentColumn(table, slug)]);

/** Whether rows of a collection stand beside a submission, which they name: notes and changes. */
export const isBeside = (slug: string): boolean => slug === 'notes' || slug === 'changes';

/** A note or a change is shown beside the submission that it is about. */
function besideOf(slug: string, { collection, document }: Row): Pick<RowPlace, 'id' | 'path'> | undefined {
  if (!isBeside(slug)) return undefined;
  const id = numberIn(document);
  return { id, path: `/collections/${String(collection)}/${id}` };
}

/** Says what a row belongs to, and where that is in the panel. */
export function placeOfRow(config: SanitizedConfig, table: string, row: Row): RowPlace {
  const owner = ownerOf(config, table);
  if (!owner) return { slug: table, label: table };
  const { slug, kind } = owner;
  const label = LABELS[slug] ?? owner.label;
  const beside = besideOf(slug, row);
  if (beside) return { slug, label, ...beside };
  if (slug.startsWith('payload-')) return { slug, label, id: documentOf(table, slug, row) };
  if (kind === 'globals') return { slug, label, path: `/globals/${slug}` };
  const id = documentOf(table, slug, row);
  return { slug, label, id, path: `/collections/${slug}${id === undefined ? '' : `/${id}`}` };
}

const STRUCK_OUT: ReadonlySet<string> = new Set<string>([...HOLDING_SLUGS, ...BESIDE_HOLDINGS]);

/** Whether an address is struck out of the words of a table when it is erased, or only shown: what is published. */
export function isStruckOut(config: SanitizedConfig, table: string): boolean {
  const owner = ownerOf(config, table);
  return owner !== undefined && STRUCK_OUT.has(owner.slug);
}
