import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { addDays } from 'date-fns';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linesOf } from '#city-data/building-lines.ts';
import { readBuilding } from '#city-data/read-building.ts';
import type { Manifest } from '#collections/bulk/manifest.ts';
import { serve } from '#tests/support/application.ts';
import { LAW_IDS } from '#law/buildings/rules/index.ts';
import { hold, kill, killAfterEach, startCommand } from '../support/city-data/running-command.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

const DAY = '2026-11-27';
const NOW = new Date(`${DAY}T12:00:00Z`);
const LIST = 'https://site.test/api/v1/bulk';

let test: TestPayload;
let makeEdition: typeof import('#collections/bulk/make-edition.ts').makeEdition;
let content: typeof import('#collections/bulk/write-content.ts');
let server: Server;
let bulk: typeof import('#app/features/api/bulk.server.ts');

const databaseUrl = () => process.env.DATABASE_URL ?? '';

const later = (hours: number) => new Date(NOW.getTime() + hours * 60 * 60 * 1000);

const make = (now: Date) =>
  makeEdition({
    databaseUrl: databaseUrl(),
    writeContent: (unfinished, at) => content.writeContent(test.payload, unfinished, at),
    now,
  });

const query = (text: string) => test.payload.db.pool.query(text);

const emptyFolder = () => mkdtemp(path.join(test.dataDirectory, 'content-'));

const folder = () => path.join(test.dataDirectory, 'bulk');

const versions = async () => (await readdir(folder())).filter((name) => name !== 'unfinished').sort();

const newest = async () => (await (await bulk.bulkListResponse('https://site.test')).json()) as Listed;

interface Listed extends Manifest {
  files: (Manifest['files'][number] & { url: string })[];
}

interface LawsFile {
  laws: { id: string; deadlines: string[]; reasons: { code: string }[] }[];
  questions: object[];
  thresholds: Record<string, number>;
}

const download = (url: string, headers: Record<string, string> = {}) => {
  const { pathname, search } = new URL(url);
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${pathname}${search}`, { headers });
};

const fileOf = async (name: string) => {
  const file = (await newest()).files.find((each) => each.name === name);
  if (!file) throw new Error(`There is no ${name}.`);
  const bytes = Buffer.from(await (await download(file.url)).arrayBuffer());
  return { file, bytes, text: gunzipSync(bytes).toString() };
};

const rowsOf = async (name: string): Promise<Record<string, string>[]> =>
  parse((await fileOf(name)).text, { columns: true });

/** Waits until the lots are being read, which `hold` prevents. */
async function untilReadingLots(): Promise<void> {
  const file = path.join(folder(), 'unfinished/obligations.csv.gz');
  for (let attempt = 0; attempt < 3000 && !existsSync(file); attempt += 1) await wait(20);
  expect(existsSync(file)).toBe(true);
}

beforeAll(async () => {
  test = await createTestPayload();
  const { findFile: findBulkFile } = await import('#collections/bulk/find-edition.ts');
  server = await serve({ findBulkFile });
  [{ makeEdition }, content, bulk] = await Promise.all([
    import('#collections/bulk/make-edition.ts'),
    import('#collections/bulk/write-content.ts'),
    import('#app/features/api/bulk.server.ts'),
  ]);
  await query('delete from city.covered_lots where bbl not in (select bbl from city.lots)');
  await query('delete from city.address_ranges where bbl not in (select bbl from city.lots)');
});
afterAll(() => {
  server.close();
  return test.close();
});
killAfterEach();

describe('the bulk files', () => {
  it('are not found before the first edition', async () => {
    const list = await bulk.bulkListResponse('https://site.test');
    expect(list.status).toBe(404);
    expect(await list.json()).toMatchObject({ status: 404, detail: expect.stringContaining('try again') });
    expect((await download(`${LIST}/laws.csv.gz`)).status).toBe(404);
  });

  it('have a version, a day, the editions of the city’s data, and a checksum for each file', async () => {
    const manifest = await make(NOW);
    expect(manifest).toMatchObject({
      version: '20261127-120000',
      day: DAY,
      cityData: { covered: '2026-03', pluto: 'sample', pad: 'sample' },
    });
    const list = await newest();
    expect(list).toMatchObject(manifest);
    expect(list.files.map(({ name }) => name)).toEqual([
      'laws.csv.gz',
      'laws.json.gz',
      'figures.csv.gz',
      'deadlines.csv.gz',
      'obligations.csv.gz',
    ]);
    for (const { name } of list.files) {
      const { file, bytes, text } = await fileOf(name);
      expect(createHash('sha256').update(bytes).digest('hex'), name).toBe(file.sha256);
      expect(bytes.length, name).toBe(file.bytes);
      if (!file.columns) continue;
      const [header, ...rows]: string[][] = parse(text);
      expect(header, name).toEqual(file.columns);
      expect(rows.length, name).toBe(file.rows);
    }
  });

  it('have a row for each lot and law, as the page of the lot says', async () => {
    const rows = await rowsOf('obligations.csv.gz');
    const lots = [...new Set(rows.map(({ bbl = '' }) => bbl))];
    expect(lots.length).toBeGreaterThan(200);
    expect(lots).toEqual([...lots].sort());
    expect(rows).toHaveLength(lots.length * LAW_IDS.length);
    const { rules } = await content.writeContent(test.payload, await emptyFolder(), NOW);
    for (const bbl of lots.filter((_, index) => index % 20 === 0)) {
      const { lines } = linesOf(await readBuilding(test.payload, bbl), rules);
      const expected = lines.map(({ id, answer, nextDate = '', cycle = '' }) => ({
        bbl,
        law: id,
        answer,
        nextDate,
        cycle,
      }));
      const found = rows.filter((row) => row.bbl === bbl).map(({ reason: _, ...row }) => row);
      expect(found).toHaveLength(expected.length);
      expect(found, bbl).toEqual(expect.arrayContaining(expected));
    }
  });

  it('have the rules as data: reasons, deadlines, and thresholds', async () => {
    const { laws, questions, thresholds } = JSON.parse((await fileOf('laws.json.gz')).text) as LawsFile;
    const codes = new Map(laws.map(({ id, reasons }) => [id, reasons.map(({ code }) => code)]));
    for (const { law = '', reason = '' } of await rowsOf('obligations.csv.gz')) {
      expect(codes.get(law)).toContain(reason);
    }
    expect(laws.find(({ id }) => id === 'll152')?.deadlines).toContain('ll152-a');
    expect(questions[0]).toMatchObject({ id: expect.any(String), question: expect.any(String) });
    expect(thresholds.facadeStories).toBe(6);
    expect(await rowsOf('deadlines.csv.gz')).toContainEqual(
      expect.objectContaining({ key: 'll152-a', laws: 'll152' }),
    );
  });

  it('come with a tag, and are not sent again to a program that has them', async () => {
    const { file } = await fileOf('laws.csv.gz');
    const { headers } = await download(file.url);
    expect(headers.get('etag')).toBe(`"${file.sha256}"`);
    expect(headers.get('content-disposition')).toBe('attachment; filename="laws.csv.gz"');
    expect((await download(file.url, { 'if-none-match': `"${file.sha256}"` })).status).toBe(304);
    expect((await download(`${LIST}/manifest.json`)).status).toBe(404);
    expect((await download(`${LIST}/laws.csv.gz?version=20200101-000000`)).status).toBe(404);
  });

  it('stay as they are if the process is killed, and the next one starts over', async () => {
    const before = await versions();
    const release = await hold('lock table city.lots in access exclusive mode');
    const run = startCommand(['bulk']);
    await untilReadingLots();
    await kill(run);
    await release();
    expect(await versions()).toEqual(before);
    expect((await newest()).version).toBe('20261127-120000');
    const { code, text } = await startCommand(['bulk']).output;
    expect(text).toMatch(/obligations\.csv\.gz: [\d,]+ rows/);
    expect(code).toBe(0);
    expect(await versions()).toHaveLength(before.length + 1);
  });

  it('make Health warn once the newest bulk files are two days old, and not before', async () => {
    const { checkHealth } = await import('#collections/health/health.ts');
    const { day } = await newest();
    const warningAfter = async (days: number) => {
      const checks = await checkHealth(test.payload, addDays(new Date(`${day}T17:00:00Z`), days));
      return checks.find(({ id }) => id === 'bulk-files')?.warning;
    };
    expect(await warningAfter(1)).toBeUndefined();
    expect(await warningAfter(2)).toMatch(/^They are written every night\./);
  });

  it('are written by one process at a time', async () => {
    const release = await hold('lock table city.lots in access exclusive mode');
    const first = make(later(24 * 365));
    await untilReadingLots();
    await expect(make(later(24 * 365 + 1))).rejects.toThrow('Another process is writing the files.');
    await release();
    await first;
  });

  it('are of one edition of the city’s data', async () => {
    const before = await versions();
    const release = await hold('lock table city.lots in access exclusive mode');
    const making = make(later(24 * 366));
    const failed = expect(making).rejects.toThrow('City data was imported meanwhile');
    await untilReadingLots();
    await query("update city.sets set version = '2027-03' where name = 'covered'");
    await release();
    await failed;
    expect(await versions()).toEqual(before);
  });

  it('are deleted but for the newest two editions, so that a download can go on', async () => {
    const { files } = await newest();
    await make(later(24 * 367));
    expect(await versions()).toHaveLength(2);
    for (const { url, sha256 } of files)
      expect((await download(url)).headers.get('etag')).toBe(`"${sha256}"`);
    await make(later(24 * 368));
    expect((await download(files[0]?.url ?? '')).status).toBe(404);
  });
});
