import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { importSet } from '#city-data/import/import-set.ts';
import { SET_NAMES, type SetName } from '#city-data/sets/set.ts';
import { RECORD_SETS } from '#law/city-record/rows.ts';

/** See the README beside the files. */
export const sampleOf = (set: SetName): string => path.join(import.meta.dirname, `${set}.csv`);

export const SAMPLE_SETS: readonly SetName[] = SET_NAMES.filter(
  (name) => name === 'building-ids' || RECORD_SETS.some((set) => set === name),
);

export const SAMPLE_DAY = '2026-11-23';

const databaseUrl = (): string => process.env.DATABASE_URL ?? '';

export async function importSamples(
  sets = SAMPLE_SETS,
  fileOf = sampleOf,
  url = databaseUrl(),
): Promise<void> {
  for (const name of sets) await importSet({ databaseUrl: url, name, source: fileOf(name) });
}

const camelCase = (name: string): string =>
  name.replaceAll(/[-_]([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

export interface ExpectedLot {
  bbl: string;
  address: string;
  counts: Record<string, number>;
  findings: Record<string, Record<string, unknown>>;
}

export async function expectedLots(): Promise<ExpectedLot[]> {
  const text = await readFile(path.join(import.meta.dirname, 'expected.csv'), 'utf8');
  const rows: Record<string, string>[] = parse(text, { columns: true });
  return rows.map(({ bbl = '', address = '', findings_json: json = '{}', ...columns }) => {
    const findings = JSON.parse(json) as ExpectedLot['findings'];
    return {
      bbl,
      address,
      counts: Object.fromEntries(
        Object.entries(columns).map(([name, value]) => [camelCase(name), Number(value)]),
      ),
      findings: Object.fromEntries(
        Object.entries(findings).map(([law, found]) => [
          law,
          Object.fromEntries(Object.entries(found).map(([name, value]) => [camelCase(name), value])),
        ]),
      ),
    };
  });
}

/** A sample file with changed rows, in CSV as another program would write it, with CRLF and a BOM. */
export async function rewritten(set: SetName, change: (rows: string[][]) => string[][]): Promise<string> {
  const rows: string[][] = parse(await readFile(sampleOf(set), 'utf8'), { bom: true });
  return stringify(change(rows), { record_delimiter: '\r\n', bom: true });
}
