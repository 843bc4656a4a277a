import { sql } from '@payloadcms/db-postgres';
import { startOfWeek } from 'date-fns';
import type { Payload, PayloadRequest, TaskConfig } from 'payload';
import { longDay } from '#app/regulations/figures/kinds.ts';
import { dayInNewYork } from '#app/regulations/new-york-day.ts';
import { findAll } from '#cms/database/find.ts';
import { inTransaction, queryRows } from '#cms/database/transactions.ts';
import { siteAddress } from '#cms/mail/imprint.ts';
import { prepareTemplate } from '#cms/mail/queue.ts';
import { inNewYork } from '#cms/time/new-york.ts';
import { byModule, type DueEntry, findDue } from './due.ts';

/** In New York. */
const SENT_FROM_HOUR = 8;

const MONDAY = 1;

const isBeforeSending = (now: Date): boolean => {
  const local = inNewYork(now);
  return local.getDay() === MONDAY && local.getHours() < SENT_FROM_HOUR;
};

const weekOf = (now: Date): string => dayInNewYork(startOfWeek(inNewYork(now), { weekStartsOn: MONDAY }));

const KEY = 'figures-to-check-mailed';

/** Marks a week as mailed in the transaction of `req`. Returns false where another process has done so. */
async function claimWeek(req: PayloadRequest, week: string): Promise<boolean> {
  const rows = await queryRows(
    req,
    sql`
    insert into payload_kv (key, data) values (${KEY}, ${JSON.stringify(week)}::jsonb)
    on conflict (key) do update set data = excluded.data where payload_kv.data <> excluded.data
    returning key`,
  );
  return rows.length > 0;
}

const listOf = (due: readonly DueEntry[]): string =>
  byModule(due)
    .map(({ name, entries }) => {
      const since = entries[0] ? longDay(entries[0].dueOn) : '';
      return `- ${name}: ${entries.length}, the first since ${since}`;
    })
    .join('\n');

/**
 * Mails editors and admins what is due for a check, once a week: the mails are queued in the transaction that marks the
 * week. Sends nothing where nothing is due. Returns how many people are mailed.
 */
export async function mailFiguresToCheck(payload: Payload, now = new Date()): Promise<number> {
  if (isBeforeSending(now)) return 0;
  return inTransaction(payload, async (req) => {
    if (!(await claimWeek(req, weekOf(now)))) return 0;
    const due = await findDue(payload, dayInNewYork(now));
    if (due.length === 0) return 0;
    const values = { count: String(due.length), list: listOf(due), link: `${siteAddress()}/admin` };
    const queue = await prepareTemplate(req, 'figuresToCheck');
    const people = await findAll(req, 'users', { role: { in: ['admin', 'editor'] } });
    for (const { email } of people) await queue({ to: email, values });
    return people.length;
  });
}

/** Each hour of a Monday: the clock of the server may be that of another place, or it may have been away at eight. */
const ON_MONDAYS = '0 * * * 1';

export const figuresToCheckTask: TaskConfig<'figuresToCheck'> = {
  slug: 'figuresToCheck',
  label: 'Email editors what is due for a check',
  schedule: [{ cron: ON_MONDAYS, queue: 'default' }],
  handler: async ({ req: { payload } }) => {
    await mailFiguresToCheck(payload);
    return { output: {} };
  },
};
