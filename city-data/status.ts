import { formatNumber } from '#law/numbers.ts';
import { differenceInDays } from 'date-fns';
import { versionText } from '#law/buildings/facts.ts';
import type { Database } from './database.ts';
import { findRunning, listImports } from './import/history.ts';
import { SETS, SYNCED_NAMES } from './sets/index.ts';
import { listMissing, loadsItself } from './sync/marks.ts';
import { type CitySet, SET_NAMES, type SetName } from './sets/set.ts';
import { describeMissing, type SetStatus, type Status } from './status-schema.ts';

/** The city is often late, so a data set counts as old only after this multiple of its cadence. */
const GRACE = 1.25;

interface LoadedSet {
  name: SetName;
  version: string;
  rows: string;
  is_shipped: boolean;
  imported_at: Date;
  as_of: Date;
}

interface SyncedSet {
  set_name: SetName;
  checked_at: Date | null;
  error: string | null;
  failed_at: Date | null;
}

/** Only versions like "2026-03" contain a publication date. */
const publishedAt = ({ version, as_of }: LoadedSet): Date =>
  /^\d{4}-\d{2}$/.test(version) ? new Date(`${version}-01T12:00:00Z`) : as_of;

function loadedStatus(loaded: LoadedSet, { cadenceDays }: CitySet, now: Date): SetStatus['loaded'] {
  const ageDays = differenceInDays(now, publishedAt(loaded));
  return {
    version: loaded.version,
    rows: Number(loaded.rows),
    isShipped: loaded.is_shipped,
    importedAt: loaded.imported_at.toISOString(),
    asOf: loaded.as_of.toISOString(),
    ageDays,
    isOld: ageDays > cadenceDays * GRACE,
  };
}

const syncStatus = ({ name, edition }: CitySet, synced: SyncedSet | undefined): SetStatus['sync'] =>
  SYNCED_NAMES.includes(name)
    ? {
        isEdition: edition !== undefined,
        checkedAt: synced?.checked_at?.toISOString(),
        error: synced?.error ?? undefined,
        failedAt: synced?.failed_at?.toISOString(),
      }
    : undefined;

export async function readStatus(db: Database, now = new Date()): Promise<Status> {
  const { rows } = await db.query<LoadedSet>(
    'select name, version, rows, is_shipped, imported_at, coalesce(as_of, imported_at) as as_of from city.sets',
  );
  const { rows: synced } = await db.query<SyncedSet>('select * from city.syncs');
  const history = await listImports(db);
  return {
    sets: SET_NAMES.map((name) => {
      const set = SETS[name];
      const { title, agency, page, terms, cadenceDays, counted } = set;
      const found = rows.find((each) => each.name === name);
      const loaded = found && loadedStatus(found, set, now);
      const sync = syncStatus(
        set,
        synced.find((each) => each.set_name === name),
      );
      return { name, title, agency, page, terms, cadenceDays, unit: counted.unit, loaded, sync };
    }),
    missing: await listMissing(db),
    loadsItself: loadsItself(),
    running: await findRunning(db),
    history,
  };
}

const toDay = (at: string): string => at.slice(0, 10);

function describeLoaded({ unit, loaded, cadenceDays, sync }: SetStatus): string {
  if (!loaded) return 'not loaded';
  const { version, rows, isShipped, importedAt, asOf, ageDays, isOld } = loaded;
  const imported = sync ? `as of ${toDay(asOf)}` : `imported on ${toDay(importedAt)}`;
  const source = isShipped ? 'came with the product' : imported;
  const age = isOld ? `; ${ageDays} days old, a new version is due every ${cadenceDays} days` : '';
  return `${versionText(version)}, ${formatNumber(rows)} ${unit}, ${source}${age}`;
}

function describeSet(set: SetStatus): string {
  const failure = set.sync?.error === undefined ? '' : `. The last sync failed: ${set.sync.error}`;
  return `${set.title}: ${describeLoaded(set)}${failure}`;
}

const NAME_WIDTH = Math.max(...SET_NAMES.map((name) => name.length));

export function describeStatus({ sets, missing, loadsItself: isComing, running, history }: Status): string[] {
  const lines = sets.map((set) => `${set.name.padEnd(NAME_WIDTH)} ${describeSet(set)}`);
  if (missing.length > 0) lines.push('', describeMissing(missing, isComing));
  if (running) {
    lines.push(
      '',
      `Under way: ${running.set_name}, ${running.step.toLowerCase()}, ${formatNumber(running.rows_read)} rows read.`,
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
