import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import { appendFile, readdir, readFile, stat } from 'node:fs/promises';
import { getPriority } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFile } from '#city-data/files/open-file.ts';
import { describeFailure } from '#city-data/import/failures.ts';
import { importSet } from '#city-data/import/import-set.ts';
import { loadSet } from '#city-data/import/load-set.ts';
import { Progress } from '#city-data/import/progress.ts';
import { SETS } from '#city-data/sets/index.ts';
import { readStatus } from '#city-data/status.ts';
import { PAGE_ROWS } from '#city-data/sync/portal.ts';
import { syncSets } from '#city-data/sync/sync.ts';
import { fileFolder, plutoCsv } from '../support/city-data/files.ts';
import { addPortalSet, hpdViolation, portalId } from '../support/city-data/portal-sets.ts';
import {
  hold,
  kill,
  killAfterEach,
  startCityData,
  startCommand,
  untilRunning,
  untilUnlocked,
} from '../support/city-data/running-command.ts';
import { type SodaServer, startSodaServer } from '../support/city-data/soda-server.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

const HPD = portalId('hpd-violations');
const MANY_VIOLATIONS = 3 * PAGE_ROWS;
/** Copying this many lots takes long enough to be interrupted. */
const MANY_LOTS = 40_000;
const PER_BLOCK = 9000;

let test: TestPayload;
let soda: SodaServer;
let files: Awaited<ReturnType<typeof fileFolder>>;
let large: string;
let small: string;
let db: pg.Client;

/** A PLUTO file with lots in several blocks, because a block has at most 9,999 lots. */
function largePluto(): string {
  const [headings = '', row = ''] = plutoCsv(1).split('\n');
  const [, ...rest] = row.split(',');
  const rows = Array.from({ length: MANY_LOTS }, (_, index) => {
    const block = String(1 + Math.floor(index / PER_BLOCK)).padStart(5, '0');
    return [`1${block}${String(1 + (index % PER_BLOCK)).padStart(4, '0')}`, ...rest].join(',');
  });
  return `${[headings, ...rows].join('\n')}\n`;
}

beforeAll(async () => {
  test = await createTestPayload();
  files = await fileFolder();
  large = await files.write('pluto_26v1.csv', largePluto());
  small = await files.write('small.csv', plutoCsv(20));
  soda = await startSodaServer();
  addPortalSet(soda, 'hpd-violations');
  db = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await db.connect();
});

killAfterEach();

afterAll(async () => {
  soda.close();
  await db.end();
  await files.remove();
  await test.close();
});

const query = async <Row extends object = Record<string, unknown>>(text: string) =>
  (await db.query<Row>(text)).rows;

const startSync = () => startCityData(['sync', 'hpd-violations'], { OPEN_DATA_URL: soda.url });

/** Runs a sync. Returns the lines that the command would print. */
async function sync(): Promise<string[]> {
  const lines: string[] = [];
  await syncSets({
    databaseUrl: process.env.DATABASE_URL ?? '',
    portal: { url: soda.url },
    names: ['hpd-violations'],
    print: (line) => lines.push(line),
  });
  return lines;
}

const violations = (from: number, to: number, hazardClass: string) =>
  Array.from({ length: to - from + 1 }, (_, index) => hpdViolation(from + index, { class: hazardClass }));

const counts = () =>
  query('select hazard_class, count(*)::int from city.hpd_violations group by 1 order by 1');

const syncFile = (name: string) => path.join(test.dataDirectory, 'city-data/sync', name);

const rowPages = () => soda.queries.filter((each) => each.get('$limit') !== null);

/** Kills a sync while it waits for this page. */
async function killAtPage(number: number): Promise<void> {
  soda.queries.length = 0;
  let reached = () => {};
  let release = () => {};
  const isReached = new Promise<void>((resolve) => (reached = resolve));
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  soda.state.beforePage = (page) => {
    if (page !== number) return undefined;
    reached();
    return isReleased;
  };
  const running = startSync();
  await isReached;
  await kill(running);
  soda.state.beforePage = () => undefined;
  release();
  await untilUnlocked(db);
  soda.queries.length = 0;
}

describe('a sync that is killed', () => {
  it('during a full download continues after the last complete page, without losing or repeating rows', async () => {
    soda.upsert(HPD, '2026-11-20T09:00:00.000Z', violations(1, MANY_VIOLATIONS, 'A'));
    await killAtPage(3);
    expect(await counts()).toEqual([]);
    expect(JSON.parse(await readFile(syncFile('hpd-violations.json'), 'utf8'))).toMatchObject({
      rows: 2 * PAGE_ROWS,
    });
    expect((await stat(syncFile('hpd-violations.csv'))).mode & 0o777).toBe(0o600);
    await appendFile(syncFile('hpd-violations.csv'), '4711,"half of a pa');
    expect(await sync()).toEqual([expect.stringContaining('hpd-violations: 15,000 violations of version')]);
    // The second sync requests only the remaining pages, and the empty one at the end.
    expect(rowPages()).toHaveLength(MANY_VIOLATIONS / PAGE_ROWS - 2 + 1);
    expect(await counts()).toEqual([{ hazard_class: 'A', count: MANY_VIOLATIONS }]);
    expect(await query('select state, rows_read::int from city.imports order by id')).toEqual([
      { state: 'interrupted', rows_read: 0 },
      { state: 'done', rows_read: MANY_VIOLATIONS },
    ]);
  });

  it('while downloading changes applies none of them, and the next sync applies them all', async () => {
    soda.upsert(HPD, '2026-11-24T09:00:00.000Z', violations(1, 10_000, 'B'));
    await killAtPage(2);
    expect(await counts()).toEqual([{ hazard_class: 'A', count: MANY_VIOLATIONS }]);
    soda.upsert(HPD, '2026-11-25T09:00:00.000Z', violations(9001, 11_000, 'C'));
    await sync();
    expect(await counts()).toEqual([
      { hazard_class: 'A', count: 4000 },
      { hazard_class: 'B', count: 9000 },
      { hazard_class: 'C', count: 2000 },
    ]);
  });

  it('while writing leaves the old rows, and the next sync writes the new ones', async () => {
    soda.upsert(HPD, '2026-11-26T09:00:00.000Z', violations(1, 1000, 'I'));
    const release = await hold('lock table city.hpd_violations in share mode');
    const running = startSync();
    await untilRunning(db, 'delete from city.hpd_violations%');
    await kill(running);
    await release();
    await untilUnlocked(db);
    expect(await counts()).toMatchObject([{ hazard_class: 'A' }, { count: 9000 }, { count: 2000 }]);
    expect(await query(String.raw`select relname from pg_class where relname like '%\_new'`)).toEqual([]);
    soda.queries.length = 0;
    await sync();
    expect(rowPages()).toHaveLength(1);
    expect(await counts()).toMatchObject([
      { hazard_class: 'A', count: 4000 },
      { hazard_class: 'B', count: 8000 },
      { hazard_class: 'C', count: 2000 },
      { hazard_class: 'I', count: 1000 },
    ]);
    expect(await query('select rows::int from city.sets')).toContainEqual({ rows: MANY_VIOLATIONS });
  });
});

describe('a sync while another one runs', () => {
  it('exits with 1, says what is under way, and does not count as a failure of the set', async () => {
    soda.upsert(HPD, '2026-11-27T09:00:00.000Z', violations(1, 10, 'B'));
    const release = await hold('lock table city.hpd_violations in share mode');
    const first = startSync();
    await untilRunning(db, 'delete from city.hpd_violations%');
    const { code, text } = await startSync().output;
    expect(code).toBe(1);
    expect(text).toContain('An import of HPD violations is under way since');
    await release();
    expect((await first.output).code).toBe(0);
    expect(await query('select error from city.syncs')).toEqual([{ error: null }]);
  });
});

const words = (source: string) => ['import', 'pluto', source, '--allow-small'];

async function importHere(source: string): Promise<string> {
  return importSet({
    databaseUrl: process.env.DATABASE_URL ?? '',
    name: 'pluto',
    source,
    allowSmall: true,
  });
}

/** Expects that the old rows are in use, no new table is left, and the history shows the interrupted import. */
async function expectUntouched(): Promise<void> {
  await untilUnlocked(db);
  expect(await query('select count(*)::int as count, min(version) as version from city.lots')).toEqual([
    { count: 265, version: '17v1.1' },
  ]);
  expect(await query("select version, rows from city.sets where name = 'pluto'")).toEqual([
    { version: 'sample', rows: '265' },
  ]);
  expect(await query(String.raw`select relname from pg_class where relname like '%\_new'`)).toEqual([]);
  const { history } = await readStatus(db);
  expect(history[0]).toMatchObject({
    state: 'interrupted',
    message: 'The import stopped before it finished. The old data is still in use. Start the import again.',
  });
}

describe('an import that is killed', () => {
  it('while downloading leaves the old data, and the next import removes its file', async () => {
    const server = createServer((_request, response) => {
      response.write(plutoCsv(100));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const importing = startCityData(words(`http://127.0.0.1:${port}/pluto_26v1.csv`));
    const downloads = path.join(test.dataDirectory, 'city-data/downloads');
    const listDownloads = () => readdir(downloads).catch(() => []);
    await expect.poll(listDownloads, { timeout: 60_000 }).toHaveLength(1);
    await kill(importing);
    server.closeAllConnections();
    server.close();
    await expectUntouched();
    await expect(importHere('/nowhere.csv')).rejects.toThrow('The file does not exist. Nothing was changed.');
    expect(await listDownloads()).toEqual([]);
  });

  it('while copying rows leaves only the old data', async () => {
    const importing = startCityData(words(large));
    await untilRunning(db, 'copy city.lots_new%');
    await wait(100);
    await kill(importing);
    await expectUntouched();
  });

  it('while waiting for a lock to replace the table leaves only the old data', async () => {
    const release = await hold('select count(*) from city.lots');
    const importing = startCityData(words(small));
    await untilRunning(db, 'lock table city.lots%');
    await kill(importing);
    await release();
    await expectUntouched();
  });
});

/** Linux's number for the idle scheduling policy, in field 41 of `/proc/<pid>/stat`. */
const IDLE_POLICY = '5';
const findPolicy = async (pid = 0) => (await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ')[40];

describe('an import', () => {
  it('runs at low priority, and rejects a second import meanwhile', async () => {
    const release = await hold('select count(*) from city.lots');
    const { child, output } = startCommand(['city-data', ...words(small)]);
    await untilRunning(db, 'lock table city.lots%');
    await expect(importHere(large)).rejects.toThrow(
      /An import of PLUTO is under way since \d{4}-\d\d-\d\d \d\d:\d\d UTC \(.+\)\. Wait until it ends, then start this one again\./,
    );
    if (process.platform === 'linux') {
      const [backend] = await query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and query ilike 'lock table city.lots%'`,
      );
      expect(getPriority(backend?.pid)).toBe(10);
      expect(getPriority(child.pid)).toBe(19);
      if (existsSync('/usr/bin/chrt')) expect(await findPolicy(child.pid)).toBe(IDLE_POLICY);
    }
    await release();
    const { code, text } = await output;
    expect(text).toContain('20 lots of version 26v1 are loaded.');
    expect(code).toBe(0);
  });

  it('shows visitors either all of the old rows or all of the new ones', async () => {
    const { pool } = test.payload.db;
    const count = async () =>
      (await pool.query<{ count: number }>('select count(*)::int from city.lots')).rows;
    const seen = new Set((await count()).map((row) => row.count));
    let isDone = false;
    const read = async () => {
      while (!isDone) {
        for (const row of await count()) seen.add(row.count);
        await wait(2);
      }
    };
    const importing = importHere(large).finally(() => (isDone = true));
    await Promise.all([importing, read(), read(), read(), read()]);
    expect(await count()).toEqual([{ count: MANY_LOTS }]);
    expect([...seen].toSorted((a, b) => a - b)).toEqual([20, MANY_LOTS]);
  });

  it('reports a full disk, and changes nothing', async () => {
    const before = await query('select count(*) from city.lots');
    const [file] = await openFile(small);
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
    const failing = {
      ...file!,
      async *batches(columns: readonly number[]) {
        for await (const batch of file!.batches(columns)) {
          yield batch;
          throw full;
        }
      },
    };
    const prepared = SETS.pluto.prepare({ files: [failing], name: 'pluto.csv', today: '2026-11-23' });
    const loading = loadSet(db, { set: SETS.pluto, prepared, progress: new Progress() });
    await expect(loading).rejects.toBe(full);
    expect(describeFailure(full, 'pluto.csv')).toMatch(
      /^The disk is full\. Nothing was changed\. Free up space/,
    );
    expect(describeFailure(Object.assign(new Error(''), { code: '53100' }), 'x')).toMatch(
      /^The disk is full/,
    );
    expect(await query('select count(*) from city.lots')).toEqual(before);
  });
});
