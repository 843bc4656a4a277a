import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { transactionOf } from '#cms/database/transactions.ts';
import { mentionPattern } from './mention-pattern.ts';
import type { OwnDocuments } from './own-documents.ts';
import { isOwnRow } from './own-rows.ts';
import { isStruckOut, placeOfRow } from './place-of-row.ts';
import type { Mention } from './schema.ts';
import { readTextTables, rowMentions, strikeOut, type TextTable } from './text-columns.ts';

/** As many rows of one table as a person looks through. */
const MOST_OF_A_TABLE = 50;

/** Accounts are not visitors; what waits to be done, and its mails, are counted by themselves. */
const NOT_SEARCHED = ['users', 'payload_jobs', 'payload_jobs_log', 'payload_migrations'];

const searchedTables = async (req: PayloadRequest): Promise<TextTable[]> =>
  (await readTextTables(req)).filter(({ table }) => !NOT_SEARCHED.includes(table));

/** The rows of a table that mention an address, beside those of its own documents. */
async function rowsOfOthers(req: PayloadRequest, table: TextTable, address: string, own: OwnDocuments) {
  const database = await transactionOf(req);
  const { rows } = await database.execute<{ row: Record<string, unknown> }>(sql`
    with found as materialized (
      select to_jsonb(it) as row from ${sql.identifier(table.table)} as it
      where ${rowMentions(table, address, mentionPattern(address))}
    )
    select found.row from found
    where not ${isOwnRow(req.payload.config, table.table, own)} limit ${MOST_OF_A_TABLE}`);
  return rows.map(({ row }) => row);
}

const sameOnce = (mentions: Mention[]): Mention[] => [
  ...new Map(mentions.map((mention) => [`${mention.label} ${mention.path}`, mention] as const)).values(),
];

/** Where an address stands beside what is stored of it: in every table of the database, each document once. */
export async function findMentions(
  req: PayloadRequest,
  address: string,
  own: OwnDocuments,
): Promise<Mention[]> {
  const { config } = req.payload;
  const mentions: Mention[] = [];
  for (const table of await searchedTables(req)) {
    for (const row of await rowsOfOthers(req, table, address, own)) {
      const place = placeOfRow(config, table.table, row);
      mentions.push({ label: place.label, path: place.path, isErased: isStruckOut(config, table.table) });
    }
  }
  return sameOnce(mentions);
}

/**
 * Strikes an address out of the words of other visitors and of staff. What is published is left to a person. Returns in
 * how many rows it stood.
 */
export async function strikeOutMentions(req: PayloadRequest, address: string): Promise<number> {
  const database = await transactionOf(req);
  let struck = 0;
  for (const table of await searchedTables(req)) {
    if (!isStruckOut(req.payload.config, table.table)) continue;
    struck += await strikeOut(database, table, address, mentionPattern(address));
  }
  return struck;
}
