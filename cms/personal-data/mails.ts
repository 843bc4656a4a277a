import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { transactionOf } from '#cms/database/transactions.ts';
import { mentionPattern } from './mention-pattern.ts';

const inputSchema = z.object({ to: z.string(), subject: z.string(), text: z.string() });

/** A mail that waits or has failed. */
type WaitingMail = z.infer<typeof inputSchema>;

const isAbout = (address: string) =>
  sql`task_slug = 'sendMail' and input::text ~* ${mentionPattern(address)}`;

/** The mails in the queue to an address, or that tell staff of it. */
export async function findWaitingMails(req: PayloadRequest, address: string): Promise<WaitingMail[]> {
  const database = await transactionOf(req);
  const { rows } = await database.execute<{ input: unknown }>(
    sql`select input from payload_jobs where ${isAbout(address)} order by id`,
  );
  return rows.map(({ input }) => inputSchema.parse(input));
}

/**
 * Empties them: an empty mail is done as soon as it is due, which is at once, and nothing is sent. They are not deleted,
 * as the queue may just have one in hand, and looks for its row afterwards; that mail may still arrive. Returns how many.
 */
export async function emptyWaitingMails(req: PayloadRequest, address: string): Promise<number> {
  const database = await transactionOf(req);
  const { rows } = await database.execute(sql`
    with emptied as (
      update payload_jobs
      set input = '{}', has_error = false, error = null, total_tried = 0, wait_until = null, updated_at = now()
      where ${isAbout(address)}
      returning id
    ), forgotten as (
      delete from payload_jobs_log where _parent_id in (select id from emptied)
    )
    select id from emptied`);
  return rows.length;
}
