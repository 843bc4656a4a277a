import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_FILINGS, lotFilings } from '../support/buildings/filings.ts';
import { clearCityData, insertCityRows } from '../support/buildings/city-rows.ts';
import { insertFilings } from '../support/buildings/insert-filings.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { statementsOf } from '../support/statements.ts';

let test: TestPayload;
let calculator: typeof import('#app/features/ll97/calculator/calculator.server.ts');

const load = (query: string) =>
  calculator.loadCalculator(new Request(`http://site.test/ll97/calculator?${query}`));

beforeAll(async () => {
  test = await createTestPayload();
  calculator = await import('#app/features/ll97/calculator/calculator.server.ts');
  const { payload } = test;
  await clearCityData(payload);
  await insertFilings(payload, SAMPLE_FILINGS);
  const onEachList = { on_ll97: true, on_ll84: true, on_ll87: true, on_ll88: true };
  await insertCityRows(payload, 'covered_lots', [
    { bbl: '1008350041', ...onEachList, pathways: [0], area: 2_812_739, address: '350 5 AVENUE' },
    { bbl: '1009720001', ...onEachList, pathways: [2, 3], area: 8_942_176 },
  ]);
  await insertCityRows(payload, 'sets', [
    { name: 'covered', version: '2026-03', rows: 2, is_shipped: true, imported_at: '2026-11-01' },
  ]);
});

afterAll(() => test.close());

describe('the calculator', () => {
  it('is filled in from the filing in its address, with two statements more', async () => {
    await load('');
    const withLot = await statementsOf(test.payload, async () => {
      const { start, city } = await load('bbl=1008350041&filing=4398177-2024');
      expect(start).toMatchObject({
        buildingAddress: '338 5th Avenue, Manhattan',
        electricityKwh: '30,849,800.6',
        naturalGasTherms: '54,698.8',
        districtSteamThousandPounds: '53,905.8',
        pathway: 'article320',
      });
      expect(start.uses).toHaveLength(8);
      expect(city).toMatchObject({ kind: 'filled' });
    });
    const without = await statementsOf(test.payload, () => load(''));
    expect(withLot.length - without.length).toBe(2);
  });

  it.each([...new Set(SAMPLE_FILINGS.map(({ bbl }) => bbl))])(
    'offers each filing of lot %s once',
    async (bbl) => {
      const { city } = await load(`bbl=${bbl}`);
      const count = lotFilings(bbl).length;
      if (count === 1) expect(city).toMatchObject({ kind: 'filled' });
      else expect(city).toMatchObject({ kind: 'choose', choices: { length: count } });
    },
  );

  it('starts with the floor area of the list where a lot has no filing', async () => {
    const { start, city } = await load('bbl=1009720001');
    expect(start).toEqual({
      buildingAddress: undefined,
      uses: [{ squareFeet: '8,942,176' }],
      pathway: undefined,
    });
    expect(city).toMatchObject({ heading: 'Filled in from the Covered Buildings List, March 2026' });
  });

  it('leads from the lot of a condominium unit to the billing lot', async () => {
    await insertCityRows(test.payload, 'condo_units', [
      { low_bbl: '1000231001', high_bbl: '1000231570', billing_bbl: '1000237501' },
    ]);
    const answer = await load('bbl=1000231042').catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get('Location')).toBe('?bbl=1000237501');
  });

  it.each(['1', '0008350041', '1000000041', "1008350041'; drop schema city", '9'.repeat(1000), 'é'])(
    'says that there is no lot "%s"',
    async (bbl) => {
      const { start, city } = await load(new URLSearchParams({ bbl }).toString());
      expect(city).toEqual({ kind: 'noLot' });
      expect(start.uses).toEqual([{}]);
    },
  );

  it('starts empty without a lot', async () => {
    const loaded = await load('');
    expect(loaded.start.uses).toEqual([{}]);
    expect(loaded).not.toHaveProperty('city');
  });
});
