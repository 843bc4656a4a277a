import { sql } from '@payloadcms/db-postgres';
import type { AddressReading } from '../address-parser/parse-address.ts';
import type { Found, FoundAddress } from './candidates.ts';
import {
  askedRows,
  BILLING_LOT,
  RANGES_AT_NUMBER,
  rangesNear,
  REAL_BIN,
  findRows,
  SAME_HOUSE,
  SUFFIX_FITS,
  WITHOUT_STREET_NAMES,
} from './queries.ts';

/**
 * Searches every borough and every loaded data set, PAD first. If `fits` is false, the lot has the house number but
 * not its suffix: 350 instead of 350A.
 */
export const findAtAddress = (readings: readonly AddressReading[]): Promise<FoundAddress[]> =>
  findRows<FoundAddress>(sql`
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

/** Trigram similarity that "Did you mean" requires. cms/database/pool.ts sets the same threshold for `%`. */
const MIN_LIKENESS = 0.45;

const DIRECTIONS = ['EAST', 'WEST', 'NORTH', 'SOUTH'];
const DIRECTED = /^(?:EAST|WEST|NORTH|SOUTH) | (?:EAST|WEST|NORTH|SOUTH)$/g;

function directed(street: string): string[] {
  const bare = street.replaceAll(DIRECTED, '');
  const all = DIRECTIONS.flatMap((direction) => [`${direction} ${bare}`, `${bare} ${direction}`]);
  return [bare, ...all].filter((each) => each !== street);
}

const textArray = (texts: readonly string[]) =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;

export function findOnLikeStreets(readings: readonly AddressReading[]): Promise<FoundAddress[]> {
  const street = readings[0]?.street ?? '';
  const asked = readings.filter((reading) => reading.street === street);
  const others = textArray(directed(street));
  const longer = `${street} %`;
  // "13 STREET" is not a misspelling of "12 STREET".
  const digits = street.replaceAll(/\D/g, '');
  const likeness = (name: ReturnType<typeof sql>) => sql`
    case when ${name} = any (${others}) then 3 when ${name} like ${longer} then 2
      when regexp_replace(${name}, '[^0-9]', '', 'g') <> ${digits} then 0
      else public.similarity(${name}, ${street}) end`;
  return findRows<FoundAddress>(sql`
    with asked as materialized (${askedRows(asked)}),
    names as materialized (
      (select * from city.streets where key = any (${others}))
      union
      (select * from city.streets where key like ${longer} limit 100)
      union
      (select * from city.streets where key % ${street} order by public.similarity(key, ${street}) desc limit 60)
    ),
    alike as materialized (select *, ${likeness(sql`key`)} as likeness from names),
    found as (
      select ranges.bbl, ${REAL_BIN} as bin, ranges.zip, asked.reading, streets.name as street,
        null as address, ${SUFFIX_FITS} as fits, likeness, 1 as rank
      from asked cross join alike as streets
      cross join ${RANGES_AT_NUMBER}
      where likeness >= ${MIN_LIKENESS}
      union all
      select bbl, null, zip, reading, null, address, true, ${likeness(sql`lots.street`)}, 2
      from asked join city.lots on ${SAME_HOUSE}
      where ${WITHOUT_STREET_NAMES}
      union all
      select bbl, null, null, reading, null, address, true, ${likeness(sql`covered.street`)}, 3
      from asked join city.covered_lots as covered on ${SAME_HOUSE}
      where ${WITHOUT_STREET_NAMES}
    )
    select (${BILLING_LOT})::text as bbl, bin, zip, reading, street, address, fits
    from found where likeness >= ${MIN_LIKENESS}
    order by likeness desc, rank, reading, bbl limit 40`);
}

/** Finds lots whose address is only a street. Also tries other directions, such as WEST for EAST. */
export function findWithoutNumber(streets: readonly string[]): Promise<Found[]> {
  const named = sql`street = any (${textArray(streets.flatMap((street) => [street, ...directed(street)]))})`;
  return findRows<Found>(sql`
    with found as (
      select bbl, zip, address, street, 1 as rank from city.lots where ${named} and house is null
      union all
      select bbl, null, address, street, 2 from city.covered_lots where ${named} and house is null
    )
    select (${BILLING_LOT})::text as bbl, null::integer as bin, zip, address
    from found order by street = any (${textArray(streets)}) desc, rank, bbl limit 50`);
}

/** 100 house numbers away (times 1,000: see `HouseNumber`). For a hyphenated number, 100 in the part after it. */
const FARTHEST = { plain: 100_000, hyphenated: 100 };

export function findNearestNumbers([reading]: readonly AddressReading[]): Promise<Found[]> {
  if (!reading) return Promise.resolve([]);
  const farthest = reading.house.isHyphenated ? FARTHEST.hyphenated : FARTHEST.plain;
  const sameSide = sql`
    case when house % 1000 = 0 then house / 1000 else house end % 2 = asked.parity % 2
    and house between asked.number - ${farthest}::integer and asked.number + ${farthest}::integer`;
  return findRows<Found>(sql`
    with asked as materialized (${askedRows([reading])}),
    found as (
      select ranges.bbl, ${REAL_BIN} as bin, ranges.zip, ranges.low_text || ' ' || streets.name as address,
        abs(ranges.low - asked.number) as distance, 1 as rank
      from asked
      join city.streets on streets.key = asked.street and streets.is_primary
      cross join ${rangesNear(farthest)}
      union all
      select bbl, null, zip, address, abs(house - asked.number), 2
      from asked join city.lots on lots.street = asked.street and ${sameSide}
      union all
      select bbl, null, null, address, abs(house - asked.number), 3
      from asked join city.covered_lots as covered on covered.street = asked.street and ${sameSide}
    )
    select (${BILLING_LOT})::text as bbl, bin, zip, address
    from found order by distance, rank, bbl limit 12`);
}
