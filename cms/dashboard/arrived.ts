import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { NEW_YORK } from './new-york.ts';
import { fillWeeks, lastMondays, type Week } from './weeks.ts';
import { fromEachKind } from './work-rows.ts';

interface WeekRow extends Record<string, unknown> {
  monday: string;
  arrived: number;
}

/** How much arrived in each of the last weeks, of all kinds together; spam left out. One query. */
export async function arrivedByWeek({ db }: Payload, now: Date, weeks: number): Promise<Week[]> {
  const mondays = lastMondays(now, weeks);
  const arrivals = fromEachKind(
    () => sql`date_trunc('week', created_at at time zone ${NEW_YORK}) as week`,
    sql`created_at >= (${mondays[0]}::timestamp at time zone ${NEW_YORK})`,
  );
  const { rows } = await db.drizzle.execute<WeekRow>(
    sql`select to_char(week, 'YYYY-MM-DD') as monday, count(*)::int as arrived
        from (${arrivals}) as arrivals group by week`,
  );
  return fillWeeks(mondays, rows);
}
