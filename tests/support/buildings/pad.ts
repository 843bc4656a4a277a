import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Payload } from 'payload';
import { parseHouseNumber } from '#city-data/address-parser/house-number.ts';
import { normalizeStreet } from '#city-data/address-parser/normalize.ts';
import { parseSortForm } from '#city-data/address-parser/house-number.ts';
import { insertCityRows } from './city-rows.ts';

/** 100 real rows of PAD, from Liberty, Ellis and Governors Islands. */
const FILE = new URL('pad-bobaadr-sample.csv', import.meta.url);

export interface PadStreet {
  borough: number;
  /** The names of the street, the primary name first. */
  names: readonly string[];
  ranges: readonly PadRange[];
}

/** `high` defaults to `low`. A range includes only numbers of the same parity as `low`. */
export interface PadRange {
  low: string;
  high?: string;
  bbl: string;
  bin?: number;
  zip?: number;
}

function toRange(range: PadRange, borough: number, street: number) {
  const highText = range.high ?? range.low;
  const [low, high] = [parseHouseNumber(range.low), parseHouseNumber(highText)];
  if (!low || !high) throw new Error(`${range.low} is no house number.`);
  const shown = low.isHyphenated ? low.number : low.number / 1000;
  return {
    bbl: range.bbl,
    bin: range.bin ?? null,
    borough,
    street,
    spellings: null,
    low: low.number,
    high: high.number,
    low_suffix: low.suffix,
    high_suffix: high.suffix,
    low_text: range.low,
    high_text: highText,
    parity: shown % 2 === 1 ? 1 : 2,
    zip: range.zip ?? null,
    kind: '',
  };
}

const name = (borough: number, code: number, text: string, index: number) => ({
  borough,
  code,
  spelling: String(index + 1).padStart(2, '0'),
  name: text,
  key: normalizeStreet(text),
  is_primary: index === 0,
});

/** Loads streets with their ranges. Their codes are made up, and count up from `firstCode`. */
export async function loadPadStreets(
  payload: Payload,
  streets: readonly PadStreet[],
  firstCode = 90_000,
): Promise<void> {
  const codes = streets.map((_, index) => firstCode + index);
  await insertCityRows(
    payload,
    'streets',
    streets.flatMap(({ borough, names }, index) =>
      names.map((text, spelling) => name(borough, codes[index] ?? 0, text, spelling)),
    ),
  );
  await insertCityRows(
    payload,
    'address_ranges',
    streets.flatMap(({ borough, ranges }, index) =>
      ranges.map((range) => toRange(range, borough, codes[index] ?? 0)),
    ),
  );
}

type Row = Record<string, string>;

const trimmed = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, value.trim()]));

export async function loadPadSample(payload: Payload): Promise<void> {
  const rows = parse<Row>(readFileSync(FILE, 'utf8'), { columns: true }).map(trimmed);
  const streets = new Map(rows.map((row) => [row.sc5, row]));
  await insertCityRows(
    payload,
    'streets',
    [...streets.values()].map((row) => name(Number(row.scboro), Number(row.sc5), row.stname ?? '', 0)),
  );
  await insertCityRows(
    payload,
    'address_ranges',
    rows.flatMap((row) => {
      const [low, high] = [parseSortForm(row.lhns ?? ''), parseSortForm(row.hhns ?? '')];
      if (!low || !high) return [];
      return {
        bbl: `${row.boro}${row.block}${row.lot}`,
        bin: Number(row.bin),
        borough: Number(row.scboro),
        street: Number(row.sc5),
        spellings: [row.sclgc ?? ''],
        low: low.number,
        high: high.number,
        low_suffix: low.suffix,
        high_suffix: high.suffix,
        low_text: row.lhnd ?? '',
        high_text: row.hhnd ?? '',
        parity: Number(row.parity),
        zip: Number(row.zipcode),
        kind: row.addrtype ?? '',
      };
    }),
  );
}
