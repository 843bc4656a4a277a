import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';

/** A reminder that one follower is to get. */
export interface PlannedReminder {
  follower: number;
  /** A BBL, or an entry of the register: "deadline:ll152-a". */
  subject: string;
  /** Empty for an entry of the register. */
  law: string;
  cycle: string;
  /** ISO 8601. */
  due: string;
  lead: number;
}

/** Stores those that are new. One that a shorter lead has overtaken is not new. */
export async function insertReminders(
  req: PayloadRequest,
  reminders: readonly PlannedReminder[],
): Promise<void> {
  if (reminders.length === 0) return;
  const column = <Name extends keyof PlannedReminder>(name: Name) =>
    sql.param(reminders.map((reminder) => reminder[name]));
  await queryRows(
    req,
    sql`
    insert into follow_reminders (follower_id, subject, law, cycle, due_on, lead)
    select * from unnest(
      ${column('follower')}::int[], ${column('subject')}::text[], ${column('law')}::text[], ${column('cycle')}::text[],
      ${column('due')}::date[], ${column('lead')}::smallint[]
    ) as planned(follower_id, subject, law, cycle, due_on, lead)
    where not exists (
      select from follow_reminders as sent
      where sent.follower_id = planned.follower_id and sent.subject = planned.subject and sent.law = planned.law
        and sent.cycle = planned.cycle and sent.due_on = planned.due_on and sent.lead <= planned.lead
    )
    on conflict do nothing`,
  );
}
