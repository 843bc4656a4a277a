import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LotFilings } from '#app/content/filings.server.ts';
import { SAMPLE_FILINGS, filingsOf, sampleFiling } from '../support/buildings/filings.ts';
import { insertFilings } from '../support/buildings/insert-filings.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { statementsOf } from '../support/statements.ts';

const EMPIRE_STATE = '1008350041';
const STUYVESANT_TOWN = '1009720001';

let test: TestPayload;
let readFilings: typeof import('#app/content/filings.server.ts').readFilings;

const run = (statement: ReturnType<typeof sql>) => test.payload.db.drizzle.execute(statement);

async function read(bbl: string): Promise<LotFilings> {
  const lot = await readFilings(bbl);
  if (!lot) throw new Error(`${bbl} is no lot.`);
  return lot;
}

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  ({ readFilings } = await import('#app/content/filings.server.ts'));
  await run(sql`truncate city.sets, city.filings, city.covered_lots, city.covered_buildings`);
});

afterAll(() => test.close());

it('knows of nothing where no set is loaded', async () => {
  expect(await read(EMPIRE_STATE)).toEqual({
    bbl: EMPIRE_STATE,
    filings: [],
    covered: undefined,
    buildings: [],
    versions: {},
  });
});

describe('with the sample of filings and the list', () => {
  beforeAll(async () => {
    await insertFilings(test.payload, SAMPLE_FILINGS);
    await run(sql`
      insert into city.covered_lots (bbl, on_ll97, on_ll84, on_ll87, on_ll88, pathways, area, address) values
        (1008350041, true, true, true, true, '{0}', 2812739, '350 5 AVENUE'),
        (1009720001, true, true, true, true, '{2,3}', 8942176, null)`);
    await run(sql`
      insert into city.covered_buildings (bin, bbl, pathway, on_ll97, on_ll84, on_ll87, on_ll88) values
        (1082811, 1009720001, 3, true, true, true, true),
        (1082812, 1009720001, null, false, true, true, true)`);
    await run(
      sql`insert into city.sets (name, version, rows) values ('covered', '2026-03', 2), ('pluto', '26v2', 1)`,
    );
  });

  it.each([...new Set(SAMPLE_FILINGS.map(({ bbl }) => bbl))])(
    'reads the filings of lot %s as the city publishes them, the newest first',
    async (bbl) => {
      const { filings } = await read(bbl);
      const years = filings.map(({ year }) => year);
      expect(years).toEqual([...years].sort((a, b) => b - a));
      expect(filings).toHaveLength(filingsOf(bbl).length);
      for (const filing of filings) {
        const { bbl: _bbl, ...published } = sampleFiling(filing.propertyId, filing.year);
        expect(filing).toEqual(published);
      }
    },
  );

  it('reads the entry on the list, and the pathways of the buildings that are on it for Local Law 97', async () => {
    expect(await read(STUYVESANT_TOWN)).toEqual({
      bbl: STUYVESANT_TOWN,
      filings: [],
      covered: { isOnLL97: true, pathways: [2, 3], area: 8_942_176, address: undefined },
      buildings: [{ bin: 1_082_811, pathway: 3 }],
      versions: { ll84: '2026-08', covered: '2026-03' },
    });
  });

  it('needs one statement', async () => {
    const statements = await statementsOf(test.payload, () => read(EMPIRE_STATE));
    expect(statements).toHaveLength(1);
  });
});

it.each([
  '',
  '1',
  '0008350041',
  '1000000041',
  '6008350041',
  "1008350041'; drop schema city",
  '9'.repeat(1000),
])('there is no lot "%s"', async (bbl) => {
  expect(await readFilings(bbl)).toBeUndefined();
});
