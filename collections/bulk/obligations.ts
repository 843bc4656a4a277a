import { decidedLot, type Rules } from '#city-data/building-lines.ts';
import { type BuildingRecord, isKnown } from '#city-data/building-record.ts';
import type { CityDatabase } from '#city-data/database.ts';
import { listKnownLots } from '#city-data/known-lots.ts';
import { readBuildings } from '#city-data/read-building.ts';
import { COLUMNS } from './storage.ts';

/** Small enough that V8 frees each batch in a minor garbage collection. */
const LOTS_PER_PIECE = 100;

interface CityPool {
  db: Pick<CityDatabase, 'pool'>;
}

interface Piece {
  text: string;
  rows: number;
}

interface Batch {
  last?: string;
  records: BuildingRecord[];
}

async function readBatch(from: CityPool, after: string): Promise<Batch> {
  const lots = await listKnownLots(from, { after, count: LOTS_PER_PIECE });
  return { last: lots.at(-1), records: await readBuildings(from, lots) };
}

/** Does not quote values, because all are numbers, dates, or identifiers. */
function csvRows(record: BuildingRecord, rules: Rules): Piece {
  const { outcomes } = decidedLot(record, rules);
  let text = '';
  for (const { id, verdict, reason, nextDate = '', cycle = '' } of outcomes) {
    text += `${record.bbl},${id},${verdict},${reason},${nextDate},${cycle}\n`;
  }
  return { text, rows: outcomes.length };
}

/**
 * Yields a CSV row for each known lot and law, ignoring visitors' answers. Loads the next lots while evaluating
 * the current ones.
 */
export async function* obligations(from: CityPool, rules: Rules): AsyncGenerator<Piece> {
  yield { text: `${COLUMNS.join(',')}\n`, rows: 0 };
  let next = readBatch(from, '0');
  for (;;) {
    const { last, records } = await next;
    if (last === undefined) return;
    next = readBatch(from, last);
    // Awaited in the next iteration. Without this, an error before then would be an unhandled rejection.
    next.catch(() => undefined);
    const known = records.filter((record) => isKnown(record)).map((record) => csvRows(record, rules));
    yield {
      text: known.map(({ text }) => text).join(''),
      rows: known.reduce((sum, { rows }) => sum + rows, 0),
    };
  }
}
