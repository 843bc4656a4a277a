import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import { subDays } from 'date-fns';
import type { PayloadRequest } from 'payload';
import PostalMime from 'postal-mime';
import { z } from 'zod';
import { queryRows } from '#cms/database/transactions.ts';
import { outboxDirectory } from '#cms/mail/transport.ts';
import { mentionPattern, mentionsEmail } from './email-pattern.ts';
import { RETENTION_DAYS } from '#cms/retention.ts';

const mailSchema = z.object({ to: z.string(), subject: z.string(), text: z.string() });

const isAbout = (address: string) =>
  sql`task_slug = 'sendMail' and input::text ~* ${mentionPattern(address)}`;

export async function findWaitingMails(req: PayloadRequest, address: string) {
  const rows = await queryRows(
    req,
    sql`select input from payload_jobs where ${isAbout(address)} order by id`,
  );
  return rows.map(({ input }) => mailSchema.parse(input));
}

/**
 * Empties queued emails instead of deleting them, because the queue may be sending one, and reads its row
 * afterwards. A job with an empty email sends nothing. Returns the number of emptied emails.
 */
export async function emptyWaitingMails(req: PayloadRequest, address: string): Promise<number> {
  const rows = await queryRows(
    req,
    sql`
    with emptied as (
      update payload_jobs
      set input = '{}', has_error = false, error = null, total_tried = 0, wait_until = null, updated_at = now()
      where ${isAbout(address)}
      returning id
    ), cleared as (
      delete from payload_jobs_log where _parent_id in (select id from emptied)
    )
    select id from emptied`,
  );
  return rows.length;
}

interface OutboxMail {
  file: string;
  subject: string;
  text: string;
}

async function outboxFiles(): Promise<string[]> {
  const folder = outboxDirectory();
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /\.eml(\.part)?$/.test(name)).map((name) => path.join(folder, name));
}

export async function findOutboxMails(address: string): Promise<OutboxMail[]> {
  const found: OutboxMail[] = [];
  for (const file of await outboxFiles()) {
    const mail = await readFile(file)
      .then((content) => PostalMime.parse(content))
      .catch(() => undefined);
    if (!mail) continue;
    const { headers, subject = '', text = '', html = '' } = mail;
    const all = [...headers.map(({ value }) => value), text, html].join('\n');
    if (mentionsEmail(all, address)) found.push({ file, subject, text });
  }
  return found;
}

export async function deleteOutboxMails(mails: readonly OutboxMail[]): Promise<void> {
  await Promise.all(mails.map(({ file }) => rm(file, { force: true })));
}

export async function deleteOldOutboxMails(now: Date): Promise<number> {
  let deleted = 0;
  for (const file of await outboxFiles()) {
    const found = await stat(file).catch(() => undefined);
    if (!found || found.mtime >= subDays(now, RETENTION_DAYS.failedMails)) continue;
    await rm(file, { force: true });
    deleted += 1;
  }
  return deleted;
}
