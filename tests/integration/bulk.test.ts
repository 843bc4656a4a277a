import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { addDays } from 'date-fns';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LAW_IDS, isLawId } from '#law/buildings/rules/index.ts';
import { buildingLines } from '#city-data/building-lines.ts';
import { readBuilding } from '#city-data/read-building.ts';
import { findBulkFile } from '#collections/bulk/storage.ts';
import { writeBulkFile, rulesOn } from '#collections/bulk/write.ts';
import { checkHealth } from '#collections/health/health.ts';
import { bulkListResponse } from '#app/features/api/bulk.server.ts';
import { callApi } from '../support/api.ts';
import { hold, kill, killAfterEach, startCommand } from '../support/city-data/running-command.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

const DAY = '2026-11-27';
const NOW = new Date(`${DAY}T12:00:00Z`);

let test: TestPayload;

const query = (text: string) => test.payload.db.pool.query(text);

const folder = () => path.join(test.dataDirectory, 'bulk');

const files = async () => (await readdir(folder())).filter((name) => name !== 'unfinished.csv.gz');

const later = (days: number) => addDays(NOW, days);

async function list() {
  const response = await bulkListResponse('https://site.test');
  return { status: response.status, body: (await response.json()) as object };
}

async function read() {
  const file = await findBulkFile();
  const content = await file?.open();
  if (!file || !content) throw new Error('There is no file.');
  return { file, bytes: await buffer(content) };
}

async function readRows(): Promise<Record<string, string>[]> {
  return parse(gunzipSync((await read()).bytes), { columns: true });
}

/** Waits until the command is about to read the lots, where `hold` blocks it. */
async function untilReadingLots(): Promise<void> {
  const file = path.join(folder(), 'unfinished.csv.gz');
  for (let attempt = 0; attempt < 3000 && !existsSync(file); attempt += 1) await wait(20);
  expect(existsSync(file)).toBe(true);
}

beforeAll(async () => {
  test = await createTestPayload();
  await query('delete from city.covered_lots where bbl not in (select bbl from city.lots)');
  await query('delete from city.address_ranges where bbl not in (select bbl from city.lots)');
});
afterAll(() => test.close());
killAfterEach();

describe('the bulk file', () => {
  it('returns 404 before the first nightly run', async () => {
    expect(await list()).toMatchObject({
      status: 404,
      body: { detail: expect.stringContaining('tomorrow') },
    });
  });

  it('has a row per lot and law with reasons that the API lists, and is listed with its day and checksum', async () => {
    const { rows: count } = await writeBulkFile(test.payload, NOW);
    const { file, bytes } = await read();
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256);
    expect(await list()).toEqual({
      status: 200,
      body: {
        files: [
          {
            name: 'obligations.csv.gz',
            url: 'https://site.test/api/v1/bulk/obligations.csv.gz',
            day: DAY,
            bytes: bytes.length,
            sha256: file.sha256,
            columns: ['bbl', 'law', 'answer', 'reason', 'nextDate', 'cycle'],
          },
        ],
      },
    });
    const rows = await readRows();
    const lots = [...new Set(rows.map(({ bbl = '' }) => bbl))];
    expect(lots.length).toBeGreaterThan(200);
    expect(lots).toEqual([...lots].sort());
    expect(rows).toHaveLength(lots.length * LAW_IDS.length);
    expect(count).toBe(rows.length);
    for (const law of LAW_IDS) {
      const { reasons } = (await (await callApi(`/laws/${law}`)).json()) as { reasons: { code: string }[] };
      const codes = reasons.map(({ code }) => code);
      const given = new Set(rows.flatMap((row) => (row.law === law ? (row.reason ?? '') : [])));
      expect(
        [...given].filter((code) => !codes.includes(code)),
        law,
      ).toEqual([]);
    }
    expect(rows.every(({ law = '' }) => isLawId(law))).toBe(true);
  });

  it("agrees with the lots' pages", async () => {
    const rules = await rulesOn(test.payload, NOW);
    const rows = await readRows();
    const lots = [...new Set(rows.map(({ bbl = '' }) => bbl))];
    for (const bbl of lots.filter((_, index) => index % 20 === 0)) {
      const { lines } = buildingLines(await readBuilding(test.payload, bbl), rules);
      const expected = lines.map(({ id, verdict, nextDate = '', cycle = '' }) => ({
        bbl,
        law: id,
        answer: verdict,
        nextDate,
        cycle,
      }));
      const found = rows.filter((row) => row.bbl === bbl).map(({ reason: _, ...row }) => row);
      expect(found).toHaveLength(expected.length);
      expect(found, bbl).toEqual(expect.arrayContaining(expected));
    }
  });

  it('stays the same if the process is killed, and the next process starts over', async () => {
    const before = await files();
    const release = await hold('lock table city.lots in access exclusive mode');
    const run = startCommand(['bulk']);
    await untilReadingLots();
    await kill(run);
    await release();
    expect(await files()).toEqual(before);
    const { code, text } = await startCommand(['bulk']).output;
    expect(text).toMatch(/obligations\.csv\.gz: [\d,]+ rows/);
    expect(code).toBe(0);
    expect(await files()).toHaveLength(1);
    expect(await files()).not.toEqual(before);
  });

  it('makes Health warn once it is two days old', async () => {
    const { day } = (await read()).file;
    const warningAfter = async (days: number) => {
      const checks = await checkHealth(test.payload, addDays(new Date(`${day}T17:00:00Z`), days));
      return checks.find(({ id }) => id === 'bulk-file')?.warning;
    };
    expect(await warningAfter(1)).toBeUndefined();
    expect(await warningAfter(2)).toMatch(/^It is written every night\./);
  });

  it('is written by one process at a time', async () => {
    const release = await hold('lock table city.lots in access exclusive mode');
    const first = writeBulkFile(test.payload, later(365));
    await untilReadingLots();
    await expect(writeBulkFile(test.payload, later(366))).rejects.toThrow(
      'Another process is writing the file.',
    );
    await release();
    await first;
  });

  it('is not published if city data changes while it is written', async () => {
    const before = await files();
    const release = await hold('lock table city.lots in access exclusive mode');
    const failed = expect(writeBulkFile(test.payload, later(367))).rejects.toThrow(
      'City data was imported meanwhile',
    );
    await untilReadingLots();
    await query("update city.sets set version = '2027-03' where name = 'covered'");
    await release();
    await failed;
    expect(await files()).toEqual(before);
  });
});
