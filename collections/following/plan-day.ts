import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { THRESHOLDS } from '#law/buildings/thresholds.ts';
import { loadFilledLaws } from '#cms/register/laws.ts';
import { readRegister } from '#cms/register/register.ts';
import { FOLLOWED_ENTRIES, followedLots } from './followings.ts';
import { planEntries } from './plan-entries.ts';
import { codesForRecords, markRecords } from './plan-record.ts';
import { planLots, syncSnapshots } from './plan-lots.ts';
import { plannedDay } from './reminder-days.ts';

/** An arbitrary id of a PostgreSQL advisory lock, so that one process plans at a time. */
const PLAN_LOCK = 970_199;

const STEPS = ['buildings', 'entries', 'digests', 'done'] as const;

type Step = (typeof STEPS)[number];

interface Plan extends Record<string, unknown> {
  step: Step;
  last: string;
}

async function openPlan({ db }: Payload, day: string): Promise<Plan> {
  await db.drizzle.execute(sql`insert into follow_plans (day) values (${day}::date) on conflict do nothing`);
  const { rows } = await db.drizzle.execute<Plan>(
    sql`select step, last_bbl::text as last from follow_plans where day = ${day}::date`,
  );
  return rows[0] ?? { step: 'buildings', last: '0' };
}

const enter = ({ db }: Payload, day: string, step: Step) =>
  db.drizzle.execute(sql`
    update follow_plans set step = ${step}, done_at = ${step === 'done' ? sql`now()` : sql`null`}
    where day = ${day}::date`);

const LAST_DIGEST_DAY = 3;

async function planDigests({ db }: Payload, day: string): Promise<void> {
  if (Number(day.slice('YYYY-MM-'.length)) > LAST_DIGEST_DAY) return;
  const month = `${day.slice(0, 'YYYY-MM'.length)}-01`;
  await db.drizzle.execute(sql`
    insert into follow_digests (follower_id, month)
    select distinct follower, ${month}::date from (
      select follower, since, digest from (${followedLots(() => sql`true`)}) as lots
      union all select follower, since, digest from (${FOLLOWED_ENTRIES}) as entries
    ) as followings
    where digest and since <= ${month}
    on conflict do nothing`);
}

const KEPT_DAYS = 90;

async function deleteOld({ db }: Payload, day: string): Promise<void> {
  const isOld = (column: string) => sql`${sql.identifier(column)} < ${day}::date - ${KEPT_DAYS}::int`;
  await db.drizzle.execute(sql`delete from follow_reminders where ${isOld('due_on')}`);
  await db.drizzle.execute(sql`delete from follow_changes where ${isOld('changed_on')}`);
  await db.drizzle.execute(sql`delete from follow_mails where ${isOld('day')}`);
  await db.drizzle.execute(sql`delete from follow_plans where ${isOld('day')}`);
}

async function planSteps(
  payload: Payload,
  { day, now, signal }: { day: string; now: Date; signal?: AbortSignal },
) {
  const { step, last } = await openPlan(payload, day);
  const from = STEPS.indexOf(step);
  const register = await readRegister(payload);
  if (from <= STEPS.indexOf('buildings')) {
    if (last === '0') {
      await syncSnapshots(payload);
      await markRecords(payload, day);
    }
    const laws = await loadFilledLaws(payload, now);
    const rules = { laws, register, thresholds: THRESHOLDS.from(register, day), day };
    await planLots(payload, { rules, codes: await codesForRecords(payload), after: last, signal });
    await enter(payload, day, 'entries');
  }
  if (from <= STEPS.indexOf('entries')) {
    await planEntries(payload, register, day);
    await enter(payload, day, 'digests');
  }
  if (from <= STEPS.indexOf('digests')) {
    await planDigests(payload, day);
    await deleteOld(payload, day);
    await enter(payload, day, 'done');
  }
}

/**
 * Plans changes, reminders, and digests for the day in New York, once, from 7 a.m. on. Resumes an interrupted
 * plan, and does nothing while another process plans. No plan depends on the day before, so the next day
 * makes up for a missed one.
 */
export async function planDay(
  payload: Payload,
  { now = new Date(), signal }: { now?: Date; signal?: AbortSignal } = {},
): Promise<void> {
  const day = plannedDay(now);
  if (!day) return;
  await payload.db.drizzle.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(${PLAN_LOCK}) as locked`,
    );
    if (rows[0]?.locked) await planSteps(payload, { day, now, signal });
  });
}
