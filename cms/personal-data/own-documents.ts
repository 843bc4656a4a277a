import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { columnOf } from '#cms/dashboard/inbox-queries.ts';
import { transactionOf } from '#cms/database/transactions.ts';
import { PERSONAL_DATA_SLUGS, type PersonalDataSlug } from './registry.ts';

/** The IDs of the documents of a person, by collection. */
export type OwnDocuments = Partial<Record<PersonalDataSlug, number[]>>;

/** The table of a collection of the registry. */
export const tableOf = (slug: string): string => slug.replaceAll('-', '_');

type Database = Awaited<ReturnType<typeof transactionOf>>;

async function idsIn(database: Database, query: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await database.execute<{ id: number }>(query);
  return rows.map(({ id }) => id);
}

const withAddress = (database: Database, slug: PersonalDataSlug, email: string, address: string) =>
  idsIn(
    database,
    sql`select id from ${sql.identifier(tableOf(slug))}
        where lower(trim(${columnOf(email)})) = ${address.toLowerCase()} order by id`,
  );

/** Any of these IDs, in SQL. */
export const idList = (ids: readonly number[]) => sql`any(${sql.param(`{${ids.join(',')}}`)}::int[])`;

/** The IDs of the bills of these assessments and invoice submissions. */
export async function billsOf(
  req: PayloadRequest,
  {
    'cwz-assessments': assessments = [],
    'invoice-submissions': invoices = [],
  }: Pick<OwnDocuments, 'cwz-assessments' | 'invoice-submissions'>,
): Promise<number[]> {
  return idsIn(
    await transactionOf(req),
    sql`select id from bill_uploads where assessment_id = ${idList(assessments)}
          or id in (select bill_id from invoice_submissions where id = ${idList(invoices)}) order by id`,
  );
}

/** The documents that were sent with an address, in upper or lower case, and their bills. */
export async function findOwnDocuments(req: PayloadRequest, address: string): Promise<OwnDocuments> {
  const database = await transactionOf(req);
  const own: OwnDocuments = {};
  for (const slug of PERSONAL_DATA_SLUGS) {
    const fields = req.payload.collections[slug].config.flattenedFields;
    const email = fields.find(({ type }) => type === 'email')?.name;
    if (email) own[slug] = await withAddress(database, slug, email, address);
  }
  return { ...own, 'bill-uploads': await billsOf(req, own) };
}
