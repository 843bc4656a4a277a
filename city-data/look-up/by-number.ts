import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import type { Found } from './candidates.ts';
import { billingLotSql } from '../read-building.ts';
import { findRows } from './queries.ts';

const withAddress = (bbl: SQL, bin: SQL): SQL => sql`
  select (${bbl})::text as bbl, ${bin} as bin,
    coalesce(lots.address, covered.address, pad.address) as address, coalesce(lots.zip, pad.zip) as zip`;

const ADDRESSES = sql.raw(`
  left join city.lots on lots.bbl = found.bbl
  left join city.covered_lots as covered on covered.bbl = found.bbl
  left join lateral (
    select ranges.low_text || ' ' || streets.name as address, ranges.zip
    from city.address_ranges as ranges
    join city.streets on streets.borough = ranges.borough and streets.code = ranges.street
    where ranges.bbl = found.bbl and ranges.low > 0
    order by streets.is_primary desc, ranges.low, streets.name limit 1
  ) as pad on true`);

export const findLot = (bbl: string): Promise<Found[]> =>
  findRows<Found>(sql`
    with asked as (select ${bbl}::bigint as bbl),
    found as (select coalesce(${sql.raw(billingLotSql('asked.bbl'))}, bbl) as bbl from asked)
    ${withAddress(sql`found.bbl`, sql`null::integer`)}
    from found ${ADDRESSES}
    where lots.bbl is not null or covered.bbl is not null or pad.address is not null
      or exists (select from city.address_ranges where bbl = found.bbl)
      or exists (select from city.filings where bbl = found.bbl)`);

/** Finds the billing lots of all condominiums on a lot's block. */
export const findCondosOnBlock = (bbl: string): Promise<Found[]> =>
  findRows<Found>(sql`
    with block as (select ${bbl}::bigint / 10000 * 10000 as start),
    found as (
      select bbl from city.lots, block where bbl between start + 7501 and start + 7599
      union select bbl from city.covered_lots, block where bbl between start + 7501 and start + 7599
    )
    ${withAddress(sql`found.bbl`, sql`null::integer`)}
    from found ${ADDRESSES} order by found.bbl limit 8`);

export const findLotsFrom = (bbl: string): Promise<Found[]> =>
  findRows<Found>(sql`
    select bbl::text, null::integer as bin, address, zip from city.lots
    where former_bbl = ${bbl}::bigint order by bbl limit 8`);

export const findBuilding = (bin: number): Promise<Found[]> =>
  findRows<Found>(sql`
    with found as (
      select bbl from city.address_ranges where bin = ${bin}
      union select bbl from city.covered_buildings where bin = ${bin}
    )
    ${withAddress(sql`found.bbl`, sql`${bin}::integer`)}
    from found ${ADDRESSES} order by found.bbl limit 8`);
