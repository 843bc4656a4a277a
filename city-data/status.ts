import { differenceInDays } from 'date-fns';
import { versionText } from '#law/buildings/facts.ts';
import { findRunning, type Database, listImports } from './import/history.ts';
import { countText } from './import/progress.ts';
import { SETS } from './sets/index.ts';
import { type CitySet, SET_NAMES, type SetName } from './sets/set.ts';
import type { SetStatus, Status } from './status-schema.ts';

/** The city is often late. A data set counts as old only this much later than its next version is due. */
const GRACE = 1.25;

interface LoadedSet {
  name: SetName;
  version: string;
  rows: string;
  is_shipped: boolean;
  imported_at: Date;
}

/** "2026-03" states when it was published; other versions do not. */
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

function describeSet({ title, unit, loaded, cadenceDays }: SetStatus): string {
  if (!loaded) return `${title}: not loaded`;
  const { version, rows, isShipped, importedAt, ageDays, isOld } = loaded;
  const source = isShipped ? 'came with the product' : `imported on ${importedAt.slice(0, 10)}`;
  const age = isOld ? `; ${ageDays} days old, a new version is due every ${cadenceDays} days` : '';
  return `${title}: ${versionText(version)}, ${countText(rows)} ${unit}, ${source}${age}`;
}

export function describeStatus({ sets, running, history }: Status): string[] {
  const lines = sets.map((set) => `${set.name.padEnd(8)} ${describeSet(set)}`);
  if (running) {
    lines.push(
      '',
      `Under way: ${running.set_name}, ${running.step.toLowerCase()}, ${countText(running.rows_read)} rows read.`,
    );
  }
  const [last] = history;
  if (last && last.state !== 'running') {
    const started = last.started_at.slice(0, 16).replace('T', ' ');
    lines.push(
      '',
      `Last import: ${last.set_name}, ${started} UTC, ${last.state}. ${last.message ?? ''}`.trim(),
    );
  }
  return lines;
}
