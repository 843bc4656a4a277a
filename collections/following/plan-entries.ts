import { addDays } from '#law/days.ts';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { answersFrom } from '#law/buildings/answers.ts';
import { isForDistrict } from '#law/buildings/lot-groups.ts';
import { isDeadlineOf, isLawId } from '#law/buildings/rules/index.ts';
import { occurrences, type Register, valueOn } from '#law/figures/register.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { ownEntry } from '#law/own-entry.ts';
import { FOLLOWED_ENTRIES, type FollowedEntry, grouped, wishOf } from './followings.ts';
import { insertReminders, type PlannedReminder } from './planned.ts';
import { currentLead, MAX_LEAD_LENGTH } from './reminder-days.ts';

export interface EntryDate {
  subject: string;
  date: string;
}

export function datesOf(
  { kind, subject, answers = null }: Pick<FollowedEntry, 'kind' | 'subject'> & Partial<FollowedEntry>,
  { figures, deadlines }: Register,
  { from, to }: { from: string; to: string },
): EntryDate[] {
  if (kind === 'figure') {
    const figure = ownEntry(figures, subject);
    const date = figure?.kind === 'date' ? valueOn(figure, from) : undefined;
    return date && date >= from && date <= to ? [{ subject: `figure:${subject}`, date }] : [];
  }
  const isOwn = (key: string, module: string) =>
    kind === 'module' ? module === subject : isLawId(subject) && isDeadlineOf(subject, key);
  const { district } = answersFrom(answers).corrections;
  return Object.values(deadlines)
    .filter(({ key, module }) => isOwn(key, module) && isForDistrict(key, district))
    .flatMap((deadline) =>
      occurrences(deadline, from, to).map((date) => ({ subject: `deadline:${deadline.key}`, date })),
    );
}

function entryReminders(
  followings: readonly FollowedEntry[],
  register: Register,
  day: string,
): PlannedReminder[] {
  const span = { from: day, to: addDays(day, MAX_LEAD_LENGTH) };
  const bySubject = [
    ...grouped(followings, ({ kind, subject, answers }) => [kind, subject, answers].join(' ')).values(),
  ];
  const wanted = bySubject.flatMap((rows) => {
    const [first] = rows;
    const dates = first ? datesOf(first, register, span) : [];
    return rows.flatMap((row) => dates.map(({ subject, date }) => ({ row, subject, date })));
  });
  const once = grouped(wanted, ({ row, subject, date }) => `${row.follower} ${subject} ${date}`);
  return [...once.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const { subject, date, row } = first;
    const lead = currentLead(
      date,
      day,
      all.map((each) => wishOf(each.row)),
    );
    const cycle = date.slice(0, 'YYYY'.length);
    return lead === undefined ? [] : [{ follower: row.follower, subject, law: '', cycle, due: date, lead }];
  });
}

const BATCH = 10_000;

export async function planEntries(payload: Payload, register: Register, day: string): Promise<void> {
  const { rows } = await payload.db.drizzle.execute<FollowedEntry>(sql`${FOLLOWED_ENTRIES}`);
  const reminders = entryReminders(rows, register, day);
  for (let start = 0; start < reminders.length; start += BATCH) {
    await inTransaction(payload, (req) => insertReminders(req, reminders.slice(start, start + BATCH)));
  }
}
