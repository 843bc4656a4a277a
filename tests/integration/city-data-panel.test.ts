import { writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SET_NAMES } from '#city-data/sets/set.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, post, signInAs, type SignedIn } from '../support/rest.ts';

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

const query = async (text: string) => (await test.payload.db.pool.query<Record<string, unknown>>(text)).rows;

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
    const { statusSchema } = await import('#city-data/status-schema.ts');
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
    const { IMPORT_LOCK } = await import('#city-data/import/lock.ts');
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
