import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';

export interface PlannedChange {
  /** A BBL, or an entry of the register, such as "figure:ll97-penalty-per-ton". */
  subject: string;
  page: string;
  text: string;
  reason: string;
  readers: readonly number[];
  /** Whether it is one of the city's record, which readers choose apart. */
  isRecord?: boolean;
}

export async function insertChanges(
  req: PayloadRequest,
  changes: readonly PlannedChange[],
  day: string,
): Promise<void> {
  if (changes.length === 0) return;
  await queryRows(
    req,
    sql`
    with planned as (
      select nextval(pg_get_serial_sequence('follow_changes', 'id')) as id, change.*
      from json_to_recordset(${JSON.stringify(changes)}::json)
        as change(subject text, page text, text text, reason text, readers int[], "isRecord" boolean)
    ), stored as (
      insert into follow_changes (id, subject, page, text, reason, changed_on, is_record)
      select id, subject, page, text, reason, ${day}::date, coalesce("isRecord", false) from planned
    )
    insert into follow_change_readers (follower_id, change_id)
    select reader, id from planned, unnest(readers) as reader on conflict do nothing`,
  );
}

export interface PlannedReminder {
  follower: number;
  subject: string;
  /** Empty for an entry of the register. */
  law: string;
  cycle: string;
  due: string;
  lead: number;
}

/** Skips reminders that exist or that a shorter lead has overtaken. */
export async function insertReminders(
  req: PayloadRequest,
  reminders: readonly PlannedReminder[],
): Promise<void> {
  if (reminders.length === 0) return;
  await queryRows(
    req,
    sql`
    insert into follow_reminders (follower_id, subject, law, cycle, due_on, lead)
    select * from json_to_recordset(${JSON.stringify(reminders)}::json)
      as planned(follower int, subject text, law text, cycle text, due date, lead smallint)
    where not exists (
      select from follow_reminders as sent
      where sent.follower_id = planned.follower and sent.subject = planned.subject and sent.law = planned.law
        and sent.cycle = planned.cycle and sent.due_on = planned.due and sent.lead <= planned.lead
    )
    on conflict do nothing`,
  );
}
