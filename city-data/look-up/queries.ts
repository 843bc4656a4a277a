import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import { database } from '../database.ts';
import { houseParity } from '../address-parser/house-number.ts';
import type { AddressReading } from '../address-parser/parse-address.ts';
import { billingLotSql } from '../read-building.ts';

export const findRows = async <Row extends Record<string, unknown>>(query: SQL): Promise<Row[]> => {
  const { rows } = await database().drizzle.execute<Row>(query);
  return rows as Row[];
};

export const askedReading = ({ house, street, only }: AddressReading, index: number) => ({
  reading: index,
  number: house.number,
  hyphen: house.isHyphenated,
  suffix: house.suffix,
  parity: houseParity(house),
  street,
  within: only,
});

export const ASKED_COLUMNS =
  'reading integer, number integer, hyphen boolean, suffix text, parity smallint, street text, within smallint';

/** The limit gives PostgreSQL the row count. Otherwise it assumes that JSON has 100 rows. */
export const askedRows = (readings: readonly AddressReading[]): SQL => sql`
  select * from json_to_recordset(${JSON.stringify(readings.map(askedReading))}::json)
    as asked (${sql.raw(ASKED_COLUMNS)})
  limit ${readings.length}`;

export const REAL_BIN = sql.raw(`case when bin % 1000000 <> 0 then bin end`);

/** Some ranges apply only to certain spellings of the street. If `spellings` is null, the range applies to all. */
const SPELLING_HOLDS = `(ranges.spellings is null or streets.spelling = any (ranges.spellings))`;

/**
 * Selects ranges on the house number's side of the street. `offset 0` keeps PostgreSQL from joining all ranges of
 * a street, so each street costs one index lookup.
 */
const streetRanges = (numbers: string): SQL =>
  sql.raw(`lateral (
    select * from city.address_ranges as ranges
    where ranges.borough = streets.borough and ranges.street = streets.code and ${numbers}
      and ranges.parity in (0, asked.parity)
      and (ranges.low_text like '%-%') = asked.hyphen
      and (asked.within is null or asked.within = streets.borough)
      and ${SPELLING_HOLDS}
    offset 0
  ) as ranges`);

/**
 * `low` and `high` are integers that sort correctly (see `HouseNumber`). A range is one side of one building. No
 * range spans more than 400 numbers, or 10 blocks if hyphenated, so the lower bound limits how much of a long street
 * is read.
 */
export const RANGES_AT_NUMBER = streetRanges(`
  ranges.low between asked.number - case when asked.hyphen then 10000 else 400000 end and asked.number
  and ranges.low > 0 and ranges.high >= asked.number`);

export const rangesNear = (farthest: number): SQL =>
  streetRanges(`ranges.low between asked.number - ${farthest} and asked.number + ${farthest}`);

export const SUFFIX_FITS = sql.raw(`
  case
    when ranges.low < asked.number and ranges.high > asked.number then asked.suffix = ''
    else (ranges.low < asked.number or coalesce(ranges.low_suffix, '') <= asked.suffix collate "C")
      and (ranges.high > asked.number or coalesce(ranges.high_suffix, '') >= asked.suffix collate "C")
      and length(asked.suffix) in (length(coalesce(ranges.low_suffix, '')), length(coalesce(ranges.high_suffix, '')))
  end`);

/**
 * Matches house numbers in the data sets with one address per lot: PLUTO and the Covered Buildings List. In Queens,
 * 46-00 and 46 are different numbers.
 */
export const SAME_HOUSE = sql.raw(`
  house = asked.number
  and (bbl / 1000000000 <> 4 or (split_part(address, ' ', 1) like '%-%') = asked.hyphen)
  and (asked.within is null or bbl / 1000000000 = asked.within)`);

/** Replaces a condominium's unit lot (1001 to 6999) with its billing lot. Needs a table named `found`. */
export const BILLING_LOT = sql.raw(`
  case when found.bbl % 10000 between 1001 and 6999
    then coalesce(${billingLotSql('found.bbl')}, found.bbl) else found.bbl end`);

/**
 * True if PAD is not loaded, or is loaded only as a sample. Only then compare the streets of all lots with a house
 * number: that is slow in PLUTO, and PAD covers the same streets with an index. PostgreSQL evaluates this once per
 * statement.
 */
export const WITHOUT_STREET_NAMES = sql.raw(
  `not exists (select from city.sets where name = 'pad' and version <> 'sample')`,
);
