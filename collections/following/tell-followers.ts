import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
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
import { beginDay, deleteOldTold, readTold } from './told.ts';

/** Locks the follower until the transaction ends. Skips one that another process has locked. */
async function claim(req: PayloadRequest, id: number): Promise<Recipient | undefined> {
  const [row] = await queryRows<Recipient & Record<string, unknown>>(
    req,
    sql`
    select id, email, key from subscribers where id = ${id} and status = 'confirmed'
    for no key update skip locked`,
  );
  return row;
}

/** Decides, records and queues everything for one follower in one transaction. */
const tell = (payload: Payload, id: number, { city, mailer }: { city: CityDay; mailer: Mailer }) =>
  inTransaction(payload, async (req) => {
    const recipient = await claim(req, id);
    if (!recipient || !(await beginDay(req, id, city.day))) return;
    const lots = await queryRows<FollowedLot>(req, followedLots([id]));
    const entries = await queryRows<FollowedEntry>(req, followedEntries([id]));
    const [done, told, seen] = [await findDone(req, lots), await readTold(req, id), await readSeen(req, id)];
    const today = followerDay({ lots, entries, done, told, seen }, city);
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
 * Tells all followers what is due, new or coming up, each once a day, from 7 a.m. in New York on. One that fails stops
 * nobody, and is tried again in the next run. No day depends on the one before, so the next makes up for a missed one.
 * Stops early when `signal` is aborted.
 */
export async function tellFollowers(
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
        await tell(payload, id, { city: { ...laws, ...chunk }, mailer });
      } catch (err) {
        payload.logger.error({ err, subscriber: id }, 'A follower could not be notified');
      }
      after = id;
    }
  }
  await deleteOldTold(payload, day);
}
