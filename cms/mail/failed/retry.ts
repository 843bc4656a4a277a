import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/**
 * Makes failed mails due again, with as many tries as a new one, in one statement: the queue counts tries in its
 * log too. Mails that are being sent at this moment are left alone. Returns how many there were.
 */
async function makeDue({ db }: Payload, which: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.drizzle.execute(sql`
    with due as (
      update payload_jobs
      set has_error = false, error = null, total_tried = 0, wait_until = null, updated_at = now()
      where task_slug = 'sendMail' and completed_at is null and processing is not true
        and (has_error or total_tried > 0) and ${which}
      returning id
    ), forgotten as (
      delete from payload_jobs_log where _parent_id in (select id from due)
    )
    select id from due`);
  return rows.length;
}

/** Has one failed mail sent again. Whether there was such a mail. */
export const retryMail = async (payload: Payload, id: number): Promise<boolean> =>
  (await makeDue(payload, sql`id = ${id}`)) > 0;

/** Has all failed mails sent again. Returns how many. */
export const retryAllMails = (payload: Payload): Promise<number> => makeDue(payload, sql`true`);
