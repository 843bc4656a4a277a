import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadShippedSets } from '#city-data/import/shipped.ts';
import { SETS, SYNCED_NAMES } from '#city-data/sets/index.ts';
import type { SetName } from '#city-data/sets/set.ts';
import { startFirstLoad } from '#city-data/start-import.ts';
import { describeMissing } from '#city-data/status-schema.ts';
import { readStatus } from '#city-data/status.ts';
import { syncSets } from '#city-data/sync/sync.ts';
import { plutoCsv } from '../support/city-data/files.ts';
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

const PLUTO = SETS.pluto.edition ?? '';
const HPD = portalId('hpd-violations');
const FIRST_DAY = '2026-11-20T09:00:00.000Z';
const SECOND_DAY = '2026-11-24T09:00:00.000Z';
const SAMPLE = { version: 'sample', rows: 265, is_shipped: true };

let test: TestPayload;
let soda: SodaServer;
let db: pg.Client;
let printed: string[];

beforeAll(async () => {
  test = await createTestPayload();
  db = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await db.connect();
});

beforeEach(async () => {
  soda = await startSodaServer();
  soda.publish(PLUTO, FIRST_DAY, plutoCsv(12));
  printed = [];
  await db.query('truncate city.syncs, city.imports, city.hpd_violations');
  await db.query("delete from city.sets where name in ('pluto', 'hpd-violations')");
  await loadShippedSets(process.env.DATABASE_URL ?? '');
});

afterEach(() => soda.close());

killAfterEach();

afterAll(async () => {
  await db.end();
  await test.close();
});

const loaded = async (name = 'pluto') =>
  (await db.query(`select version, rows::int, is_shipped from city.sets where name = '${name}'`))
    .rows[0] as unknown;

const lots = async () => (await db.query('select from city.lots')).rowCount;

interface SyncOptions {
  names?: SetName[];
  allowSmall?: boolean;
  onlyDue?: boolean;
  onlyMissing?: boolean;
}

/** Runs a sync. Returns the data sets that failed. */
async function sync({ names = ['pluto'], ...options }: SyncOptions = {}) {
  return syncSets({
    databaseUrl: process.env.DATABASE_URL ?? '',
    portal: { url: soda.url, wait: () => Promise.resolve() },
    names,
    allowSmall: true,
    print: (line) => printed.push(line),
    ...options,
  });
}

describe('an edition', () => {
  it('replaces the sample, and is dated the day it was published', async () => {
    expect(await loaded()).toEqual(SAMPLE);
    expect(await sync()).toEqual([]);
    expect(await loaded()).toEqual({ version: '26v1', rows: 12, is_shipped: false });
    const { sets, missing, history } = await readStatus(db);
    expect(sets.find(({ name }) => name === 'pluto')).toMatchObject({
      loaded: { asOf: FIRST_DAY },
      sync: { isEdition: true, checkedAt: expect.any(String) as string },
    });
    expect(missing).not.toContain('pluto');
    expect(history).toMatchObject([{ set_name: 'pluto', state: 'done', started_by: 'Sync' }]);
  });

  it('is downloaded once, as is the next edition when it is published', async () => {
    await sync();
    await sync();
    expect(printed).toEqual(['pluto: 12 lots of version 26v1 are loaded.', 'pluto: No changes.']);
    soda.publish(PLUTO, SECOND_DAY, plutoCsv(14).replaceAll('26v1', '26v2'));
    await sync();
    expect(await loaded()).toEqual({ version: '26v2', rows: 14, is_shipped: false });
  });

  it.each([
    ['is interrupted', 'cut', 'The download was cut off. Nothing was changed.'],
    ['is rejected', { status: 403 }, 'refused the file (status 403). Nothing was changed.'],
  ] as const)('changes nothing if its download %s, and is downloaded again', async (_, fault, message) => {
    soda.faults.push(fault);
    expect(await sync({ onlyDue: true })).toEqual(['pluto']);
    expect(printed[0]).toContain(message);
    expect(await loaded()).toEqual(SAMPLE);
    expect(await lots()).toBe(265);
    expect((await readStatus(db)).sets.find(({ name }) => name === 'pluto')?.sync?.error).toContain(message);
    expect(await sync({ onlyDue: true })).toEqual([]);
    expect(await lots()).toBe(12);
    await sync({ onlyDue: true });
    expect(printed).toHaveLength(2);
  });
});

describe('a first start', () => {
  const NAMES: SetName[] = ['pluto', 'hpd-violations'];

  beforeEach(() => {
    addPortalSet(soda, 'hpd-violations');
    soda.upsert(HPD, FIRST_DAY, [hpdViolation(1), hpdViolation(2)]);
  });

  it('leaves the sample in place if it is killed, and the next one loads what is missing', async () => {
    const release = await hold('select count(*) from city.lots');
    const first = startCityData(['sync', ...NAMES, '--missing', '--allow-small'], {
      OPEN_DATA_URL: soda.url,
    });
    await untilRunning(db, 'lock table city.lots%');
    await kill(first);
    await release();
    await untilUnlocked(db);
    expect(await loaded()).toEqual(SAMPLE);
    expect(await lots()).toBe(265);
    expect(await sync({ names: NAMES, onlyMissing: true })).toEqual([]);
    expect(printed[0]).toBe('pluto: 12 lots of version 26v1 are loaded.');
    expect([await lots(), await loaded('hpd-violations')]).toMatchObject([12, { rows: 2 }]);
    expect(await sync({ names: NAMES, onlyMissing: true })).toEqual([]);
    expect(printed).toHaveLength(2);
  });

  it('loads missing sets in the background only if the server syncs city data itself', async () => {
    const missing = async () => {
      const status = await readStatus(db);
      return describeMissing(status.missing, status.loadsItself);
    };
    const synced = async () => (await db.query('select from city.syncs')).rowCount;
    await startFirstLoad(db);
    expect(await missing()).toBe(
      'Not loaded, or only as a sample: pluto, pad, ll84, hpd-violations and 16 more. To load them from NYC Open Data, run: npm run city-data -- sync',
    );
    expect(await synced()).toBe(0);
    for (const name of SYNCED_NAMES.filter((each) => !NAMES.includes(each))) {
      await db.query(
        `insert into city.sets (name, version, rows) values ($1, '2026-11-20', 1)
         on conflict (name) do update set is_shipped = false`,
        [name],
      );
    }
    vi.stubEnv('CITY_DATA_SYNC', 'nightly');
    vi.stubEnv('OPEN_DATA_URL', soda.url);
    await startFirstLoad(db);
    expect(await missing()).toContain('The server is loading them');
    // The command rejects PLUTO because its file is too small, and will retry it in an hour.
    await vi.waitUntil(async () => (await synced()) === NAMES.length, { timeout: 90_000, interval: 200 });
    expect(await loaded('hpd-violations')).toMatchObject({ rows: 2 });
    expect(await loaded()).toEqual(SAMPLE);
  });
});
