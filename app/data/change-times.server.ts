import { recordUses } from '#cms/register/uses.ts';
import { openPayload } from '#cms/open-payload.ts';
import { cached } from './cached.server.ts';
import { readRegister } from './figures.server.ts';
import { readLaws } from './laws.server.ts';
import { deadlinesOf, type LawId } from '#law/buildings/rules/index.ts';

export type ChangeTimes = (law: LawId) => Date;

const readImportTime = cached(async (): Promise<string> => {
  recordUses(['city:covered', 'city:pluto', 'city:pad', 'city:ll84']);
  const { db } = await openPayload();
  const { rows } = await db.pool.query<{ at: Date | null }>(
    "select max(imported_at) as at from city.sets where name in ('covered', 'pluto', 'pad', 'll84')",
  );
  return (rows[0]?.at ?? new Date(0)).toISOString();
});

const newest = (times: readonly (string | undefined)[]): Date =>
  new Date(Math.max(0, ...times.map((time) => (time ? Date.parse(time) : 0))));

/** Calendars update an event only if its change time is later than the time that they have. */
export async function readChangeTimes(): Promise<ChangeTimes> {
  recordUses(['deadline:*']);
  const [imported, laws, register] = await Promise.all([readImportTime(), readLaws(), readRegister()]);
  const times = new Map(
    laws.map(({ id, updatedAt }) => {
      const deadlines = deadlinesOf(id, register).map((deadline) => deadline.updatedAt);
      return [id, newest([imported, updatedAt, ...deadlines])];
    }),
  );
  return (law) => times.get(law) ?? new Date(imported);
}
