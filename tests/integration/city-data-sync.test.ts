import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importSet } from '#city-data/import/import-set.ts';
import type { SetName } from '#city-data/sets/set.ts';
import { readStatus } from '#city-data/status.ts';
import type { PortalOptions } from '#city-data/sync/portal.ts';
import { syncSets } from '#city-data/sync/sync.ts';
import { addPortalSet, hpdViolation, portalId, vacateOrder } from '../support/city-data/portal-sets.ts';
import { type SodaRow, type SodaServer, startSodaServer } from '../support/city-data/soda-server.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

const HPD = portalId('hpd-violations');
const VACATE = portalId('hpd-vacate-orders');

const FIRST_NIGHT = '2026-11-20T09:00:00.000Z';
const SECOND_NIGHT = '2026-11-24T09:00:00.000Z';
const THIRD_NIGHT = '2026-11-25T09:00:00.000Z';

let test: TestPayload;
let soda: SodaServer;
let waits: number[];
let printed: string[];

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
});

beforeEach(async () => {
  soda = await startSodaServer();
  addPortalSet(soda, 'hpd-violations');
  addPortalSet(soda, 'hpd-vacate-orders');
  waits = [];
  printed = [];
});

afterEach(async () => {
  soda.close();
  await rm(path.join(test.dataDirectory, 'city-data'), { recursive: true, force: true });
  await query(`truncate city.syncs, city.imports, city.hpd_violations, city.hpd_vacate_orders`);
  await query("delete from city.sets where name in ('hpd-violations', 'hpd-vacate-orders')");
});

afterAll(() => test.close());

const query = async <Row extends object = Record<string, unknown>>(text: string) =>
  (await test.payload.db.pool.query<Row>(text)).rows;

interface Options extends Partial<PortalOptions> {
  names?: SetName[];
  onlyDue?: boolean;
  now?: Date;
}

/** Runs a sync. Returns the data sets that failed. */
async function sync({ names = ['hpd-violations'], onlyDue, now, ...portal }: Options = {}) {
  const wait = (milliseconds: number) => Promise.resolve(waits.push(milliseconds));
  return syncSets({
    databaseUrl: process.env.DATABASE_URL ?? '',
    portal: { url: soda.url, wait, ...portal },
    names,
    onlyDue,
    now,
    print: (line) => printed.push(line),
  });
}

const many = (count: number, changes: SodaRow = {}) =>
  Array.from({ length: count }, (_, index) => hpdViolation(index + 1, changes));

const keys = async (table = 'hpd_violations') =>
  (await query<{ key: string }>(`select key from city.${table} order by length(key), key`)).map(
    ({ key }) => key,
  );

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

const readState = async (name: SetName) =>
  (
    await query(
      `select as_of, rows::int, changed_to, error, failed_at is not null as has_failed
       from city.syncs full join city.sets on name = set_name where coalesce(name, set_name) = '${name}'`,
    )
  )[0];

const leftovers = () => readdir(path.join(test.dataDirectory, 'city-data/sync')).catch(() => []);

const rowQueries = () => soda.queries.filter((each) => !each.get('$select')?.startsWith('count('));

describe('the first sync of a set', () => {
  it('reads the whole set, except rows that were closed more than three years ago', async () => {
    soda.upsert(HPD, FIRST_NIGHT, [
      ...many(5),
      hpdViolation(6, { violationstatus: 'Close', currentstatusdate: '2026-01-01T00:00:00.000' }),
      hpdViolation(7, { violationstatus: 'Close', currentstatusdate: '2019-01-01T00:00:00.000' }),
      hpdViolation(8, { bin: undefined, bbl: undefined, lot: undefined }),
    ]);
    expect(await sync()).toEqual([]);
    expect(await keys()).toEqual(numbers(1, 6));
    expect(await readState('hpd-violations')).toMatchObject({
      as_of: new Date(FIRST_NIGHT),
      rows: 6,
      error: null,
    });
    expect(
      await query('select words, hazard_class, status_on::text from city.hpd_violations limit 1'),
    ).toEqual([
      {
        words: 'ABATE THE INFESTATION CONSISTING OF ROACHES',
        hazard_class: 'B',
        status_on: '2026-10-01',
      },
    ]);
    expect(await query('select set_name, file, state, started_by, rows_loaded from city.imports')).toEqual([
      {
        set_name: 'hpd-violations',
        file: `${soda.url}/resource/${HPD}.json`,
        state: 'done',
        started_by: 'Sync',
        rows_loaded: '6',
      },
    ]);
    expect(await leftovers()).toEqual([]);
  });

  it('requests only the columns it uses, with the token', async () => {
    soda.upsert(HPD, FIRST_NIGHT, many(1));
    await sync({ token: 'a-token' });
    expect(soda.state.token).toBe('a-token');
    const [first] = rowQueries();
    expect(first?.get('$select')).toContain(':id,:updated_at,violationid,bin,bbl');
    expect(first?.get('$select')).not.toContain('apartment');
    expect(first?.get('$order')).toBe(':updated_at,:id');
  });

  it('does not skip or repeat rows if many changed at the same time', async () => {
    soda.upsert(HPD, FIRST_NIGHT, many(9));
    soda.upsert(HPD, SECOND_NIGHT, [hpdViolation(10), hpdViolation(11)]);
    expect(await sync({ pageRows: 2 })).toEqual([]);
    expect(await keys()).toEqual(numbers(1, 11));
    expect(await query('select rows_read from city.imports')).toEqual([{ rows_read: '11' }]);
  });

  it('accepts every spelling of a column that the portal lists', async () => {
    soda.state.listsColumns = true;
    soda.rename(VACATE, 'actual_rescind_date', 'rescind_date');
    soda.upsert(VACATE, FIRST_NIGHT, [vacateOrder(1, { rescind_date: '2026-06-01T00:00:00.000' })]);
    expect(await sync({ names: ['hpd-vacate-orders'] })).toEqual([]);
    expect(await query('select rescinded_on::text from city.hpd_vacate_orders')).toEqual([
      { rescinded_on: '2026-06-01' },
    ]);
  });

  it('fails if the portal sends fewer rows than it has', async () => {
    soda.upsert(HPD, FIRST_NIGHT, many(8));
    soda.state.beforePage = (page) => {
      if (page === 2) soda.faults.push({ body: '[]' });
    };
    expect(await sync({ pageRows: 4 })).toEqual(['hpd-violations']);
    expect(printed[0]).toContain('The portal sent 4 of 8 rows of HPD violations. Nothing was changed.');
    soda.state.beforePage = () => undefined;
    expect(await sync({ pageRows: 4 })).toEqual([]);
    expect(await keys()).toEqual(numbers(1, 8));
  });
});

describe('a set that changes while it is read for the first time', () => {
  it('includes the changes, even to a row that the sync would not have read', async () => {
    soda.upsert(HPD, FIRST_NIGHT, many(40));
    soda.state.beforePage = (page) => {
      if (page !== 2) return;
      const closed = { violationstatus: 'Close', currentstatusdate: '2019-01-01T00:00:00.000' };
      soda.upsert(HPD, SECOND_NIGHT, [hpdViolation(1, closed), hpdViolation(41)]);
    };
    expect(await sync({ pageRows: 20 })).toEqual([]);
    expect(await keys()).toEqual(numbers(2, 41));
    expect(await readState('hpd-violations')).toMatchObject({
      as_of: new Date(SECOND_NIGHT),
      changed_to: new Date(SECOND_NIGHT),
    });
  });
});

describe('the next sync', () => {
  beforeEach(async () => {
    soda.upsert(HPD, FIRST_NIGHT, many(40));
    await sync();
    soda.queries.length = 0;
  });

  it('reads no rows of an unchanged set', async () => {
    expect(await sync()).toEqual([]);
    expect(soda.queries).toEqual([]);
    expect(printed.at(-1)).toBe('hpd-violations: No changes.');
  });

  it('reads and writes only changed rows', async () => {
    soda.upsert(HPD, SECOND_NIGHT, [hpdViolation(3, { class: 'C' }), hpdViolation(41)]);
    expect(await sync()).toEqual([]);
    expect(rowQueries()[0]?.get('$where')).toBe(`:updated_at > '${FIRST_NIGHT}'`);
    expect(await keys()).toEqual(numbers(1, 41));
    expect(await query("select hazard_class from city.hpd_violations where key = '3'")).toEqual([
      { hazard_class: 'C' },
    ]);
    expect(await readState('hpd-violations')).toMatchObject({ as_of: new Date(SECOND_NIGHT), rows: 41 });
    expect(printed.at(-1)).toBe('hpd-violations: 2 violations are new or changed, 0 are no longer kept.');
    expect(await query("select count(*)::int from city.imports where state = 'done'")).toEqual([
      { count: 2 },
    ]);
  });

  it('deletes a row that was closed more than three years ago, or that no longer names a lot', async () => {
    soda.upsert(HPD, SECOND_NIGHT, [
      hpdViolation(3, { violationstatus: 'Close', currentstatusdate: '2019-01-01T00:00:00.000' }),
      hpdViolation(4, { bin: undefined, bbl: undefined, lot: undefined }),
      hpdViolation(5, { violationstatus: 'Close' }),
    ]);
    expect(await sync()).toEqual([]);
    expect(await keys()).toEqual(['1', '2', ...numbers(5, 40)]);
    expect(await readState('hpd-violations')).toMatchObject({ rows: 38 });
  });

  it('includes rows that change while it reads', async () => {
    soda.upsert(HPD, SECOND_NIGHT, [hpdViolation(1, { class: 'A' }), hpdViolation(2, { class: 'A' })]);
    soda.state.beforePage = (page) => {
      if (page === 2) soda.upsert(HPD, THIRD_NIGHT, [hpdViolation(1, { class: 'I' }), hpdViolation(41)]);
    };
    expect(await sync({ pageRows: 1 })).toEqual([]);
    expect(
      await query("select key, hazard_class from city.hpd_violations where hazard_class <> 'B' order by 1"),
    ).toEqual([
      { key: '1', hazard_class: 'I' },
      { key: '2', hazard_class: 'A' },
    ]);
    expect(await keys()).toEqual(numbers(1, 41));
    expect(await readState('hpd-violations')).toMatchObject({ as_of: new Date(THIRD_NIGHT), rows: 41 });
  });

  it('reads the whole set after a file import', async () => {
    const file = path.join(import.meta.dirname, '../support/city-records/hpd-violations.csv');
    await importSet({
      databaseUrl: process.env.DATABASE_URL ?? '',
      name: 'hpd-violations',
      source: file,
      allowSmall: true,
    });
    expect(await readState('hpd-violations')).toMatchObject({ changed_to: null });
    soda.upsert(HPD, SECOND_NIGHT, many(90));
    expect(await sync()).toEqual([]);
    expect(await keys()).toEqual(numbers(1, 90));
  });

  it('notifies every process once', async () => {
    const client = await test.payload.db.pool.connect();
    const events: string[] = [];
    client.on('notification', ({ payload }) => events.push(payload ?? ''));
    await client.query('listen lotline_content');
    soda.upsert(HPD, SECOND_NIGHT, [hpdViolation(41)]);
    await sync();
    await client.query('unlisten lotline_content');
    client.release(true);
    expect(events).toEqual([JSON.stringify({ collection: 'city', change: 'changed' })]);
  });
});

describe('a set that its publisher replaces', () => {
  const names: SetName[] = ['hpd-vacate-orders'];

  it('is read in full, but only if it has changed', async () => {
    soda.upsert(VACATE, FIRST_NIGHT, [vacateOrder(1), vacateOrder(2), vacateOrder(3)]);
    await sync({ names });
    soda.queries.length = 0;
    await sync({ names });
    expect(soda.queries).toEqual([]);
    soda.remove(VACATE, SECOND_NIGHT, ['2']);
    await sync({ names });
    expect(await keys('hpd_vacate_orders')).toEqual(['1 7', '3 7']);
    expect(await readState('hpd-vacate-orders')).toMatchObject({ as_of: new Date(SECOND_NIGHT), rows: 2 });
  });

  it('is read again if it is replaced while it is read', async () => {
    soda.upsert(VACATE, FIRST_NIGHT, [vacateOrder(1), vacateOrder(2), vacateOrder(3)]);
    soda.state.beforePage = (page) => {
      if (page === 3) soda.remove(VACATE, SECOND_NIGHT, ['1']);
    };
    expect(await sync({ names, pageRows: 1 })).toEqual([]);
    expect(await keys('hpd_vacate_orders')).toEqual(['2 7', '3 7']);
  });
});

describe('a failing portal', () => {
  beforeEach(() => soda.upsert(HPD, FIRST_NIGHT, many(40)));

  it('is retried after the delay it requests, with smaller pages', async () => {
    soda.faults.push({ status: 429, retryAfter: '7' }, { status: 503 }, 'cut', { body: '<html>Busy</html>' });
    expect(await sync({ pageRows: 4000 })).toEqual([]);
    expect(waits).toEqual([7000, 2000, 4000, 8000]);
    const limits = rowQueries().map((each) => each.get('$limit'));
    expect(limits.join(' ')).toBe('4000 2000 1000 1000 1000 1000');
    expect(await keys()).toEqual(numbers(1, 40));
  });

  it.each([
    ['a page that is not data', { body: 'APT 9Z, CANARY' }, 'sent a page that is not data'],
    ['a page without rows', { body: '{"name":"CANARY"}' }, 'sent a page that is not a list of rows'],
    [
      'rows without an id',
      { body: '[{"violationid":"CANARY 9Z"}]' },
      'sent a page that is not a list of rows',
    ],
    ['an error', { status: 500 }, 'answered with status 500'],
    ['a page that is cut off', 'cut' as const, 'could not be reached, or broke off'],
  ])('causes no changes if it sends %s, and its response is never shown', async (_, fault, message) => {
    await sync();
    soda.upsert(HPD, SECOND_NIGHT, [hpdViolation(41)]);
    soda.state.beforePage = () => soda.faults.push(fault);
    expect(await sync()).toEqual(['hpd-violations']);
    expect(await keys()).toEqual(numbers(1, 40));
    const state = await readState('hpd-violations');
    expect(state).toMatchObject({ as_of: new Date(FIRST_NIGHT), has_failed: true });
    expect(state?.error).toContain(message);
    const [last] = await query('select * from city.imports order by id desc limit 1');
    expect(last).toMatchObject({ state: 'failed', message: state?.error });
    expect(JSON.stringify([state, last, printed])).not.toMatch(/CANARY|APT/);
  });

  it('does not change the rows if it has renamed a column, and the error names the column', async () => {
    await sync();
    soda.rename(HPD, 'novdescription', 'description');
    soda.upsert(HPD, SECOND_NIGHT, [hpdViolation(41)]);
    for (const listsColumns of [false, true]) {
      soda.state.listsColumns = listsColumns;
      expect(await sync()).toEqual(['hpd-violations']);
      expect((await readState('hpd-violations'))?.error).toBe(
        'The set of HPD violations no longer has the column "novdescription". Nothing was changed. The city has renamed or removed it: add its new name in city-data/sets.',
      );
    }
    expect(await keys()).toEqual(numbers(1, 40));
    expect(waits).toEqual([]);
  });

  it('does not keep other sets from being synced', async () => {
    soda.upsert(VACATE, FIRST_NIGHT, [vacateOrder(1)]);
    soda.rename(HPD, 'class', 'hazard');
    expect(await sync({ names: ['hpd-violations', 'hpd-vacate-orders'] })).toEqual(['hpd-violations']);
    expect(await keys('hpd_vacate_orders')).toEqual(['1 7']);
  });

  it('leaves the old rows and their date if it is down, and the next sync catches up', async () => {
    await sync();
    soda.upsert(HPD, SECOND_NIGHT, [hpdViolation(41)]);
    soda.state.isDown = true;
    expect(await sync()).toEqual(['hpd-violations']);
    expect(await readState('hpd-violations')).toMatchObject({
      as_of: new Date(FIRST_NIGHT),
      has_failed: true,
    });
    const status = await readStatus(test.payload.db.pool, new Date('2026-11-26T12:00:00Z'));
    expect(status.sets.find(({ name }) => name === 'hpd-violations')).toMatchObject({
      loaded: { ageDays: 6, isOld: true },
      sync: { error: expect.stringContaining('could not be reached') as string },
    });
    soda.state.isDown = false;
    soda.upsert(HPD, THIRD_NIGHT, [hpdViolation(42)]);
    expect(await sync()).toEqual([]);
    expect(await keys()).toEqual(numbers(1, 42));
    expect(await readState('hpd-violations')).toMatchObject({
      as_of: new Date(THIRD_NIGHT),
      error: null,
      has_failed: false,
    });
  });

  it('is queried again the same night only for sets that are due', async () => {
    soda.upsert(VACATE, FIRST_NIGHT, [vacateOrder(1)]);
    const names: SetName[] = ['hpd-violations', 'hpd-vacate-orders'];
    soda.rename(HPD, 'class', 'hazard');
    await sync({ names, onlyDue: true });
    soda.rename(HPD, 'hazard', 'class');
    await sync({ names, onlyDue: true });
    expect(printed.map((line) => line.split(':')[0])).toEqual([
      'hpd-violations',
      'hpd-vacate-orders',
      'hpd-violations',
    ]);
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
    await sync({ names, onlyDue: true, now: tomorrow });
    expect(printed).toHaveLength(5);
  });

  it('may send rows without a key, for which only line numbers are recorded', async () => {
    soda.upsert(HPD, FIRST_NIGHT, [...many(1200), hpdViolation(2000, { violationid: '', class: 'CANARY' })]);
    expect(await sync()).toEqual([]);
    const [last] = await query<{ rejects: string }>('select * from city.imports');
    expect(last).toMatchObject({ rows_rejected: '1', rows_loaded: '1200' });
    const rejects = path.join(test.dataDirectory, 'city-data/rejects', last?.rejects ?? '');
    expect(await readFile(rejects, 'utf8')).toBe(
      'file,line,reason,row\n"hpd-violations.csv",1202,"there is no key",""\n',
    );
  });
});

describe('the weekly comparison of keys', () => {
  const aWeekLater = () => query("update city.syncs set compared_at = now() - interval '8 days'");

  beforeEach(async () => {
    soda.upsert(HPD, FIRST_NIGHT, [...many(40), hpdViolation(50, { bin: '', bbl: '', lot: '' })]);
    await sync();
    soda.queries.length = 0;
  });

  it('deletes rows that the city has deleted, and requests only the columns that decide which rows stay', async () => {
    soda.remove(HPD, SECOND_NIGHT, ['7', '8']);
    await sync();
    expect(await keys()).toEqual(numbers(1, 40));
    await aWeekLater();
    soda.queries.length = 0;
    expect(await sync({ pageRows: 15 })).toEqual([]);
    expect(await keys()).toEqual([...numbers(1, 6), ...numbers(9, 40)]);
    expect(await readState('hpd-violations')).toMatchObject({ rows: 38 });
    expect((await readState('hpd-violations'))?.changed_to).not.toBeNull();
    expect(printed.at(-1)).toContain('the city has deleted 2 violations.');
    expect(rowQueries()[0]?.get('$select')).toBe(
      ':id,:updated_at,violationid,bin,bbl,boroid,block,lot,currentstatusdate,violationstatus',
    );
    await sync();
    expect(printed.at(-1)).toContain('No changes.');
  });

  it('changes nothing if it would delete more than one row in twenty', async () => {
    soda.remove(HPD, SECOND_NIGHT, ['7', '8', '9']);
    await sync();
    await aWeekLater();
    expect(await sync()).toEqual(['hpd-violations']);
    expect(await keys()).toEqual(numbers(1, 40));
    expect((await readState('hpd-violations'))?.error).toContain(
      'The portal no longer has 3 of 40 rows, more than one in twenty. Nothing was changed.',
    );
  });

  it('deletes nothing if the set changes meanwhile, and compares again at the next sync', async () => {
    await aWeekLater();
    soda.state.beforePage = (page) => {
      if (page === 2) soda.upsert(HPD, SECOND_NIGHT, [hpdViolation(41)]);
    };
    expect(await sync({ pageRows: 20 })).toEqual(['hpd-violations']);
    expect(await sync({ pageRows: 20 })).toEqual([]);
    expect(printed.slice(-1)[0]).toMatch(/1 violations are new or changed.*All keys were compared/);
    expect(await keys()).toEqual(numbers(1, 41));
    expect((await readState('hpd-violations'))?.changed_to).not.toBeNull();
  });

  it('makes the next sync read the whole set if rows are missing', async () => {
    await query("delete from city.hpd_violations where key = '5'");
    await aWeekLater();
    expect(await sync()).toEqual([]);
    expect(await readState('hpd-violations')).toMatchObject({ changed_to: null });
    expect(await sync()).toEqual([]);
    expect(await keys()).toEqual(numbers(1, 40));
  });
});
