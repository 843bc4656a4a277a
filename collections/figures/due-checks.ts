import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { OTHER_LAWS } from '#law/modules.ts';
import type { SourceEntry } from './figure-schemas.ts';

export interface DueEntry extends SourceEntry, Record<string, unknown> {
  module: string;
  source: number;
  sourceTitle: string;
  dueOn: string;
}

const selectEntries = (
  collection: SourceEntry['collection'],
  title: string,
  module: ReturnType<typeof sql>,
) => sql`
  select ${collection}::text as collection, entry.id, entry.${sql.identifier(title)} as title,
    ${module} as module, entry.source_id as source, sources.title as "sourceTitle",
    entry.checked_on as "checkedOn",
    (entry.checked_on::date + entry.check_again_after_days::int)::text as "dueOn"
  from ${sql.identifier(collection)} as entry left join sources on sources.id = entry.source_id
  where entry._status = 'published'`;

const OWN_MODULE = sql`entry.module::text`;

const EVERYTHING = sql`${selectEntries('figures', 'name', OWN_MODULE)} union all
  ${selectEntries('deadlines', 'what', OWN_MODULE)} union all
  ${selectEntries('laws', 'title', sql`${OTHER_LAWS.value}::text`)}`;

export async function findDue({ db }: Pick<Payload, 'db'>, today: string): Promise<DueEntry[]> {
  const { rows } = await db.drizzle.execute<DueEntry>(sql`
    select * from (${EVERYTHING}) as entries
    where "dueOn" < ${today} order by "dueOn", collection desc, id`);
  return rows;
}

interface Unverified extends Record<string, unknown> {
  figures: number;
  deadlines: number;
}

export async function countUnverified({ db }: Pick<Payload, 'db'>): Promise<Unverified> {
  const { rows } = await db.drizzle.execute<Unverified>(sql`
    select
      (select count(*)::int from figures where _status = 'published' and certainty = 'unverified') as figures,
      (select count(*)::int from deadlines where _status = 'published' and certainty = 'unverified') as deadlines`);
  return rows[0] ?? { figures: 0, deadlines: 0 };
}

export interface DueGroup {
  name: string;
  entries: DueEntry[];
}

export function bySource(due: readonly DueEntry[]): (DueGroup & { source: number })[] {
  const sources = [...new Set(due.map(({ source }) => source))];
  return sources
    .map((source) => due.filter((entry) => entry.source === source))
    .map((entries) => ({ source: entries[0]?.source ?? 0, name: entries[0]?.sourceTitle ?? '', entries }))
    .toSorted((a, b) => b.entries.length - a.entries.length);
}
