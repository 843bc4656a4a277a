import { summarize } from '#law/city-record/summarize.ts';
import type { RecordSummary } from '#law/city-record/summary.ts';
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
