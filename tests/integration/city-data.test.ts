import { writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeMapFrom } from '#law/city-record/code-map.ts';
import type { RecordSet } from '#law/city-record/rows.ts';
import { IMPORT_LOCK } from '#city-data/import/lock.ts';
import { loadShippedSets } from '#city-data/import/shipped.ts';
import { SET_NAMES } from '#city-data/sets/set.ts';
import { statusSchema } from '#city-data/status-schema.ts';
import { tallySet } from '#city-data/tally/tally-set.ts';
import { readTallies } from '#city-data/tally/tally.ts';
import { unknownCodes, unknownWords } from '#city-data/tally/unknown.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, post, signInAs, type SignedIn } from '../support/rest.ts';
import { STARTING_CODES } from '../support/starting-codes.ts';

let test: TestPayload;
let people: Record<'admin' | 'editor' | 'staff', SignedIn>;

beforeAll(async () => {
  test = await createTestPayload();
  people = {
    admin: await signInAs(test.payload, 'admin'),
    editor: await signInAs(test.payload, 'editor'),
    staff: await signInAs(test.payload, 'staff'),
  };
});

afterAll(() => test.close());

const query = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await test.payload.db.pool.query<Row>(text, values)).rows;

describe('the City data screen', () => {
  it('is open only to admins', async () => {
    for (const as of [people.editor, people.staff, undefined]) {
      expect((await post(test.payload, '/api/city-data/import', { as, body: { set: 'pad' } })).status).toBe(
        403,
      );
      if (!as) continue;
      expect((await get(test.payload, '/api/city-data/status', as)).status).toBe(403);
      expect((await get(test.payload, '/api/city-data/rejects/1', as)).status).toBe(403);
    }
  });

  it('shows admins every set with its version, rows and age', async () => {
    const { answer } = await get(test.payload, '/api/city-data/status', people.admin);
    const { sets } = statusSchema.parse(answer);
    expect(sets.map(({ name }) => name)).toEqual(SET_NAMES);
    expect(sets.slice(0, 4)).toMatchObject([
      { name: 'covered', loaded: { version: '2026-03', rows: 29_173, isShipped: true } },
      { name: 'pluto', loaded: { version: 'sample', rows: 265, isShipped: true } },
      { name: 'pad', cadenceDays: 92, loaded: { version: 'sample', isShipped: true } },
      { name: 'll84', cadenceDays: 366 },
    ]);
    expect(sets.find(({ name }) => name === 'hpd-violations')).toMatchObject({ cadenceDays: 4, sync: {} });
  });

  it('offers rejected rows as a file, and reports a missing file', async () => {
    const folder = path.join(test.dataDirectory, 'city-data/rejects');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'import-7.csv'), 'file,line,reason,row\n');
    const response = await handleEndpoints({
      config: test.payload.config,
      request: new Request('http://localhost/api/city-data/rejects/7', {
        headers: { Authorization: `JWT ${people.admin.token}` },
      }),
    });
    expect(await response.text()).toBe('file,line,reason,row\n');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="rejected-rows-7-/);
    for (const id of ['8', 'x', '..%2F..%2Fsecret']) {
      expect(
        (await get(test.payload, `/api/city-data/rejects/${id}`, people.admin)).status,
      ).toBeGreaterThanOrEqual(400);
    }
  });

  it('rejects a second import while another is under way, and says so', async () => {
    const holder = await test.payload.db.pool.connect();
    await holder.query('select pg_advisory_lock($1)', [IMPORT_LOCK]);
    await query("insert into city.imports (set_name, file, state) values ('pad', 'pad.zip', 'running')");
    try {
      const { status, answer } = await post(test.payload, '/api/city-data/import', {
        as: people.admin,
        body: { set: 'pluto' },
      });
      expect(status).toBe(409);
      expect(answer.errors).toEqual([{ message: 'An import of PAD is under way. Wait until it ends.' }]);
    } finally {
      await holder.query('select pg_advisory_unlock($1)', [IMPORT_LOCK]);
      holder.release();
    }
    const { answer } = await get(test.payload, '/api/city-data/status', people.admin);
    expect(answer.history).toMatchObject([{ set_name: 'pad', state: 'interrupted' }]);
  });

  it('lets editors, but not staff, clear the list of searches without results', async () => {
    await query("insert into city.missed_searches (text) values ('NOWHERE STREET, BROOKLYN')");
    const clear = (as: SignedIn) => post(test.payload, '/api/city-data/missed-searches/clear', { as });
    expect((await clear(people.staff)).status).toBe(403);
    expect(await query('select text from city.missed_searches')).toHaveLength(1);
    expect(await clear(people.editor)).toMatchObject({
      status: 200,
      answer: { message: 'The list has been cleared.' },
    });
    expect(await query('select text from city.missed_searches')).toEqual([]);
  });
});

const loadShipped = async () => {
  return loadShippedSets(process.env.DATABASE_URL ?? '');
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

  it.each(['2026-03', '2027-03'])(
    'does not replace imported sets or a list with version %s',
    async (version) => {
      await query(
        `update city.sets set is_shipped = false, version = case name when 'covered' then $1 else '17v1' end`,
        [version],
      );
      expect(await loadShipped()).toEqual([]);
    },
  );
});

describe('the record tallies', () => {
  const map = codeMapFrom(STARTING_CODES);

  beforeAll(async () => {
    await query(`
      insert into city.dob_violations (key, bbl, type, category, comments, type_words) values
        ('1', 1008350041, 'LL1081', 'V-DOB VIOLATION - ACTIVE', null, 'LL1081-ELEVATOR'),
        ('2', 1008350041, 'NEW', 'V-DOB VIOLATION - ACTIVE', null, 'NEW-SOMETHING NEW'),
        ('3', 1008350042, 'NEW', 'V%-DOB VIOLATION', null, 'NEW-SOMETHING NEW'),
        ('4', null, 'NEW', 'V*-DOB VIOLATION - DISMISSED', null, 'NEW-SOMETHING NEW'),
        ('5', null, 'NEW', 'V-DOB VIOLATION - ACTIVE', 'DELETED', 'NEW-SOMETHING NEW'),
        ('6', null, 'RARE', 'V-DOB VIOLATION - ACTIVE', null, null),
        ('7', null, 'RARE', 'X-WHATEVER', null, null),
        ('8', null, 'RARE', '', null, null);
      insert into city.dob_safety_violations (key, type, device_type, status) values
        ('1', 'FTF-VT-PER-CO', 'Elevators', 'Active'), ('2', 'FTF-NEW', 'Boiler', 'Active'),
        ('3', 'FTF-NEW', 'Kites', 'Active'), ('4', 'FTF-NEW', null, 'Paid - Pending Dismissal'),
        ('5', 'FTF-NEW', null, 'Lost');
      insert into city.dob_ecb_violations (key, sections, type, words, status) values
        ('1', '{28-301.1}', 'Signs', 'A SIGN', 'ACTIVE'), ('2', '{BX-1,BX-2}', 'Signs', 'A SIGN', 'ACTIVE'),
        ('3', '{BX-1}', 'Zoning', 'A USE', 'ACTIVE'), ('4', '{BX-1}', 'Elevators', 'A LIFT', 'ACTIVE');
      insert into city.hpd_violations (key, order_number, words, open_or_close, hazard_class) values
        ('1', '501', '§ 27-2005 ADM CODE REPAIR THE CEILING', 'Open', 'B'),
        ('2', '501', 'ANOTHER KIND OF NOTICE', 'Open', 'B'),
        ('3', '569', 'ANOTHER KIND OF NOTICE', 'Open', 'Z'),
        ('4', '501', 'ANOTHER KIND OF NOTICE', 'Close', 'B');
      insert into city.oath_hearings (key, agency, sections, codes, charges, balance) values
        ('1', 'SANITATION OTHERS', '{16-1}', '{AB12}', '{"A CHARGE"}', 25),
        ('2', 'SANITATION OTHERS', '{16-1}', '{AB13}', '{"ANOTHER"}', 50),
        ('3', 'SANITATION OTHERS', '{16-1}', '{AB12}', '{"A CHARGE"}', 0),
        ('4', 'DEPT. OF BUILDINGS', '{28-999}', '{B1}', '{"A CHARGE"}', 100),
        ('5', 'DEP - BWSO', '{}', '{}', '{}', 100);
    `);
    const sets: [RecordSet, number][] = [
      ['dob-violations', 8],
      ['dob-safety-violations', 5],
      ['dob-ecb-violations', 4],
      ['hpd-violations', 4],
      ['oath-hearings', 5],
    ];
    for (const [set, rows] of sets) {
      await query("insert into city.sets (name, version, rows) values ($1, '2026-11-23', $2)", [set, rows]);
      await tallySet(test.payload.db.pool, set);
    }
    await query("insert into city.sets (name, version, rows) values ('facades', '2026-11-23', 3)");
  });

  it('count the rows of each loaded set, and the lots that they name', async () => {
    const tallies = await readTallies(test.payload.db.pool);
    expect(tallies.map(({ set, rows, lots }) => [set, rows, lots])).toEqual([
      ['hpd-violations', 4, 0],
      ['dob-violations', 8, 2],
      ['dob-safety-violations', 5, 0],
      ['dob-ecb-violations', 4, 0],
      ['oath-hearings', 5, 0],
      ['facades', 3, 0],
    ]);
  });

  it('list the codes of open rows that the code list does not explain, most frequent first', async () => {
    const listed = unknownCodes(await readTallies(test.payload.db.pool), map);
    expect(listed.map(({ set, field, code, rows }) => [set, field, code, rows])).toEqual([
      ['dob-violations', 'type', 'NEW', 2],
      ['dob-violations', 'type', 'RARE', 2],
      ['dob-ecb-violations', 'sections', 'BX-1', 2],
      ['oath-hearings', 'sections', '16-1', 2],
      ['dob-safety-violations', 'type', 'FTF-NEW', 1],
      ['hpd-violations', 'order', '501', 1],
    ]);
    expect(listed[0]?.example).toBe('NEW-SOMETHING NEW');
    expect(listed.at(-1)?.example).toBe('ANOTHER KIND OF NOTICE');
  });

  it('omit a code that the code list explains', async () => {
    const line = { set: 'dob-violations', field: 'type', match: 'exact', value: 'NEW', meaning: '' } as const;
    const listed = unknownCodes(
      await readTallies(test.payload.db.pool),
      codeMapFrom([...STARTING_CODES, line]),
    );
    expect(listed.map(({ code }) => code)).not.toContain('NEW');
  });

  it('list unknown status words', async () => {
    const listed = unknownWords(await readTallies(test.payload.db.pool));
    expect(listed.map(({ set, word, rows }) => [set, word, rows])).toEqual([
      ['hpd-violations', 'Z', 1],
      ['dob-violations', 'X-WHATEVER', 1],
      ['dob-safety-violations', 'Lost', 1],
    ]);
  });
});
