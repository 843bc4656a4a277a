import { formatNumber } from '#law/numbers.ts';
import type { ClientBase } from 'pg';
import { versionText } from '#law/buildings/facts.ts';
import { publishCityChange } from '../change-event.ts';
import { DESCRIBE, loadSet } from '../import/load-set.ts';
import type { Run } from '../import/recorded.ts';
import type { Prepared } from '../sets/set.ts';
import { tallyLoaded } from '../tally/tally-set.ts';
import { type Marks, saveMarks } from './marks.ts';
import { mergeChanges, mergeKeys } from './merge-changes.ts';
import { positionTime } from './portal.ts';
import type { SyncedSet } from './read-rows.ts';
import type { RowFileState } from './row-file.ts';

export interface Loading {
  client: ClientBase;
  run: Run;
  set: SyncedSet;
  prepared: Prepared;
  state: RowFileState;
  marks: Marks;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the time from which the next sync reads changes. If the set changed while it was read, that sync rereads one
 * day of changes, because the portal's timestamps for a set and for its rows may differ.
 */
function changedBefore({ changedAt, last }: RowFileState): Date {
  const lastChange = last && positionTime(last);
  return lastChange && lastChange <= changedAt ? lastChange : new Date(changedAt.getTime() - DAY_MS);
}

export async function loadWhole({ client, run, set, prepared, state }: Loading): Promise<string> {
  let message = '';
  await loadSet(client, {
    set,
    prepared,
    progress: run.progress,
    asOf: state.changedAt,
    beforeSwap: async (transaction, { version, rows }) => {
      const changedTo = set.portal.reads === 'changes' ? changedBefore(state) : null;
      await saveMarks(transaction, set.name, { changedTo, isCompared: true });
      const text = `${formatNumber(rows)} ${set.counted.unit} of version ${versionText(version)} are loaded.`;
      message = await run.complete(transaction, text, version);
    },
  });
  return message;
}

async function inTransaction<Result>(client: ClientBase, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0');
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function describe({ client, set, prepared, marks }: Loading, asOf: Date | null): Promise<string> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from city.${set.counted.table}`,
  );
  const version = prepared.version();
  await client.query(DESCRIBE, [set.name, version, rows[0]?.count, false, asOf ?? marks.asOf]);
  await publishCityChange(client);
  return version;
}

/** Needed because autovacuum is off for imported tables. If this fails, the next sync vacuums instead. */
const vacuum = (client: ClientBase, { counted }: SyncedSet) =>
  client.query(`vacuum (analyze) city.${counted.table}`).catch(() => undefined);

const onlyLoad = ({ loads: [load] }: Prepared) => {
  if (!load) throw new Error('A set of the portal has one table.');
  return load;
};

/** Applies the changes in one transaction, so readers see all of them or none. */
export async function loadChanges(loading: Loading): Promise<string> {
  const { client, run, set, prepared, state, marks } = loading;
  const message = await inTransaction(client, async () => {
    const { written, deleted } = await mergeChanges(client, set.portal, onlyLoad(prepared), run.progress);
    run.progress.loaded = written;
    const version = await describe(loading, state.changedAt);
    const changedTo = state.last ? positionTime(state.last) : marks.changedTo;
    await saveMarks(client, set.name, { changedTo, isCompared: false });
    const text = `${formatNumber(written)} ${set.counted.unit} are new or changed, ${formatNumber(deleted)} are no longer kept.`;
    return run.complete(client, text, version);
  });
  await vacuum(client, set);
  await tallyLoaded(client, set.name);
  return message;
}

export async function compareKeys(loading: Loading): Promise<string> {
  const { client, run, set, prepared, marks } = loading;
  const message = await inTransaction(client, async () => {
    const { deleted, isIncomplete } = await mergeKeys(client, set.portal, onlyLoad(prepared), run.progress);
    const version = await describe(loading, marks.asOf);
    const changedTo = isIncomplete ? null : marks.changedTo;
    await saveMarks(client, set.name, { changedTo, isCompared: true });
    const next = isIncomplete ? ' Some are missing here: the next sync reads the whole set.' : '';
    const text = `All keys were compared: the city has deleted ${formatNumber(deleted)} ${set.counted.unit}.${next}`;
    return run.complete(client, text, version);
  });
  await vacuum(client, set);
  return message;
}
