import { sql } from '@payloadcms/db-postgres';
import type { Reading } from '../addresses/parse-address.ts';
import { ordinalsFrom } from '../addresses/street-words.ts';
import type { FoundAddress } from './candidates.ts';
import {
  askedRows,
  BILLING_LOT,
  IN_RANGE,
  REAL_BIN,
  rowsOf,
  SAME_HOUSE,
  SPELLING_HOLDS,
  SUFFIX_FITS,
  WITHOUT_STREET_NAMES,
} from './queries.ts';

/** How many streets that begin alike are looked at for the number. */
const MOST_STREETS = 150;

/**
 * How the keys of streets begin that somebody may be typing: the last word may not be whole, so "5" is 5 Avenue and 50
 * Street, "St" a street or a saint, and "Fif" Fifth Avenue.
 */
function beginningsOf(street: string): string[] {
  const start = street.lastIndexOf(' ') + 1;
  const [before, last] = [street.slice(0, start), street.slice(start)];
  const saint = last === 'ST' ? ['SAINT'] : [];
  return [last, ...saint, ...ordinalsFrom(last)].map((word) => `${before}${word}%`);
}

/** Lots that have the house number on a street that begins as typed. */
export function findBeginning(readings: readonly Reading[]): Promise<FoundAddress[]> {
  const beginnings = [...new Set(readings.flatMap(({ street }) => beginningsOf(street)))];
  // Each by itself, as an index serves `like`, and not `like any`.
  const begins = (name: string) =>
    sql.join(
      beginnings.map((beginning) => sql`${sql.raw(name)} like ${beginning}`),
      sql` or `,
    );
  return rowsOf<FoundAddress>(sql`
    with asked as materialized (${askedRows(readings)}),
    names as materialized (
      select * from city.streets where ${begins('key')} limit ${MOST_STREETS}
    ),
    found as (
      (
        select ranges.bbl, ${REAL_BIN} as bin, ranges.zip, asked.reading, streets.name as street,
          null as address, ${SUFFIX_FITS} as fits, streets.key, 1 as rank, streets.is_primary
        from names as streets
        cross join asked
        join city.address_ranges as ranges
          on ranges.borough = streets.borough and ranges.street = streets.code and ${IN_RANGE}
        where ${SPELLING_HOLDS}
        limit 60
      )
      union all
      (
        select bbl, null, zip, reading, null, address, coalesce(lots.suffix, '') = asked.suffix, lots.street, 2, true
        from asked join city.lots on ${SAME_HOUSE}
        where ${WITHOUT_STREET_NAMES} and (${begins('lots.street')}) limit 40
      )
      union all
      (
        select bbl, null, null, reading, null, address, coalesce(covered.suffix, '') = asked.suffix, covered.street, 3, true
        from asked join city.covered_lots as covered on ${SAME_HOUSE}
        where ${WITHOUT_STREET_NAMES} and (${begins('covered.street')}) limit 40
      )
    )
    select (${BILLING_LOT})::text as bbl, bin, zip, reading, street, address, fits
    from found where fits
    order by reading, length(key), rank, is_primary desc, bbl`);
}
