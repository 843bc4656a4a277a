import { sql } from '@payloadcms/db-postgres';
import type { SanitizedConfig } from 'payload';
import type { OwnDocuments } from './own-documents.ts';
import { documentColumn, isBeside, ownerOf } from './place-of-row.ts';

const documentsIn = (own: OwnDocuments): string[] =>
  Object.entries(own).flatMap(([slug, ids]) => ids.map((id) => `${slug}/${id}`));

/** The document that a row belongs to or stands beside, as its collection and its number. */
const documentOfRow = (table: string, slug: string) =>
  isBeside(slug)
    ? sql`concat(found.row ->> 'collection', '/', found.row ->> 'document')`
    : sql`concat(${slug}::text, '/', found.row ->> ${documentColumn(table, slug)}::text)`;

/** Whether a row of a table, as the JSON `found.row`, belongs to documents or stands beside them, as a condition. */
export function isOwnRow(config: SanitizedConfig, table: string, own: OwnDocuments) {
  const owner = ownerOf(config, table);
  if (!owner) return sql`false`;
  return sql`(${documentOfRow(table, owner.slug)} = any(${sql.param(`{${documentsIn(own).join(',')}}`)}::text[]))`;
}
