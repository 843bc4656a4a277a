import { sql } from '@payloadcms/db-postgres';
import type { Reading } from '../addresses/parse-address.ts';
import type { FoundAddress } from './candidates.ts';
import {
  askedRows,
  BILLING_LOT,
  RANGES_AT_NUMBER,
  REAL_BIN,
  rowsOf,
  SAME_HOUSE,
  SUFFIX_FITS,
} from './queries.ts';

/**
 * The lots that have the house number on the street, in any borough, by every set that is loaded; PAD's first. Where
 * `fits` is false, they have the number but not its suffix: 350 rather than 350A.
 */
export const findAtAddress = (readings: readonly Reading[]): Promise<FoundAddress[]> =>
  rowsOf<FoundAddress>(sql`
    with asked as materialized (${askedRows(readings)}),
    found as (
      select ranges.bbl, ${REAL_BIN} as bin, ranges.zip, asked.reading, streets.name as street,
        null as address, ${SUFFIX_FITS} as fits, 1 as rank, streets.is_primary
      from asked
      join city.streets on streets.key = asked.street
      cross join ${RANGES_AT_NUMBER}
      union all
      select bbl, null, zip, reading, null, address, coalesce(lots.suffix, '') = asked.suffix, 2, true
      from asked join city.lots on lots.street = asked.street and ${SAME_HOUSE}
      union all
      select bbl, null, null, reading, null, address, coalesce(covered.suffix, '') = asked.suffix, 3, true
      from asked join city.covered_lots as covered on covered.street = asked.street and ${SAME_HOUSE}
    )
    select (${BILLING_LOT})::text as bbl, bin, zip, reading, street, address, fits
    from found order by rank, reading, is_primary desc, bbl
    limit 200`);
