import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { addDays } from '#law/days.ts';
import { isDeadlineOf, type LawId } from '#law/buildings/rules/index.ts';
import { queryRows } from '#cms/database/transactions.ts';

export type WasNoticed = (follower: number, law: LawId) => boolean;

/** Whether a notice about a deadline of the law has reached the follower since the last plan. */
export async function findNoticedDates(
  req: PayloadRequest,
  followers: readonly number[],
  day: string,
): Promise<WasNoticed> {
  const rows = await queryRows<{ follower: number; key: string }>(
    req,
    sql`
    select follower_id as follower, substr(subject, length('deadline:') + 1) as key
    from follow_changes join follow_change_readers on change_id = follow_changes.id
    where subject like 'deadline:%' and changed_on >= ${addDays(day, -1)}::date
      and follower_id = any(${sql.param([...new Set(followers)])}::int[])`,
  );
  return (follower, law) => rows.some((row) => row.follower === follower && isDeadlineOf(law, row.key));
}
