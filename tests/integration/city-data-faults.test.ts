import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileFolder, plutoCsv } from '../support/city-data/files.ts';
import {
  hold,
  kill,
  killAfterEach,
  type Run,
  startCityData,
  untilRunning,
  untilUnlocked,
} from '../support/city-data/running-command.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

/** Enough that each step takes long enough to be interrupted. */
const MANY = 150_000;

let test: TestPayload;
let files: Awaited<ReturnType<typeof fileFolder>>;
let large: string;
let db: pg.Client;

/** Lots of five blocks, so that there are enough lot numbers. */
const largePluto = (): string => {
  const [headings = '', row = ''] = plutoCsv(1).split('\n');
  const [, ...rest] = row.split(',');
  const rows = Array.from({ length: MANY }, (_, index) => {
    const block = String(1 + Math.floor(index / 9000)).padStart(5, '0');
    return [`1${block}${String(1 + (index % 9000)).padStart(4, '0')}`, ...rest].join(',');
  });
  return `${[headings, ...rows].join('\n')}\n`;
};

beforeAll(async () => {
  test = await createTestPayload();
  files = await fileFolder();
  large = await files.write('pluto_26v1.csv', largePluto());
  db = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await db.connect();
});

killAfterEach();

afterAll(async () => {
  await db.end();
  await files.remove();
  await test.close();
});

const query = async <Row extends object = Record<string, unknown>>(text: string) =>
  (await db.query<Row>(text)).rows;

const run = (source: string): Run => startCityData(['import', 'pluto', source, '--allow-small']);

/** The old data stands, nothing is left, the history says so, and the next import works. */
async function expectUntouched(): Promise<void> {
  await untilUnlocked(db);
  expect(await query('select count(*)::int as count, min(version) as version from city.lots')).toEqual([
    { count: 265, version: '17v1.1' },
  ]);
  expect(await query("select version, rows from city.sets where name = 'pluto'")).toEqual([
    { version: 'sample', rows: '265' },
  ]);
  expect(await query(String.raw`select relname from pg_class where relname like '%\_new'`)).toEqual([]);
  const { readStatus } = await import('#city-data/status.ts');
  const { history } = await readStatus(db);
  expect(history[0]).toMatchObject({
    state: 'interrupted',
    message: 'The import stopped before it finished. The old data is still in use. Start the import again.',
  });
}

describe('an import that is killed', () => {
  it('while it downloads leaves the old data, and the next import removes its file', async () => {
    const server = createServer((_request, response) => {
      response.write(plutoCsv(100));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const importing = run(`http://127.0.0.1:${port}/pluto_26v1.csv`);
    const downloads = path.join(test.dataDirectory, 'city-data/downloads');
    const isStarted = async () => (await readdir(downloads).catch(() => [])).length > 0;
    for (let attempt = 0; attempt < 500 && !(await isStarted()); attempt += 1) await wait(20);
    expect(await isStarted()).toBe(true);
    await kill(importing);
    server.closeAllConnections();
    server.close();
    await expectUntouched();
    const next = await run('/nowhere.csv').output;
    expect(next.text).toContain('The file does not exist. Nothing was changed.');
    expect(await isStarted()).toBe(false);
  });

  it.each([
    ['while it copies', 'copy city.lots_new%', undefined],
    ['while it builds indexes', 'create index%lots%new%', undefined],
    ['while the swap waits for a reader', 'lock table city.lots%', 'select count(*) from city.lots'],
    [
      'while it records the new set',
      '%insert into city.sets%',
      "select from city.sets where name = 'pluto' for update",
    ],
  ])('%s leaves the old data and nothing else', async (_, statement, held) => {
    const release = held && (await hold(held));
    const importing = run(held ? await files.write('small.csv', plutoCsv(20)) : large);
    await untilRunning(db, statement);
    if (statement.startsWith('copy')) await wait(100);
    await kill(importing);
    if (release) await release();
    await expectUntouched();
  });
});

describe('two imports at once', () => {
  it('are one: the second is told what is under way since when', async () => {
    const release = await hold('select count(*) from city.lots');
    const first = run(await files.write('small.csv', plutoCsv(20)));
    await untilRunning(db, 'lock table city.lots%');
    const second = await run(large).output;
    expect(second.code).toBe(1);
    expect(second.text).toMatch(
      /An import of PLUTO is under way since \d{4}-\d\d-\d\d \d\d:\d\d UTC \(.+\)\. Wait until it ends, then start this one again\./,
    );
    await release();
    const { code, text } = await first.output;
    expect(text).toContain('20 lots of version 26v1 are loaded.');
    expect(code).toBe(0);
  });
});

/** The number of Linux's idle policy, in field 41 of a process's status. */
const IDLE_POLICY = '5';
const policyOf = async (pid: number) => (await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ')[40];

describe.runIf(process.platform === 'linux')('an import beside visitors', () => {
  it('an import lowers the priority of its own process and of its database process', async () => {
    const release = await hold('select count(*) from city.lots');
    const { child, output } = run(await files.write('small.csv', plutoCsv(20)));
    await untilRunning(db, 'lock table city.lots%');
    const [backend] = await query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and query ilike 'lock table city.lots%'`,
    );
    expect(getPriority(backend?.pid)).toBe(10);
    expect(getPriority(child.pid)).toBe(19);
    if (existsSync('/usr/bin/chrt')) expect(await policyOf(child.pid ?? 0)).toBe(IDLE_POLICY);
    await release();
    expect((await output).code).toBe(0);
  });
});

describe('readers during an import', () => {
  it('visitors see all of the old rows or all of the new ones during an import', async () => {
    const before = Number((await query<{ count: string }>('select count(*) from city.lots'))[0]?.count);
    const importing = run(large);
    let isDone = false;
    void importing.output.then(() => (isDone = true));
    const seen = new Set<number>();
    const read = async () => {
      while (!isDone) {
        const { rows } = await test.payload.db.pool.query<{ count: string }>(
          'select count(*) from city.lots',
        );
        seen.add(Number(rows[0]?.count));
        await wait(2);
      }
    };
    await Promise.all([read(), read(), read(), read()]);
    expect((await importing.output).code).toBe(0);
    seen.add(Number((await query<{ count: string }>('select count(*) from city.lots'))[0]?.count));
    expect([...seen].toSorted((a, b) => a - b)).toEqual([before, MANY]);
  });
});

describe('a full disk', () => {
  it('is named as such, and changes nothing', async () => {
    const { describeFailure } = await import('#city-data/import/failures.ts');
    const { loadSet } = await import('#city-data/import/load-set.ts');
    const { Progress } = await import('#city-data/import/progress.ts');
    const { SETS } = await import('#city-data/sets/index.ts');
    const { openFile } = await import('#city-data/files/open-file.ts');
    const before = await query('select count(*) from city.lots');
    const [file] = await openFile(large);
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
