import { sql } from '@payloadcms/db-postgres';
import { startOfWeek } from 'date-fns';
import type { PayloadRequest } from 'payload';
import { dayInNewYork } from '#law/days.ts';
import { queryRows } from '#cms/database/transactions.ts';
import { inNewYork } from '#cms/time/new-york.ts';

const SENT_FROM_HOUR = 8;

const MONDAY = 1;

/** Every hour on Mondays, because the server may use another time zone or may have been down at 8 a.m. */
export const ON_MONDAYS = '0 * * * 1';

export const isBeforeSending = (now: Date): boolean => {
  const local = inNewYork(now);
  return local.getDay() === MONDAY && local.getHours() < SENT_FROM_HOUR;
};

const thisMonday = (now: Date): string => dayInNewYork(startOfWeek(inNewYork(now), { weekStartsOn: MONDAY }));

/** Marks this week's email as sent, in the transaction of `req`. Returns false if another process already has. */
export async function claimWeek(req: PayloadRequest, key: string, now: Date): Promise<boolean> {
  const rows = await queryRows(
    req,
    sql`
    insert into payload_kv (key, data) values (${key}, ${JSON.stringify(thisMonday(now))}::jsonb)
    on conflict (key) do update set data = excluded.data where payload_kv.data <> excluded.data
    returning key`,
  );
  return rows.length > 0;
}
