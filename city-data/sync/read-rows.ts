import { formatNumber } from '#law/numbers.ts';
import { CityDataError } from '../errors.ts';
import type { Progress } from '../import/progress.ts';
import type { CitySet, Portal, SourceColumns } from '../sets/set.ts';
import { apiNames, both, type OpenPortal, type View } from './portal.ts';
import { RowFile, type RowFileStart } from './row-file.ts';

export interface SyncedSet extends CitySet {
  portal: Portal;
}

/**
 * "whole" reads a set that its publisher always replaces. "first" reads a set for the first time; later syncs then read
 * its "changes". "keys" reads only the columns that show which rows exist, to find deleted rows.
 */
export type Purpose = 'whole' | 'first' | 'changes' | 'keys';

export interface SyncRead {
  portal: OpenPortal;
  set: SyncedSet;
  purpose: Purpose;
  view: View;
  /** Changes up to this time are already loaded. */
  changedTo?: Date | undefined;
  /** ISO date. Older rows are kept only if they are still open. */
  since: string;
  progress: Progress;
}

const ROUNDS = 4;
const TOLERATED = 0.001;

const sourceColumns = ({ sources, portal }: SyncedSet, purpose: Purpose): SourceColumns => {
  const columns = Object.entries(Object.assign({}, ...Object.values(sources)) as SourceColumns);
  return Object.fromEntries(columns.filter(([name]) => purpose !== 'keys' || portal.decisive.includes(name)));
};

function rowFileStart({ set, purpose, view, changedTo, since }: SyncRead): RowFileStart {
  const { where, recent } = set.portal;
  const from = purpose === 'changes' ? changedTo?.toISOString() : undefined;
  return {
    purpose: from === undefined ? purpose : `${purpose} since ${from}`,
    columns: apiNames(set, sourceColumns(set, 'first'), view),
    // With "changes", also reads rows that are no longer recent, because they have to be deleted.
    where: purpose === 'changes' ? where : both(where, recent?.(since)),
    changedAt: view.changedAt,
    last: from === undefined ? undefined : { at: from },
  };
}

async function requireAll({ portal, set }: SyncRead, { state }: RowFile): Promise<void> {
  const expected = await portal.count(set.portal, state.where);
  if (Math.abs(expected - state.rows) <= expected * TOLERATED) return;
  await RowFile.remove(set.name);
  throw new CityDataError(
    `The portal sent ${formatNumber(state.rows)} of ${formatNumber(expected)} rows of ${set.label}. Nothing was changed. The next sync reads them again.`,
  );
}

async function readPages({ portal, set, purpose, view, progress }: SyncRead, file: RowFile): Promise<void> {
  const { state } = file;
  const wanted = new Set(apiNames(set, sourceColumns(set, purpose), view));
  const columns = state.columns.filter((column) => wanted.has(column));
  for await (const rows of portal.pages(set, set.portal, { columns, where: state.where }, state.last)) {
    await file.append(rows);
    progress.step = `Reading: ${formatNumber(file.state.rows)} rows`;
  }
}

const changing = ({ set }: SyncRead): CityDataError =>
  new CityDataError(
    `The city kept changing the set of ${set.label} while it was read. Nothing was changed. The next sync goes on here.`,
  );

/**
 * Reads until the set stops changing. With "changes", a changed row simply arrives again, as the last row. A "whole" set
 * is reread, because rows may have been added or deleted. "keys" gives up, because keys must come from a single state.
 */
async function readUntilStable(reading: SyncRead, file: RowFile): Promise<void> {
  const { portal, set, purpose } = reading;
  const isWhole = purpose === 'whole' || purpose === 'keys';
  const restartAt = (changedAt: Date) => file.restart({ ...rowFileStart(reading), changedAt });
  if (file.state.changedAt.getTime() !== reading.view.changedAt.getTime()) {
    if (isWhole) await restartAt(reading.view.changedAt);
    else if (purpose === 'changes') file.state.changedAt = reading.view.changedAt;
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    await readPages(reading, file);
    const { changedAt } = await portal.view(set.portal);
    const isStable = changedAt.getTime() === file.state.changedAt.getTime();
    if (isStable && purpose !== 'changes') await requireAll(reading, file);
    // After "first", the next step reads what has changed meanwhile.
    if (isStable || purpose === 'first') return;
    if (purpose === 'keys') break;
    if (isWhole) await restartAt(changedAt);
    else file.state.changedAt = changedAt;
  }
  throw changing(reading);
}

/** Calls `load` with the file of rows. Deletes the file only on success, so a later sync can continue it. */
export async function withRows<Result>(
  reading: SyncRead,
  load: (file: RowFile) => Promise<Result>,
): Promise<Result> {
  const { name } = reading.set;
  const file = await RowFile.open(name, rowFileStart(reading));
  try {
    await readUntilStable(reading, file);
    const result = await load(file);
    await RowFile.remove(name);
    return result;
  } finally {
    await file.close();
  }
}
