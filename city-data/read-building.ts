import type { CityDatabase } from './database.ts';
import type { Facts } from '#law/buildings/facts.ts';
import type { BuildingRecord } from './building-record.ts';
import { readRecordedFacts } from './read-records.ts';

export const billingLotSql = (bbl: string): string => `(
  select billing_bbl from (
    select billing_bbl, high_bbl from city.condo_units where low_bbl <= ${bbl}
    order by low_bbl desc limit 1
  ) as nearest where high_bbl >= ${bbl})`;

const LOT = `json_strip_nulls(json_build_object(
  'address', address, 'zip', zip, 'district', district, 'buildingClass', building_class, 'landUse', land_use,
  'ownerType', owner_type, 'lotArea', lot_area, 'floorArea', floor_area, 'commercialArea', commercial_area,
  'residentialArea', residential_area, 'officeArea', office_area, 'retailArea', retail_area,
  'garageArea', garage_area, 'buildings', buildings, 'floors', floors, 'units', units,
  'totalUnits', total_units, 'yearBuilt', year_built, 'yearAltered', year_altered,
  'historicDistrict', historic_district, 'landmark', landmark, 'attachment', attachment,
  'assessedValue', assessed_value, 'floodZone', flood_zone, 'condoNumber', condo_number,
  'formerBbl', former_bbl::text, 'x', x, 'y', y, 'version', version))`;

const COVERED = `json_strip_nulls(json_build_object(
  'onLL97', on_ll97, 'onLL84', on_ll84, 'onLL87', on_ll87, 'onLL88', on_ll88,
  'pathways', pathways, 'area', area, 'address', address))`;

const FILING = `json_strip_nulls(json_build_object(
  'propertyId', property_id, 'year', year, 'bins', bins, 'address', address, 'yearBuilt', year_built,
  'floorArea', floor_area, 'parkingArea', parking_area, 'energyStar', energy_star, 'uses', uses,
  'energy', json_build_object(
    'electricityKwh', electricity_kwh, 'naturalGasTherms', gas_therms, 'fuelOil2Gallons', oil_2_gallons,
    'fuelOil4Gallons', oil_4_gallons, 'districtSteamThousandPounds', steam_mlb),
  'generatedKwh', generated_kwh, 'otherFuels', other_fuels))`;

type Row = Record<string, unknown> & {
  [Name in keyof Omit<BuildingRecord, 'bbl' | 'recorded'>]-?: BuildingRecord[Name] | null;
} & { bbl: string };

const selectBuildings = (asked: string) => `
  with asked as (${asked})
  select
    asked.bbl::text as "bbl",
    (select ${COVERED} from city.covered_lots where bbl = asked.bbl) as "covered",
    (select ${LOT} from city.lots where bbl = asked.bbl) as "lot",
    (
      select json_agg(
        json_strip_nulls(json_build_object('bin', bin, 'pathway', pathway, 'address', address)) order by bin
      )
      from city.covered_buildings where bbl = asked.bbl and bin % 1000000 <> 0
    ) as "coveredBuildings",
    (
      select json_agg(bin order by bin) from (
        select bin from city.address_ranges where bbl = asked.bbl and bin % 1000000 <> 0
        union
        select bin from city.building_ids where bbl = asked.bbl
        union
        select bin from city.covered_buildings where bbl = asked.bbl and bin % 1000000 <> 0
      ) as each_once
    ) as "bins",
    (
      select json_strip_nulls(json_build_object('text', ranges.low_text || ' ' || names.name, 'zip', zip))
      from city.address_ranges as ranges
      join city.streets as names on names.borough = ranges.borough and names.code = ranges.street
      where bbl = asked.bbl and low > 0
      order by names.is_primary desc, low, names.name
      limit 1
    ) as "padAddress",
    (
      select json_agg(${FILING} order by year desc, property_id) from city.filings where bbl = asked.bbl
    ) as "filings",
    (
      select json_agg(json_strip_nulls(json_build_object('bbl', bbl::text, 'address', address)) order by bbl)
      from city.lots where former_bbl = asked.bbl
    ) as "formerOf",
    ${billingLotSql('asked.bbl')}::text as "billingLot",
    (select json_object_agg(name, version) from city.sets) as "loaded"
  from asked`;

const OF_ONE = selectBuildings('select $1::bigint as bbl');
const OF_MANY = selectBuildings('select distinct unnest($1::bigint[]) as bbl');

const toRecord = (row: Row, recorded: Facts = {}): BuildingRecord => ({
  bbl: row.bbl,
  covered: row.covered ?? undefined,
  lot: row.lot ?? undefined,
  coveredBuildings: row.coveredBuildings ?? [],
  bins: row.bins ?? [],
  padAddress: row.padAddress ?? undefined,
  filings: row.filings ?? [],
  formerOf: row.formerOf ?? [],
  billingLot: row.billingLot ?? undefined,
  recorded,
  loaded: row.loaded ?? {},
});

/** Names the statement, so that PostgreSQL plans it once per connection. Planning takes longer than running it. */
export async function readBuilding({ db }: { db: CityDatabase }, bbl: string): Promise<BuildingRecord> {
  const [{ rows }, recorded] = await Promise.all([
    db.pool.query<Row>({ name: 'read-building', text: OF_ONE, values: [bbl] }),
    readRecordedFacts({ db }, [bbl]),
  ]);
  const [row] = rows;
  if (!row) throw new Error('The database returned no building.');
  return toRecord(row, recorded.get(bbl));
}

const BATCH = 500;

/** Returns the records in the order of `bbls`, which must be ten-digit BBLs. */
export async function readBuildings(
  { db }: { db: Pick<CityDatabase, 'pool'> },
  bbls: readonly string[],
): Promise<BuildingRecord[]> {
  const found = new Map<string, BuildingRecord>();
  for (let start = 0; start < bbls.length; start += BATCH) {
    const batch = bbls.slice(start, start + BATCH);
    const [{ rows }, recorded] = await Promise.all([
      db.pool.query<Row>({ name: 'read-buildings', text: OF_MANY, values: [batch] }),
      readRecordedFacts({ db }, batch),
    ]);
    for (const row of rows) found.set(row.bbl, toRecord(row, recorded.get(row.bbl)));
  }
  return bbls.flatMap((bbl) => found.get(bbl) ?? []);
}
