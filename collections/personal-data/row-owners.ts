import { sql } from '@payloadcms/db-postgres';
import type { SanitizedConfig } from 'payload';
import { ACTIVITY } from '#collections/inbox/activity.ts';
import type { OwnDocuments } from './own-documents.ts';
import { PERSONAL_DATA_SLUGS, RELATED_COLLECTIONS } from './registry.ts';
import type { Mention } from './stored-data-schema.ts';

const LABELS: Record<string, string> = {
  notes: 'Internal notes',
  changes: 'History of changes',
  replies: 'Replies',
  'reply-drafts': 'Drafts of replies',
  submissions: 'Inbox',
  'payload-preferences': 'Colleagues’ preferences',
};

const slugOf = (table: string): string => table.replace(/^_/, '').replaceAll('_', '-');

/** Takes the longest matching slug, since tables of parts start with the name of their parent. */
function ownerOf({ collections, globals }: SanitizedConfig, table: string) {
  const name = slugOf(table);
  const all = [
    ...collections.map(({ slug, labels }) => ({ slug, label: labels.plural, isGlobal: false })),
    ...globals.map(({ slug, label }) => ({ slug, label, isGlobal: true })),
  ];
  return all
    .filter(({ slug }) => name === slug || name.startsWith(`${slug}-`))
    .sort((a, b) => b.slug.length - a.slug.length)[0];
}

function documentColumn(table: string, slug: string): string {
  if (slugOf(table) === slug) return 'id';
  return table.startsWith('_') ? 'parent_id' : '_parent_id';
}

const isActivity = (slug: string): boolean => ACTIVITY.some((each) => each === slug);

export function rowOwner(
  config: SanitizedConfig,
  table: string,
  row: Record<string, unknown>,
): Pick<Mention, 'label' | 'path'> {
  const owner = ownerOf(config, table);
  if (!owner) return { label: table };
  const { slug, isGlobal } = owner;
  const label = LABELS[slug] ?? (typeof owner.label === 'string' ? owner.label : slug);
  if (isActivity(slug) && typeof row.collection === 'string')
    return { label, path: `/collections/${row.collection}/${String(row.document)}` };
  if (slug.startsWith('payload-') || slug === 'inbox-views') return { label };
  if (isGlobal) return { label, path: `/globals/${slug}` };
  const id = row[documentColumn(table, slug)];
  return { label, path: `/collections/${slug}${typeof id === 'number' ? `/${id}` : ''}` };
}

const REDACTED: ReadonlySet<string> = new Set<string>([...PERSONAL_DATA_SLUGS, ...RELATED_COLLECTIONS]);

export function isRedacted(config: SanitizedConfig, table: string): boolean {
  const owner = ownerOf(config, table);
  return owner !== undefined && REDACTED.has(owner.slug);
}

export function isOwnRow(config: SanitizedConfig, table: string, own: OwnDocuments) {
  const owner = ownerOf(config, table);
  if (!owner) return sql`false`;
  const document = isActivity(owner.slug)
    ? sql`concat(found.row ->> 'collection', '/', found.row ->> 'document')`
    : sql`concat(${owner.slug}::text, '/', found.row ->> ${documentColumn(table, owner.slug)}::text)`;
  const documents = Object.entries(own).flatMap(([slug, ids]) => ids.map((id) => `${slug}/${id}`));
  return sql`(${document} = any(${sql.param(`{${documents.join(',')}}`)}::text[]))`;
}
