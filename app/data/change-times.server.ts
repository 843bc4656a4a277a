import { readImportTime } from './city-editions.server.ts';
import { readRegister } from './figures.server.ts';
import { readLaws } from './laws.server.ts';
import { lawDeadlines, type LawId } from '#law/buildings/rules/index.ts';

export type ChangeTimes = (law: LawId) => Date;

const newest = (times: readonly (string | undefined)[]): Date =>
  new Date(Math.max(0, ...times.map((time) => (time ? Date.parse(time) : 0))));

/** Calendar apps update an event only if its change time is newer than in their copy. */
export async function readChangeTimes(): Promise<ChangeTimes> {
  const [imported, laws, register] = await Promise.all([readImportTime(), readLaws(), readRegister()]);
  const times = new Map(
    laws.map(({ id, updatedAt }) => {
      const deadlines = lawDeadlines(id, register).map((deadline) => deadline.updatedAt);
      return [id, newest([imported, updatedAt, ...deadlines])];
    }),
  );
  return (law) => times.get(law) ?? new Date(imported);
}
