import type { RecordSet } from '#law/city-record/rows.ts';
import { summarize } from '#law/city-record/summarize.ts';
import type { RecordSummary } from '#law/city-record/summary.ts';
import { SETS } from '#city-data/sets/index.ts';
import * as records from '#city-data/read-records.ts';
import { openPayload } from '#cms/open-payload.ts';
import { recordUses } from '#cms/register/uses.ts';
import { readCodeMap } from './code-map.server.ts';

/** In the order of `bbls`. */
export async function readRecords(bbls: readonly string[], on: string): Promise<RecordSummary[]> {
  recordUses(['city:*']);
  const [found, codes] = await Promise.all([
    records.readCityRecords(await openPayload(), bbls),
    readCodeMap(),
  ]);
  return found.map((record) => summarize(record, codes, on));
}

export async function readRecord(bbl: string, on: string): Promise<RecordSummary> {
  recordUses(['city:*']);
  const [record, codes] = await Promise.all([
    records.readCityRecord(await openPayload(), bbl),
    readCodeMap(),
  ]);
  return summarize(record, codes, on);
}

/** How the city calls a set, and its number on the portal of open data. */
export function titleOfSet(set: RecordSet): { title: string; agency: string; id: string } {
  const { title, agency, portal } = SETS[set];
  return { title, agency, id: portal?.id ?? '' };
}
