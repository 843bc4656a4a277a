import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { transactionOf } from '#cms/database/transaction.ts';
import { mentionPattern } from './mention-pattern.ts';
import type { OwnDocuments } from './own-documents.ts';
import { isStruckOut, placeOfRow, type RowPlace } from './place-of-row.ts';
import type { Mention } from './schema.ts';
import { readTextTables, rowMentions, strikeOut, type TextTable } from './text-columns.ts';

/** As many rows of one table as a person looks through. */
const MOST_OF_A_TABLE = 50;

/** Accounts are not visitors; what waits to be done, and its mails, are counted by themselves. */
const NOT_SEARCHED = ['users', 'payload_jobs', 'payload_jobs_log', 'payload_migrations'];

const searchedTables = async (req: PayloadRequest): Promise<TextTable[]> =>
  (await readTextTables(req)).filter(({ table }) => !NOT_SEARCHED.includes(table));

async function rowsWith(req: PayloadRequest, table: TextTable, address: string) {
  const database = await transactionOf(req);
  const { rows } = await database.execute<{ row: Record<string, unknown> }>(sql`
    select to_jsonb(it) as row from ${sql.identifier(table.table)} as it
    where ${rowMentions(table, address, mentionPattern(address))} limit ${MOST_OF_A_TABLE}`);
  return rows.map(({ row }) => row);
}

const isOwn = ({ slug, id, path = '' }: RowPlace, own: OwnDocuments): boolean =>
  Object.entries(own).some(([collection, ids]) =>
    ids.some(
      (number) => (collection === slug && number === id) || path === `/collections/${collection}/${number}`,
    ),
  );

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
    for (const row of await rowsWith(req, table, address)) {
      const place = placeOfRow(config, table.table, row);
      if (isOwn(place, own)) continue;
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
