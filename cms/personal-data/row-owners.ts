import { sql } from '@payloadcms/db-postgres';
import type { SanitizedConfig } from 'payload';
import type { OwnDocuments } from './own-documents.ts';
import { RELATED_COLLECTIONS, PERSONAL_DATA_SLUGS } from './registry.ts';

/** The collection or global that a row of the database belongs to. */
interface RowOwner {
  /** The slug of a collection or global, or the name of a table of neither. */
  slug: string;
  label: string;
  /** The ID of the document, if the row has it. */
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

const labelText = (label: unknown, slug: string): string => (typeof label === 'string' ? label : slug);

const slugOf = (table: string): string => table.replace(/^_/, '').replaceAll('_', '-');

/** The collection or global of a table, or of the table that it is a part of: the one with the longest slug. */
function ownerOf({ collections, globals }: SanitizedConfig, table: string) {
  const name = slugOf(table);
  const all = [
    ...collections.map(({ slug, labels }) => ({
      slug,
      label: labelText(labels.plural, slug),
      kind: 'collections',
    })),
    ...globals.map(({ slug, label }) => ({ slug, label: labelText(label, slug), kind: 'globals' })),
  ];
  return all
    .filter(({ slug }) => name === slug || name.startsWith(`${slug}-`))
    .sort((a, b) => b.slug.length - a.slug.length)[0];
}

type Row = Record<string, unknown>;

const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)) ? Number(value) : undefined;

/** The column with the ID of the document that a row is, is a version of, or is a part of. */
function documentColumn(table: string, slug: string): string {
  if (slugOf(table) === slug) return 'id';
  return table.startsWith('_') ? 'parent_id' : '_parent_id';
}

const documentOf = (table: string, slug: string, row: Row): number | undefined =>
  numberIn(row[documentColumn(table, slug)]);

/** Whether the rows of a collection are about a submission. */
const isActivity = (slug: string): boolean => slug === 'notes' || slug === 'changes';

/** A note or a change is shown with the submission that it is about. */
function activityOwner(
  slug: string,
  { collection, document }: Row,
): Pick<RowOwner, 'id' | 'path'> | undefined {
  if (!isActivity(slug)) return undefined;
  const id = numberIn(document);
  return { id, path: `/collections/${String(collection)}/${id}` };
}

/** What a row belongs to, and where that is in the panel. */
export function rowOwner(config: SanitizedConfig, table: string, row: Row): RowOwner {
  const owner = ownerOf(config, table);
  if (!owner) return { slug: table, label: table };
  const { slug, kind } = owner;
  const label = LABELS[slug] ?? owner.label;
  const activity = activityOwner(slug, row);
  if (activity) return { slug, label, ...activity };
  if (slug.startsWith('payload-')) return { slug, label, id: documentOf(table, slug, row) };
  if (kind === 'globals') return { slug, label, path: `/globals/${slug}` };
  const id = documentOf(table, slug, row);
  return { slug, label, id, path: `/collections/${slug}${id === undefined ? '' : `/${id}`}` };
}

const REDACTED: ReadonlySet<string> = new Set<string>([...PERSONAL_DATA_SLUGS, ...RELATED_COLLECTIONS]);

/** Whether an erased address is removed from the text of a table. Published content is only listed. */
export function isRedacted(config: SanitizedConfig, table: string): boolean {
  const owner = ownerOf(config, table);
  return owner !== undefined && REDACTED.has(owner.slug);
}

const documentsIn = (own: OwnDocuments): string[] =>
  Object.entries(own).flatMap(([slug, ids]) => ids.map((id) => `${slug}/${id}`));

/** The document that a row belongs to or is about, as its collection and its ID. */
const documentOfRow = (table: string, slug: string) =>
  isActivity(slug)
    ? sql`concat(found.row ->> 'collection', '/', found.row ->> 'document')`
    : sql`concat(${slug}::text, '/', found.row ->> ${documentColumn(table, slug)}::text)`;

/** The condition that a row of a table, as the JSON `found.row`, belongs to these documents or is about them. */
export function isOwnRow(config: SanitizedConfig, table: string, own: OwnDocuments) {
  const owner = ownerOf(config, table);
  if (!owner) return sql`false`;
  return sql`(${documentOfRow(table, owner.slug)} = any(${sql.param(`{${documentsIn(own).join(',')}}`)}::text[]))`;
}
