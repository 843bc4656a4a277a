import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const AT_ONCE = 1000;

/** Converts in JavaScript, because the result of PostgreSQL's `lower` depends on the locale of the database. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const next = async (after: number) =>
    (
      await db.execute<{ id: number; search_text: string }>(sql`
        select id, search_text from submissions where id > ${after} and search_text is not null
        order by id limit ${AT_ONCE}`)
    ).rows;
  for (let rows = await next(0); rows.length > 0; rows = await next(rows.at(-1)?.id ?? 0)) {
    const lowered = rows.map(({ id, search_text }) => ({ id, search_text: search_text.toLowerCase() }));
    await db.execute(sql`
      update submissions set search_text = lowered.search_text
      from jsonb_to_recordset(${JSON.stringify(lowered)}::jsonb) as lowered (id int, search_text text)
      where submissions.id = lowered.id and submissions.search_text <> lowered.search_text`);
  }
}

/** A search in either case also finds texts in lower case. */
export const down = (): Promise<void> => Promise.resolve();
