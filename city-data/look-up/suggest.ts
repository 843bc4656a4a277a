import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { database } from '../database.ts';
import type { ParsedAddress, AddressReading } from '../address-parser/parse-address.ts';
import { ordinalsFrom } from '#law/street-words.ts';
import type { FoundAddress } from './candidates.ts';
import {
  ASKED_COLUMNS,
  askedReading,
  BILLING_LOT,
  RANGES_AT_NUMBER,
  REAL_BIN,
  SAME_HOUSE,
  SUFFIX_FITS,
  WITHOUT_STREET_NAMES,
} from './queries.ts';

const MAX_STREETS = sql.raw('150');
/** More rows than we suggest, because the same lot may be found several times. */
const MAX_FOUND = sql.raw('40');

/**
 * The last word may be incomplete: "5" may mean 5 Avenue or 50 Street, "St" a street or a saint, and "Fif" Fifth
 * Avenue.
 */
function listBeginnings(street: string): string[] {
  const start = street.lastIndexOf(' ') + 1;
  const [before, last] = [street.slice(0, start), street.slice(start)];
  const saint = last === 'ST' ? ['SAINT'] : [];
  const numbers = ordinalsFrom(last).map((number) => `${number} `);
  return [last, ...saint, ...numbers].map((word) => `${before}${word}`);
}

const LAST_CHARACTER = '\u{10FFFF}';

const askedJson = (readings: readonly AddressReading[]): string =>
  JSON.stringify(
    readings.flatMap((reading, index) =>
      listBeginnings(reading.street).map((beginning) => ({
        ...askedReading(reading, index),
        beginning,
        last: beginning + LAST_CHARACTER,
      })),
    ),
  );

/** PostgreSQL can use an index for this comparison even with parameters. For `like`, it would need constants. */
const begins = (street: SQL): SQL => sql`${street} ~>=~ asked.beginning and ${street} ~<~ asked.last`;

const likelihood = (street: SQL, borough: SQL): SQL => sql`
  ${borough} is not distinct from $2::integer as is_in_borough,
  starts_with(${street} || ' ', rtrim(asked.beginning) || ' ') as is_whole,
  length(${street}) as letters, ${street} as street_key`;

const LIKELIEST_FIRST = sql.raw('is_in_borough desc, is_whole desc, letters, street_key');

const selectLots = (table: SQL, zip: SQL, rank: SQL): SQL => sql`
  (
    select asked.reading, bbl, null::integer as bin, ${zip} as zip, null as street, address,
      ${likelihood(sql`set.street`, sql`bbl / 1000000000`)}, ${rank} as rank, true as is_primary
    from asked join ${table} as set on ${SAME_HOUSE} and ${begins(sql`set.street`)}
    where ${WITHOUT_STREET_NAMES} and coalesce(set.suffix, '') = asked.suffix
    order by reading, ${LIKELIEST_FIRST} limit ${MAX_FOUND}
  )`;

/**
 * `$1` holds the possible readings of the text, and `$2` the visitor's borough or null. The SQL text never changes,
 * so PostgreSQL plans it once per connection. Planning takes as long as running it.
 */
const STATEMENT = new PgDialect().sqlToQuery(sql`
  with asked as materialized (
    select * from json_to_recordset($1::json) as asked (${sql.raw(ASKED_COLUMNS)}, beginning text, last text)
    order by reading
  ),
  found as (
    (
      select asked.reading, at_number.* from asked cross join lateral (
        select ranges.bbl, ${REAL_BIN} as bin, ranges.zip, streets.name as street, null as address,
          is_in_borough, is_whole, letters, street_key, 1 as rank, streets.is_primary
        from (
          select *, ${likelihood(sql`key`, sql`borough`)} from city.streets
          where ${begins(sql`key`)} and (asked.within is null or asked.within = borough)
          order by ${LIKELIEST_FIRST} limit ${MAX_STREETS}
        ) as streets
        cross join ${RANGES_AT_NUMBER}
        where ${SUFFIX_FITS}
        order by ${LIKELIEST_FIRST} limit ${MAX_FOUND}
      ) as at_number
      order by reading, ${LIKELIEST_FIRST} limit ${MAX_FOUND}
    )
    union all ${selectLots(sql`city.lots`, sql`zip`, sql`2`)}
    union all ${selectLots(sql`city.covered_lots`, sql`null`, sql`3`)}
  )
  select (${BILLING_LOT})::text as bbl, bin, zip, reading, street, address, true as fits
  from found order by reading, ${LIKELIEST_FIRST}, rank, is_primary desc, bbl`).sql;

export async function findBeginning({
  readings,
  borough,
  likelyBorough,
}: ParsedAddress): Promise<FoundAddress[]> {
  const values = [askedJson(readings), borough ?? likelyBorough ?? null];
  const { rows } = await database().pool.query<FoundAddress>({
    name: 'suggestions',
    text: STATEMENT,
    values,
  });
  return rows;
}
