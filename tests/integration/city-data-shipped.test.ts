import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await createTestPayload();
});

afterAll(() => test.close());

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await test.payload.db.pool.query<Row>(text, values)).rows;

const databaseUrl = () => process.env.DATABASE_URL ?? '';

const loadShipped = async () => {
  const { loadShippedSets } = await import('#city-data/import/shipped.ts');
  return loadShippedSets(databaseUrl());
};

const setNamed = async (name: string) =>
  (
    await query<{ version: string; rows: string; is_shipped: boolean }>(
      'select version, rows, is_shipped from city.sets where name = $1',
      [name],
    )
  )[0];

describe('the city data that ships with the product', () => {
  it('includes the whole Covered Buildings List of March 2026', async () => {
    expect(await setNamed('covered')).toEqual({ version: '2026-03', rows: '29173', is_shipped: true });
    const counts = await query(
      `select count(*) filter (where on_ll97)::int as ll97, count(*) filter (where on_ll84)::int as ll84,
        count(*) filter (where on_ll88)::int as ll88, count(*) filter (where on_ll87)::int as ll87,
        count(*) filter (where cardinality(pathways) > 1)::int as several from city.covered_lots`,
    );
    expect(counts).toEqual([{ ll97: 28_501, ll84: 28_173, ll88: 27_341, ll87: 16_755, several: 1_140 }]);
  });

  it('lists the Empire State Building under four laws, with its address split into parts', async () => {
    const [lot] = await query('select * from city.covered_lots where bbl = 1008350041');
    expect(lot).toMatchObject({
      on_ll97: true,
      on_ll84: true,
      on_ll87: true,
      on_ll88: true,
      pathways: [0],
      area: 2_812_739,
      house: 338_000,
      suffix: '',
      street: '5 AVENUE',
    });
  });

  it('includes a sample of PLUTO, in which each lot has its own version', async () => {
    expect(await setNamed('pluto')).toEqual({ version: 'sample', rows: '265', is_shipped: true });
    expect(await query('select version, count(*)::int from city.lots group by 1 order by 1')).toEqual([
      { version: '17v1.1', count: 250 },
      { version: '23v1', count: 5 },
      { version: '25v2.1', count: 5 },
      { version: '26v1', count: 5 },
    ]);
    const [lot] = await query('select * from city.lots where bbl = 2054800121');
    expect(lot).toMatchObject({
      district: 210,
      zip: 10_465,
      building_class: 'C0',
      floor_area: 3586,
      units: 3,
      floors: 3,
      house: 737_000,
      street: 'CLARENCE AVENUE',
      former_bbl: null,
      owner_type: null,
    });
  });

  it('is loaded again into the same tables and indexes if it is missing or outdated', async () => {
    const shape = () =>
      query<{ name: string }>(
        `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'city'
         union all select conname, pg_get_constraintdef(oid) from pg_constraint
           where connamespace = 'city'::regnamespace
         union all select table_name || '.' || column_name, data_type || is_nullable || coalesce(column_default, '')
           from information_schema.columns where table_schema = 'city' order by 1, 2`,
      );
    const before = await shape();
    expect(before).toContainEqual(expect.objectContaining({ name: 'lots_address_idx' }));
    expect(before.map((row) => row.name).join()).not.toContain('owner_name');
    await query("delete from city.sets where name <> 'covered'");
    await query("update city.sets set is_shipped = false, version = '2025'");
    expect(await loadShipped()).toEqual(['covered', 'pluto', 'pad']);
    expect(await setNamed('covered')).toMatchObject({ version: '2026-03', is_shipped: true });
    expect(await shape()).toEqual(before);
    await query("update city.sets set version = 'another sample' where name = 'pad'");
    expect(await loadShipped()).toEqual(['pad']);
    expect(await loadShipped()).toEqual([]);
  });

  it.each(['2026-03', '2027-03'])('does not replace imported sets or a list of %s', async (version) => {
    await query(
      `update city.sets set is_shipped = false, version = case name when 'covered' then $1 else '17v1' end`,
      [version],
    );
    expect(await loadShipped()).toEqual([]);
  });
});
