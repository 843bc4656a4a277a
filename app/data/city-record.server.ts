import { RECORD_SETS, type RecordSet } from '#law/city-record/rows.ts';
import { summarize } from '#law/city-record/summarize.ts';
import type { RecordSummary } from '#law/city-record/summary.ts';
import { SETS } from '#city-data/sets/index.ts';
import { readCityRecords } from '#city-data/read-records.ts';
import { mapInSlices } from './in-slices.server.ts';
import { openPayload } from '#cms/open-payload.ts';
import { readCodeMap } from '#cms/register/code-map.ts';

/** Returns records in the order of `bbls`. */
export async function readRecords(bbls: readonly string[], on: string): Promise<RecordSummary[]> {
  const payload = await openPayload();
  const [found, codes] = await Promise.all([readCityRecords(payload, bbls), readCodeMap(payload)]);
  return mapInSlices(found, (record) => summarize(record, codes, on));
}

export async function readRecord(bbl: string, on: string): Promise<RecordSummary> {
  const [record] = await readRecords([bbl], on);
  if (!record) throw new Error('The database returned no record.');
  return record;
}

/** The city's name for a data set, and its ID on NYC Open Data. */
export function setTitle(set: RecordSet): { title: string; agency: string; id: string } {
  const { title, agency, portal } = SETS[set];
  return { title, agency, id: portal?.id ?? '' };
}

/** Titles of data sets that are missing or out of date. */
export const unknownSets = (sets: RecordSummary['sets']): string[] =>
  RECORD_SETS.filter((set) => !sets[set].loaded || sets[set].isOld).map((set) => setTitle(set).title);
