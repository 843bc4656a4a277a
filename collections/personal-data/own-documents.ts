import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { columnOf } from '#cms/database/find.ts';
import { queryRows } from '#cms/database/transactions.ts';
import { PERSONAL_DATA_SLUGS, personalData, type PersonalDataSlug } from './registry.ts';

export type OwnDocuments = Partial<Record<PersonalDataSlug, number[]>>;

export const tableOf = (slug: PersonalDataSlug): SQL => sql`${sql.identifier(slug.replaceAll('-', '_'))}`;

export const idList = (ids: readonly number[]): SQL => sql`any(${sql.param(`{${ids.join(',')}}`)}::int[])`;

export const queryIds = async (req: PayloadRequest, query: SQL): Promise<number[]> =>
  (await queryRows<{ id: number }>(req, query)).map(({ id }) => id);

export const billsOf = (
  req: PayloadRequest,
  {
    'cwz-assessments': assessments = [],
    'invoice-submissions': invoices = [],
    'bill-uploads': files = [],
  }: OwnDocuments,
): Promise<number[]> =>
  queryIds(
    req,
    sql`select bill_id as id from bill_uploads where assessment_id = ${idList(assessments)} or id = ${idList(files)}
        union select bill_id from invoice_submissions where id = ${idList(invoices)} order by id`,
  );

const filesOf = (req: PayloadRequest, bills: readonly number[]): Promise<number[]> =>
  queryIds(req, sql`select id from bill_uploads where bill_id = ${idList(bills)} order by id`);

async function partsOf(req: PayloadRequest, own: OwnDocuments): Promise<OwnDocuments> {
  const parts: OwnDocuments = {};
  for (const slug of PERSONAL_DATA_SLUGS) {
    const { partOf } = personalData(slug);
    if (!partOf) continue;
    const wholes = idList(own[partOf.collection] ?? []);
    const whole = columnOf(`${partOf.field}Id`);
    parts[slug] = await queryIds(
      req,
      sql`select id from ${tableOf(slug)} where ${whole} = ${wholes} order by id`,
    );
  }
  return parts;
}

export async function findOwnDocuments(req: PayloadRequest, address: string): Promise<OwnDocuments> {
  const own: OwnDocuments = {};
  for (const slug of PERSONAL_DATA_SLUGS) {
    const fields = req.payload.collections[slug].config.flattenedFields;
    const email = fields.find(({ type }) => type === 'email')?.name;
    if (!email) continue;
    const isOwn = sql`lower(trim(${columnOf(email)})) = ${address.toLowerCase()}`;
    own[slug] = await queryIds(req, sql`select id from ${tableOf(slug)} where ${isOwn} order by id`);
  }
  own.bills = await billsOf(req, own);
  own['bill-uploads'] = await filesOf(req, own.bills);
  return { ...own, ...(await partsOf(req, own)) };
}
