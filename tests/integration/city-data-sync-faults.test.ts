import { appendFile, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_ROWS } from '#city-data/sync/portal.ts';
import { addPortalSet, hpdViolation, portalId } from '../support/city-data/portal-sets.ts';
import {
  hold,
  kill,
  killAfterEach,
  startCityData,
  untilRunning,
  untilUnlocked,
} from '../support/city-data/running-command.ts';
import { type SodaServer, startSodaServer } from '../support/city-data/soda-server.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

const HPD = portalId('hpd-violations');
const MANY = 3 * PAGE_ROWS;

let test: TestPayload;
let soda: SodaServer;
let db: pg.Client;

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  soda = await startSodaServer();
  addPortalSet(soda, 'hpd-violations');
  db = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await db.connect();
});

afterAll(async () => {
  soda.close();
  await db.end();
  await test.close();
});

killAfterEach();

const query = async (text: string) => (await db.query<Record<string, unknown>>(text)).rows;

const startSync = () => startCityData(['sync', 'hpd-violations'], { OPEN_DATA_URL: soda.url });

/** Returns the lines that the command would print. */
async function sync(): Promise<string[]> {
  const { syncSets } = await import('#city-data/sync/sync.ts');
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
  it('continues after the last complete page of a full download, without losing or repeating rows', async () => {
    soda.upsert(HPD, '2026-11-20T09:00:00.000Z', violations(1, MANY, 'A'));
    await killAtPage(3);
    expect(await counts()).toEqual([]);
    expect(JSON.parse(await readFile(syncFile('hpd-violations.json'), 'utf8'))).toMatchObject({
      rows: 2 * PAGE_ROWS,
    });
    expect((await stat(syncFile('hpd-violations.csv'))).mode & 0o777).toBe(0o600);
    await appendFile(syncFile('hpd-violations.csv'), '4711,"half of a pa');
    expect(await sync()).toEqual([expect.stringContaining('hpd-violations: 15,000 violations of version')]);
    // The remaining pages, and the empty one at the end.
    expect(rowPages()).toHaveLength(MANY / PAGE_ROWS - 2 + 1);
    expect(await counts()).toEqual([{ hazard_class: 'A', count: MANY }]);
    expect(await query('select state, rows_read::int from city.imports order by id')).toEqual([
      { state: 'interrupted', rows_read: 0 },
      { state: 'done', rows_read: MANY },
    ]);
  });

  it('applies none of the changes that it was downloading, and the next sync applies all of them', async () => {
    soda.upsert(HPD, '2026-11-24T09:00:00.000Z', violations(1, 10_000, 'B'));
    await killAtPage(2);
    expect(await counts()).toEqual([{ hazard_class: 'A', count: MANY }]);
    soda.upsert(HPD, '2026-11-25T09:00:00.000Z', violations(9001, 11_000, 'C'));
    await sync();
    expect(await counts()).toEqual([
      { hazard_class: 'A', count: 4000 },
      { hazard_class: 'B', count: 9000 },
      { hazard_class: 'C', count: 2000 },
    ]);
  });

  it('leaves the old rows if it was writing, and the next sync writes what was read', async () => {
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
    expect(await query('select rows::int from city.sets')).toContainEqual({ rows: MANY });
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
