import { readdir, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { handleEndpoints } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SET_NAMES } from '#city-data/sets/set.ts';
import { plutoCsv } from '../support/city-data/files.ts';
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

/** The process of an import ends a little later than its import. The next one would be refused. */
afterEach(async () => {
  const { startedImport } = await import('#city-data/start-import.ts');
  await vi.waitUntil(() => startedImport() === undefined, { timeout: 30_000 });
});

const query = async (text: string) => (await test.payload.db.pool.query<Record<string, unknown>>(text)).rows;

const upload = (name: string, content: string | ReadableStream<Uint8Array>, as?: SignedIn) =>
  handleEndpoints({
    config: test.payload.config,
    request: new Request(`http://localhost/api/city-data/upload?set=pluto&name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/octet-stream',
        ...(as && { Authorization: `JWT ${as.token}` }),
      },
      body: content,
      duplex: 'half',
    }),
  });

const uploads = () => readdir(path.join(test.dataDirectory, 'city-data/uploads')).catch(() => []);

describe('the City data screen', () => {
  it('is closed to everyone but admins, down to the upload, of which nothing is stored', async () => {
    for (const as of [people.editor, people.staff, undefined]) {
      expect((await post(test.payload, '/api/city-data/import', { as, body: { set: 'pad' } })).status).toBe(
        403,
      );
      expect((await upload('pluto.csv', plutoCsv(3), as)).status).toBe(403);
      if (!as) continue;
      expect((await get(test.payload, '/api/city-data/status', as)).status).toBe(403);
      expect((await get(test.payload, '/api/city-data/rejects/1', as)).status).toBe(403);
    }
    expect(await uploads()).toEqual([]);
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

  it('imports an uploaded file in a process of its own, and says in the history how that went', async () => {
    const response = await upload('../pluto 26v1.csv', plutoCsv(12), people.admin);
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ message: 'The import of PLUTO has started.' });
    await vi.waitFor(
      async () =>
        expect(await query("select from city.imports where state in ('failed', 'done')")).toHaveLength(1),
      { timeout: 30_000, interval: 200 },
    );
    const { answer } = await get(test.payload, '/api/city-data/status', people.admin);
    expect(answer.history).toMatchObject(
      [
        { set_name: 'pluto', state: 'failed', started_by: 'The admin', message: /^This file has 12 lots/ },
      ].map((entry) => ({ ...entry, message: expect.stringMatching(entry.message) })),
    );
    expect(await query('select count(*)::int from city.lots')).toEqual([{ count: 265 }]);
    await vi.waitFor(async () => expect(await uploads()).toEqual([]), { timeout: 10_000 });
  });

  it('gives the rejected rows as a file, and says where there is none', async () => {
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

  it('imports one of two files that are uploaded at once, says so of the other, and deletes both', async () => {
    const responses = await Promise.all([
      upload('pluto_26v1.csv', plutoCsv(20), people.admin),
      upload('pluto_26v1.csv', plutoCsv(30), people.admin),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([202, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(await refused?.json()).toEqual({
      errors: [{ message: 'An import of PLUTO is under way. Wait until it ends.' }],
    });
    await vi.waitFor(async () => expect(await uploads()).toEqual([]), { timeout: 30_000, interval: 200 });
    const { answer } = await get(test.payload, '/api/city-data/status', people.admin);
    expect(answer.history).toMatchObject([{ file: 'pluto_26v1.csv' }, { set_name: 'pluto' }]);
  });

  it('deletes an upload that breaks off, and says so', async () => {
    const body = () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          controller.enqueue(new TextEncoder().encode('bbl,borough\n'));
          controller.error(new Error('aborted'));
        },
      });
    // The process of the last import may not have ended.
    const response = await vi.waitFor(
      async () => {
        const uploaded = await upload('pluto_26v1.csv', body(), people.admin);
        expect(uploaded.status).toBe(422);
        return uploaded;
      },
      { timeout: 30_000, interval: 200 },
    );
    expect(await response.json()).toEqual({
      errors: [{ message: 'The upload was interrupted. Nothing was changed. Upload the file again.' }],
    });
    expect(await uploads()).toEqual([]);
  });

  it('refuses a second import while one is under way, with a sentence', async () => {
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
    expect(answer.history).toMatchObject([
      { set_name: 'pad', state: 'interrupted' },
      { set_name: 'pluto' },
      { set_name: 'pluto' },
    ]);
  });

  it('lets editors clear the list of searches without a result, and nobody below them', async () => {
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
