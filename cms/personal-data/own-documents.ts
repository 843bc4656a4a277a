import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { columnOf } from '#cms/dashboard/inbox-queries.ts';
import { transactionOf } from '#cms/database/transactions.ts';
import { HOLDING_SLUGS, holdingOf, type HoldingSlug } from './holdings.ts';

/** The numbers of the documents that are about somebody, by collection. */
export type OwnDocuments = Partial<Record<HoldingSlug, number[]>>;

/** The table of a collection of the registry. */
export const tableOf = (slug: string): string => slug.replaceAll('-', '_');

type Database = Awaited<ReturnType<typeof transactionOf>>;

async function numbersIn(database: Database, query: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await database.execute<{ id: number }>(query);
  return rows.map(({ id }) => id);
}

const withAddress = (database: Database, slug: HoldingSlug, email: string, address: string) =>
  numbersIn(
    database,
    sql`select id from ${sql.identifier(tableOf(slug))}
        where lower(trim(${columnOf(email)})) = ${address.toLowerCase()} order by id`,
  );

/** Any of these numbers, in SQL. */
export const idList = (ids: readonly number[]) => sql`any(${sql.param(`{${ids.join(',')}}`)}::int[])`;

/** The bills that came with these assessments and invoice submissions, by number. */
export async function billsOf(
  req: PayloadRequest,
  {
    'cwz-assessments': assessments = [],
    'invoice-submissions': invoices = [],
  }: Pick<OwnDocuments, 'cwz-assessments' | 'invoice-submissions'>,
): Promise<number[]> {
  return numbersIn(
    await transactionOf(req),
    sql`select id from bill_uploads where assessment_id = ${idList(assessments)}
          or id in (select bill_id from invoice_submissions where id = ${idList(invoices)}) order by id`,
  );
}

/**
 * What is stored of an address, however it is written in capitals and small letters: what it was sent with, and the
 * files that came with that.
 */
export async function findOwnDocuments(req: PayloadRequest, address: string): Promise<OwnDocuments> {
  const database = await transactionOf(req);
  const own: OwnDocuments = {};
  for (const slug of HOLDING_SLUGS) {
    const { email } = holdingOf(slug);
    if (email) own[slug] = await withAddress(database, slug, email, address);
  }
  return { ...own, 'bill-uploads': await billsOf(req, own) };
}
