import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { transactionOf } from '#cms/database/transactions.ts';
import { mentionPattern } from './address-pattern.ts';
import type { OwnDocuments } from './own-documents.ts';
import { isOwnRow, isRedacted, rowOwner } from './row-owners.ts';
import type { Mention } from './schema.ts';
import { findTextTables, rowMentions, redact, type TextTable } from './text-columns.ts';

const MAX_ROWS_PER_TABLE = 50;

/** Accounts are not visitors; waiting mails are counted separately. */
const NOT_SEARCHED = ['users', 'payload_jobs', 'payload_jobs_log', 'payload_migrations'];

const searchedTables = async (req: PayloadRequest): Promise<TextTable[]> =>
  (await findTextTables(req)).filter(({ table }) => !NOT_SEARCHED.includes(table));

/** The rows of a table that mention an address, without those of its own documents. */
async function rowsOfOthers(req: PayloadRequest, table: TextTable, address: string, own: OwnDocuments) {
  const database = await transactionOf(req);
  const { rows } = await database.execute<{ row: Record<string, unknown> }>(sql`
    with found as materialized (
      select to_jsonb(it) as row from ${sql.identifier(table.table)} as it
      where ${rowMentions(table, address, mentionPattern(address))}
    )
    select found.row from found
    where not ${isOwnRow(req.payload.config, table.table, own)} limit ${MAX_ROWS_PER_TABLE}`);
  return rows.map(({ row }) => row);
}

const withoutRepetitions = (mentions: Mention[]): Mention[] => [
  ...new Map(mentions.map((mention) => [`${mention.label} ${mention.path}`, mention] as const)).values(),
];

/** Where an address is mentioned besides its own documents, in every table of the database; each document once. */
export async function findMentions(
  req: PayloadRequest,
  address: string,
  own: OwnDocuments,
): Promise<Mention[]> {
  const { config } = req.payload;
  const mentions: Mention[] = [];
  for (const table of await searchedTables(req)) {
    for (const row of await rowsOfOthers(req, table, address, own)) {
      const place = rowOwner(config, table.table, row);
      mentions.push({ label: place.label, path: place.path, isErased: isRedacted(config, table.table) });
    }
  }
  return withoutRepetitions(mentions);
}

/**
 * Removes an address from what other visitors and staff wrote. Published content is left to editors. Returns the number
 * of changed rows.
 */
export async function redactMentions(req: PayloadRequest, address: string): Promise<number> {
  const database = await transactionOf(req);
  let redacted = 0;
  for (const table of await searchedTables(req)) {
    if (!isRedacted(req.payload.config, table.table)) continue;
    redacted += await redact(database, table, address, mentionPattern(address));
  }
  return redacted;
}
