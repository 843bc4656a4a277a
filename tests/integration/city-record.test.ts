import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { normalizeHeading } from '#city-data/files/record-file.ts';
import { rejectsDirectory } from '#city-data/folders.ts';
import { dayInNewYork } from '#law/days.ts';
import { callApi } from '#tests/support/api.ts';
import { fileFolder } from '#tests/support/city-data/files.ts';
import {
  expectedLots,
  importSamples,
  rewritten,
  SAMPLE_DAY,
  SAMPLE_SETS,
} from '#tests/support/city-records/samples.ts';
import { createTestPayload, type TestPayload } from '#tests/support/payload.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await createTestPayload();
  await importSamples();
});

afterAll(() => test.close());

async function get(bbl: string, query = `?on=${SAMPLE_DAY}`) {
  const response = await callApi(`/buildings/${bbl}/record${query}`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function expectExpected(): Promise<void> {
  for (const { bbl, counts, findings } of await expectedLots()) {
    const { body } = await get(bbl);
    expect({ bbl, counts: body.counts, findings: body.findings }).toEqual({ bbl, counts, findings });
  }
}

describe('the record of a building in the API', async () => {
  it.each(await expectedLots())(
    'has the counts and findings of $address',
    async ({ bbl, counts, findings }) => {
      const { status, body } = await get(bbl);
      expect(status).toBe(200);
      expect(body).toMatchObject({ bbl, on: SAMPLE_DAY, counts, findings });
      expect(body.counts).toEqual(counts);
      expect(body.findings).toEqual(findings);
    },
  );

  it('names the day of each set', async () => {
    const { body } = await get('2042500026');
    const sets = body.sets as Record<string, unknown>;
    expect(Object.keys(sets).toSorted()).toEqual(
      SAMPLE_SETS.filter((set) => set !== 'building-ids').toSorted(),
    );
    expect(sets['hpd-violations']).toEqual({
      loaded: true,
      asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    });
  });

  it('is of today without a day, and refuses what is not a day', async () => {
    expect((await get('2042500026', '')).body.on).toBe(dayInNewYork(new Date()));
    for (const wrong of ['11/23/2026', '2026-02-30', 'x', '']) {
      expect(await get('2042500026', `?on=${wrong}`)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'on', message: 'Write the day like this: 2026-11-27.' }] },
      });
    }
  });

  it('counts a deadline as missed from the day after', async () => {
    const overdueOn = async (day: string) =>
      ((await get('1021310044', `?on=${day}`)).body.counts as { hpdOverdue: number }).hpdOverdue;
    expect(await overdueOn('2026-11-21')).toBe(3);
    expect(await overdueOn('2026-11-22')).toBe(4);
    expect(await overdueOn('2026-11-24')).toBe(4);
    expect(await overdueOn('2026-11-25')).toBe(5);
  });
});

describe('an import of records', () => {
  it('keeps nothing of people and homes', async () => {
    const { payload } = test;
    const { rows: tables } = await payload.db.pool.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'city'::regnamespace and relkind = 'r'",
    );
    const leaks = await Promise.all(
      tables.map(async ({ name }) => {
        const { rows } = await payload.db.pool.query(
          `select 1 from city.${name} as row where row::text ~* 'CANARY|\\m9Z\\M'`,
        );
        return rows.length > 0 ? name : [];
      }),
    );
    expect(tables.length).toBeGreaterThan(20);
    expect(leaks.flat()).toEqual([]);
  });

  it('says why rows are rejected, and shows nothing of them', async () => {
    const folder = await fileFolder();
    const text = await rewritten('hpd-violations', ([headings = [], first = [], ...rows]) => [
      headings,
      ['', ...first.slice(1)],
      ...rows,
    ]);
    await folder.write('hpd.csv', text);
    await importSamples(['hpd-violations'], () => `${folder.folder}/hpd.csv`);
    const { rows } = await test.payload.db.pool.query<{ id: string; rows_rejected: string }>(
      'select id, rows_rejected from city.imports order by id desc limit 1',
    );
    expect(rows[0]?.rows_rejected).toBe('1');
    const rejects = await readFile(path.join(rejectsDirectory(), `import-${rows[0]?.id}.csv`), 'utf8');
    expect(rejects).toContain('there is no key');
    expect(rejects).not.toMatch(/CANARY|9Z/);
    await folder.remove();
    await importSamples(['hpd-violations']);
  });

  it('gives the same record whatever program wrote the file', async () => {
    const folder = await fileFolder();
    for (const set of SAMPLE_SETS) {
      const text = await rewritten(set, ([headings = [], ...rows]) =>
        [headings.map(normalizeHeading), ...rows.flatMap((row) => [row, row])].map((row) => row.toReversed()),
      );
      await folder.write(`${set}.csv.gz`, gzipSync(text));
    }
    await importSamples(SAMPLE_SETS, (set) => `${folder.folder}/${set}.csv.gz`);
    await expectExpected();
    await folder.remove();
    await importSamples();
    await expectExpected();
  });

  it('refuses a file with less than half of what is loaded', async () => {
    const folder = await fileFolder();
    await folder.write('half.csv', await rewritten('hpd-violations', (rows) => rows.slice(0, 20)));
    await expect(importSamples(['hpd-violations'], () => `${folder.folder}/half.csv`)).rejects.toThrow(
      /a whole file of HPD violations has at least \d+\. Nothing was changed/,
    );
    await folder.remove();
  });
});
