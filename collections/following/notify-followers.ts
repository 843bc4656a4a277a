import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload, type PayloadRequest, type TaskConfig } from 'payload';
import { THRESHOLDS } from '#law/buildings/thresholds.ts';
import { inTransaction, queryRows } from '#cms/database/transactions.ts';
import { readCodeMap } from '#cms/register/code-map.ts';
import { loadFilledLaws } from '#cms/register/laws.ts';
import { readRegister } from '#cms/register/register.ts';
import { findDone } from './done-marks.ts';
import { followerDay } from './follower-day.ts';
import { followedEntries, followedLots, type FollowedEntry, type FollowedLot } from './followings.ts';
import { type Mailer, prepareMails, queueMails, type Recipient } from './mails.ts';
import { recentNotices } from './notices.ts';
import type { CityDay } from './own-dates.ts';
import { readChunk } from './read-lots.ts';
import { plannedDay } from './reminder-days.ts';
import { readSeen, writeSeen } from './seen.ts';
import { beginDay, deleteOldNotifications, findSentKeys } from './sent-notifications.ts';

/** Locks the follower until the transaction ends. Skips a follower that another process has locked. */
async function claim(req: PayloadRequest, id: number): Promise<Recipient | undefined> {
  const [row] = await queryRows<Recipient & Record<string, unknown>>(
    req,
    sql`
    select id, email, key from subscribers where id = ${id} and status = 'confirmed'
    for no key update skip locked`,
  );
  return row;
}

/** Queues a follower's emails and saves what they have seen, in one transaction. */
const notifyFollower = (payload: Payload, id: number, { city, mailer }: { city: CityDay; mailer: Mailer }) =>
  inTransaction(payload, async (req) => {
    const recipient = await claim(req, id);
    if (!recipient || !(await beginDay(req, id, city.day))) return;
    const lots = await queryRows<FollowedLot>(req, followedLots([id]));
    const entries = await queryRows<FollowedEntry>(req, followedEntries([id]));
    const [done, sentKeys, seen] = [
      await findDone(req, lots),
      await findSentKeys(req, id),
      await readSeen(req, id),
    ];
    const today = followerDay({ lots, entries, done, sentKeys, seen }, city);
    await queueMails(req, mailer, { recipient, today, day: city.day });
    const followed = [...new Set(lots.map(({ bbl }) => bbl))];
    await writeSeen(req, id, { followed, changed: today.seen });
  });

type Laws = Omit<CityDay, 'buildings' | 'records'>;

async function readLaws(payload: Payload, { day, now }: { day: string; now: Date }): Promise<Laws> {
  const [filled, register] = [await loadFilledLaws(payload, now), await readRegister(payload)];
  return {
    day,
    register,
    laws: new Map(filled.map((law) => [law.id as string, law])),
    rules: { laws: filled, register, thresholds: THRESHOLDS.from(register, day), day },
    codes: await readCodeMap(payload),
    notices: await recentNotices(payload, now),
  };
}

/**
 * Notifies all followers of what is due, new, or coming up, once a day, after 7 a.m. in New York. If notifying
 * one follower fails, the others are still notified, and the next run tries again. No run depends on the day
 * before, so a missed day is made up for. Stops early when `signal` is aborted.
 */
export async function notifyFollowers(
  payload: Payload,
  { now = new Date(), signal }: { now?: Date; signal?: AbortSignal } = {},
): Promise<void> {
  const day = plannedDay(now);
  if (!day) return;
  const laws = await readLaws(payload, { day, now });
  const mailer = await prepareMails(await createLocalReq({}, payload));
  for (let after = 0; !signal?.aborted;) {
    const chunk = await readChunk(payload, { day, after, now });
    if (!chunk) break;
    for (const id of chunk.followers) {
      if (signal?.aborted) return;
      try {
        await notifyFollower(payload, id, { city: { ...laws, ...chunk }, mailer });
      } catch (err) {
        payload.logger.error({ err, subscriber: id }, 'A follower could not be notified');
      }
      after = id;
    }
  }
  await deleteOldNotifications(payload, day);
}

/** Hourly, because the server may use another time zone or may have been down at 7 a.m. */
const EVERY_HOUR = '5 * * * *';

/** Stops well before the ten minutes after which a job counts as stuck. The next job handles the rest. */
const RUNS_FOR_MS = 5 * 60_000;

/** Has its own queue, because a day's emails may take an hour and must not delay virus scans and other jobs. */
export const notifyFollowersTask: TaskConfig<'notifyFollowers'> = {
  slug: 'notifyFollowers',
  label: 'Write the emails to followers',
  schedule: [{ cron: EVERY_HOUR, queue: 'following' }],
  handler: async ({ req: { payload } }) => {
    const signal = AbortSignal.timeout(RUNS_FOR_MS);
    await notifyFollowers(payload, { signal });
    if (signal.aborted) await payload.jobs.queue({ task: 'notifyFollowers', input: {}, queue: 'following' });
    return { output: {} };
  },
};
