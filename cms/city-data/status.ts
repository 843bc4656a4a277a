import { differenceInDays } from 'date-fns';
import { findRunning, type Database, listImports } from './history.ts';
import { SETS } from './sets/index.ts';
import { type CitySet, SET_NAMES, type SetName } from './sets/set.ts';
import type { SetStatus, Status } from './status-schema.ts';

/** The city is often late: a set counts as old only so much later than its next version is due. */
const GRACE = 1.25;

interface LoadedSet {
  name: SetName;
  version: string;
  rows: string;
  is_shipped: boolean;
  imported_at: Date;
}

/** "2026-03" was published then; other versions do not say when. */
const publishedAt = ({ version, imported_at }: LoadedSet): Date =>
  /^\d{4}-\d{2}$/.test(version) ? new Date(`${version}-01T12:00:00Z`) : imported_at;

function loadedStatus(loaded: LoadedSet, { cadenceDays }: CitySet, now: Date): SetStatus['loaded'] {
  const ageDays = differenceInDays(now, publishedAt(loaded));
  return {
    version: loaded.version,
    rows: Number(loaded.rows),
    isShipped: loaded.is_shipped,
    importedAt: loaded.imported_at.toISOString(),
    ageDays,
    isOld: ageDays > cadenceDays * GRACE,
  };
}

export async function readStatus(db: Database, now = new Date()): Promise<Status> {
  const { rows } = await db.query<LoadedSet>('select * from city.sets');
  const history = await listImports(db);
  return {
    sets: SET_NAMES.map((name) => {
      const set = SETS[name];
      const { title, agency, page, byHand, terms, cadenceDays, counted } = set;
      const found = rows.find((each) => each.name === name);
      const loaded = found && loadedStatus(found, set, now);
      return { name, title, agency, page, byHand, terms, cadenceDays, unit: counted.unit, loaded };
    }),
    running: await findRunning(db),
    history,
  };
}
