import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPayload, type TestPayload } from '#tests/support/payload.ts';
import { clearCityData, insertCityRows } from '#tests/support/buildings/city-rows.ts';
import { statementsOf } from '#tests/support/statements.ts';

const EMPIRE_STATE = '1008350041';
const LISTED = { on_ll97: true, on_ll84: true, on_ll87: true, on_ll88: false };

let test: TestPayload;
let buildings: typeof import('#app/data/buildings.server.ts');

beforeAll(async () => {
  test = await createTestPayload();
  buildings = await import('#app/data/buildings.server.ts');
  const { payload } = test;
  await clearCityData(payload);
  await insertCityRows(payload, 'sets', [
    { name: 'covered', version: '2026-03', rows: 1, is_shipped: true, imported_at: '2026-11-01' },
    { name: 'pluto', version: '26v1', rows: 2, is_shipped: false, imported_at: '2026-11-01' },
  ]);
  await insertCityRows(payload, 'covered_lots', [
    { bbl: EMPIRE_STATE, ...LISTED, pathways: [0, 4], area: 2_812_739, address: '338 5 AVENUE' },
  ]);
  await insertCityRows(payload, 'lots', [
    {
      bbl: EMPIRE_STATE,
      district: 105,
      zip: 10_118,
      address: '338 5 AVENUE',
      building_class: 'O4',
      land_use: 5,
      owner_type: '',
      floor_area: 0,
      office_area: 0,
      buildings: 1,
      floors: 102,
      units: 0,
      year_built: 0,
      assessed_value: 3_000_000_000,
      version: '26v1',
    },
    { bbl: '1010107507', former_bbl: '1010100025', building_class: 'RH', units: 0, version: '25v2.1' },
  ]);
  await insertCityRows(payload, 'covered_buildings', [
    { bin: 1_015_862, bbl: EMPIRE_STATE, pathway: 0, ...LISTED },
    { bin: 1_000_000, bbl: EMPIRE_STATE, pathway: 4, ...LISTED },
  ]);
  await insertCityRows(payload, 'condo_units', [
    { low_bbl: '1010101001', high_bbl: '1010101080', billing_bbl: '1010107507' },
  ]);
  const filing = {
    bbl: EMPIRE_STATE,
    bins: [1_015_862],
    uses: [{ name: 'Office', squareFeet: 2_000_000 }],
    other_fuels: [],
  };
  await insertCityRows(payload, 'filings', [
    { ...filing, property_id: '4398177', year: 2023, oil_4_gallons: 10, parking_area: 5 },
    { ...filing, property_id: '4398177', year: 2024, electricity_kwh: 30_849_800.6, parking_area: 700 },
  ]);
});
afterAll(() => test.close());

describe('readBuilding', () => {
  it('reads everything recorded about a lot in two statements', async () => {
    let record: Awaited<ReturnType<typeof buildings.readBuilding>> | undefined;
    const statements = await statementsOf(test.payload, async () => {
      record = await buildings.readBuilding(EMPIRE_STATE);
    });
    expect(statements).toHaveLength(2);
    expect(record).toMatchObject({
      bbl: EMPIRE_STATE,
      covered: { onLL97: true, onLL88: false, pathways: [0, 4], area: 2_812_739 },
      lot: { district: 105, assessedValue: 3_000_000_000, version: '26v1' },
      coveredBuildings: [{ bin: 1_015_862, pathway: 0 }],
      bins: [1_015_862],
      loaded: { covered: '2026-03', pluto: '26v1' },
    });
    expect(record?.filings.map(({ year }) => year)).toEqual([2024, 2023]);
    expect(record?.filings[0]?.energy).toEqual({ electricityKwh: 30_849_800.6 });
    expect(record && buildings.isKnown(record)).toBe(true);
  });

  it('reports a lot without a record as unknown', async () => {
    const record = await buildings.readBuilding('5999990001');
    expect(buildings.isKnown(record)).toBe(false);
  });

  it('returns the lot that replaced a merged lot', async () => {
    expect(await buildings.readBuilding('1010100025')).toMatchObject({
      formerOf: [{ bbl: '1010107507' }],
    });
  });

  it('returns the billing lot of a condo unit, and none for another lot', async () => {
    expect(await buildings.readBuilding('1010101042')).toMatchObject({ billingLot: '1010107507' });
    expect(await buildings.readBuilding('1010101081')).toMatchObject({ billingLot: undefined });
  });
});

describe('readBuildings', () => {
  it('reads many lots with two statements, in the requested order', async () => {
    const asked = ['1010107507', EMPIRE_STATE, '5999990001', '1010101042', '1010100025'];
    let records: Awaited<ReturnType<typeof buildings.readBuildings>> = [];
    const statements = await statementsOf(test.payload, async () => {
      records = await buildings.readBuildings(asked);
    });
    expect(statements).toHaveLength(2);
    expect(records).toEqual(await Promise.all(asked.map((bbl) => buildings.readBuilding(bbl))));
  });
});

describe('linesOfBuildings', () => {
  it('returns the verdict of each law for a lot, and no lines for an unknown lot', async () => {
    const [known, unknown] = await buildings.linesOfBuildings(
      [{ bbl: EMPIRE_STATE }, { bbl: '5999990001' }],
      '2026-11-23',
    );
    expect(known).toMatchObject({ bbl: EMPIRE_STATE, address: '338 5th Avenue, Manhattan', isKnown: true });
    expect(known?.lines.find(({ id }) => id === 'll84')).toMatchObject({ verdict: 'applies' });
    expect(unknown).toMatchObject({ bbl: '5999990001', isKnown: false, lines: [] });
  });
});

describe('buildingFacts', () => {
  const readFacts = async (bbl: string) => buildings.buildingFacts(await buildings.readBuilding(bbl));

  it('returns each fact with its source and version', async () => {
    expect(await readFacts(EMPIRE_STATE)).toMatchObject({
      onLL97: { value: true, source: 'covered', version: '2026-03' },
      listArea: { value: 2_812_739, source: 'covered' },
      district: { value: 105, source: 'pluto', version: '26v1' },
      units: { value: 0, source: 'pluto' },
    });
  });

  it('omits unrecorded values, and zeros that mean "unknown"', async () => {
    const facts = await readFacts(EMPIRE_STATE);
    for (const name of ['floorArea', 'officeArea', 'yearBuilt', 'ownerType', 'historicDistrict'] as const) {
      expect(facts[name], name).toBeUndefined();
    }
    expect((await readFacts('1010107507')).units).toBeUndefined();
  });

  it('reports a lot as missing from the list only if the list is loaded', async () => {
    expect((await readFacts('1010107507')).onLL97).toEqual({
      value: false,
      source: 'covered',
      version: '2026-03',
    });
    const record = await buildings.readBuilding('1010107507');
    expect(buildings.buildingFacts({ ...record, loaded: {} }).onLL97).toBeUndefined();
  });

  it('reads oil and parking only from the newest filings', async () => {
    const record = await buildings.readBuilding(EMPIRE_STATE);
    const facts = buildings.buildingFacts({ ...record, loaded: { ll84: '2026-08' } });
    expect(facts.burnsNo4Oil).toBeUndefined();
    expect(facts.parkingArea).toEqual({ value: 700, source: 'll84', version: '2026-08' });
  });
});
