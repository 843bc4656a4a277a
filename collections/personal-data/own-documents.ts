import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { columnSql } from '#cms/database/find.ts';
import { queryRows } from '#cms/database/transactions.ts';
import { PERSONAL_DATA_SLUGS, personalData, type PersonalDataSlug } from './registry.ts';

export type OwnDocuments = Partial<Record<PersonalDataSlug, number[]>>;

export const sqlTable = (slug: PersonalDataSlug): SQL => sql`${sql.identifier(slug.replaceAll('-', '_'))}`;

export const idList = (ids: readonly number[]): SQL => sql`any(${sql.param(`{${ids.join(',')}}`)}::int[])`;

export const queryIds = async (req: PayloadRequest, query: SQL): Promise<number[]> =>
  (await queryRows<{ id: number }>(req, query)).map(({ id }) => id);

/** Finds the submissions for bills that visitors uploaded after completing these assessments. */
async function billSubmissions(req: PayloadRequest, assessments: readonly number[]): Promise<number[]> {
  return queryIds(
    req,
    sql`select distinct b.submission_id as id from bills b join bill_uploads f on f.bill_id = b.id
        where f.assessment_id = ${idList(assessments)}`,
  );
}

/** Finds a person's rows by email address, and the rows that belong to them. */
export async function findOwnDocuments(req: PayloadRequest, address: string): Promise<OwnDocuments> {
  const own: OwnDocuments = {};
  for (const slug of PERSONAL_DATA_SLUGS) {
    const { owner } = personalData(slug);
    if (!owner || !('email' in owner)) continue;
    const isOwn = sql`lower(trim(${columnSql(owner.email)})) = ${address.toLowerCase()}`;
    own[slug] = await queryIds(req, sql`select id from ${sqlTable(slug)} where ${isOwn} order by id`);
  }
  const bills = await billSubmissions(req, own['cwz-assessments'] ?? []);
  own.submissions = [...new Set([...(own.submissions ?? []), ...bills])].sort((a, b) => a - b);
  for (const slug of PERSONAL_DATA_SLUGS) {
    const { owner } = personalData(slug);
    if (!owner || !('partOf' in owner)) continue;
    const wholes = idList(own[owner.partOf as PersonalDataSlug] ?? []);
    const whole = columnSql(`${owner.field}Id`);
    own[slug] = await queryIds(
      req,
      sql`select id from ${sqlTable(slug)} where ${whole} = ${wholes} order by id`,
    );
  }
  return own;
}
