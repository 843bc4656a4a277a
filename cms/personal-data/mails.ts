import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { transactionOf } from '#cms/database/transactions.ts';
import { mentionPattern } from './address-pattern.ts';

const inputSchema = z.object({ to: z.string(), subject: z.string(), text: z.string() });

type WaitingMail = z.infer<typeof inputSchema>;

const isAbout = (address: string) =>
  sql`task_slug = 'sendMail' and input::text ~* ${mentionPattern(address)}`;

/** The queued mails to an address, or to staff about it. */
export async function findWaitingMails(req: PayloadRequest, address: string): Promise<WaitingMail[]> {
  const database = await transactionOf(req);
  const { rows } = await database.execute<{ input: unknown }>(
    sql`select input from payload_jobs where ${isAbout(address)} order by id`,
  );
  return rows.map(({ input }) => inputSchema.parse(input));
}

/**
 * Empties the queued mails of an address; the job of an empty mail ends without sending anything. They are not deleted,
 * because the queue may be sending one, and reads its row afterwards; that mail may still arrive. Returns how many.
 */
export async function emptyWaitingMails(req: PayloadRequest, address: string): Promise<number> {
  const database = await transactionOf(req);
  const { rows } = await database.execute(sql`
    with emptied as (
      update payload_jobs
      set input = '{}', has_error = false, error = null, total_tried = 0, wait_until = null, updated_at = now()
      where ${isAbout(address)}
      returning id
    ), cleared as (
      delete from payload_jobs_log where _parent_id in (select id from emptied)
    )
    select id from emptied`);
  return rows.length;
}
