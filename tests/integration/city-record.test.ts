import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayInNewYork } from '#law/days.ts';
import { normalizeHeading } from '#city-data/files/record-file.ts';
import { rejectsDirectory } from '#city-data/folders.ts';
import * as buildings from '#app/features/buildings/building.server.ts';
import * as records from '#app/features/buildings/record/record.server.ts';
import { loadSalePage } from '#app/features/buildings/record/sale.server.ts';
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

const PELHAM_PARKWAY = '2042500026';
const WEST_175_STREET = '1021310044';
const WATER_STREET = '3000317503';
const BRIDGE_STREET = '3000327501';
const EAST_138_STREET = '2022650037';
const WEST_57_STREET = '1010107507';

let test: TestPayload;

beforeAll(async () => {
  test = await createTestPayload();
});

afterAll(() => test.close());

const at = (path: string) => new Request(`https://example.com${path}`);

async function building(bbl: string, query = '') {
  const { view } = await buildings.loadBuilding(at(`/buildings/${bbl}${query}`), bbl);
  const lines = view.groups.flatMap(({ lines: own }) => own);
  return { view, lawRecord: (law: string) => lines.find(({ id }) => id === law)?.record };
}

const record = (bbl: string, query = '') =>
  records.loadRecordPage(at(`/buildings/${bbl}/record${query}`), bbl);

const numbersByLabel = ({ numbers }: { numbers: readonly { label: string; value: string }[] }) =>
  Object.fromEntries(numbers.map(({ label, value }) => [label, value]));

describe('a site that has not loaded the record', () => {
  it('says so and links to the agencies', async () => {
    const { view, lawRecord } = await building('1008350041');
    expect(view.record).toMatchObject({ absence: 'missingText', rows: [] });
    expect(numbersByLabel((await record('1008350041')).numbers)).toMatchObject({
      'HPD violations': 'Not loaded',
    });
    expect(view.record?.pages.map(({ href }) => href)).toEqual([
      'https://a810-bisweb.nyc.gov/bisweb/PropertyProfileOverviewServlet?bin=1015862',
      'https://a810-dobnow.nyc.gov/publish/Index.html#!/',
      'https://hpdonline.nyc.gov/hpdonline/',
      'https://a820-ecbticketfinder.nyc.gov/',
    ]);
    expect(lawRecord('ll84')).toBeUndefined();
    expect(lawRecord('fisp')).toBeUndefined();
  });

  it('says that the record is loading if the server syncs city data', async () => {
    vi.stubEnv('CITY_DATA_SYNC', 'nightly');
    expect((await building('1008350041')).view.record).toMatchObject({ absence: 'loadingText', rows: [] });
    const { numbers, sets } = await record('1008350041');
    expect(numbers.absence).toBe('loadingText');
    expect(sets.map(({ state }) => state)).toEqual(['being loaded']);
  });
});

describe('a building page', () => {
  beforeAll(() => importSamples());

  it('starts with what to do now and omits that law from the next dates', async () => {
    const { view } = await building(WEST_175_STREET, '?units=20');
    const rows = view.record?.rows ?? [];
    expect(rows[0]).toMatchObject({ isUrgent: true });
    const texts = rows.map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringContaining('had to be corrected by'));
    expect(texts).toContainEqual('Registered with HPD until September 1, 2025: lapsed.');
    expect(view.next.map(({ id }) => id)).not.toContain('hpd-registration');
    const [registration] = view.groups.flatMap(({ lines }) =>
      lines.filter(({ id }) => id === 'hpd-registration'),
    );
    expect(registration?.now).toMatch(/^Now\. Next date: /);
    expect(rows.length).toBeLessThanOrEqual(8);
  });

  it('answers questions from the record until the visitor answers them', async () => {
    const findLine = async (law: string, query = '') => {
      const { view } = await building(PELHAM_PARKWAY, query);
      const [group] = view.groups.filter(({ lines }) => lines.some(({ id }) => id === law));
      return { verdict: group?.verdict, line: group?.lines.find(({ id }) => id === law) };
    };
    const { verdict, line } = await findLine('elevator');
    expect(verdict).toBe('applies');
    expect(line).toMatchObject({
      because: "Applies: the city's record has one active device.",
      evidence: [expect.stringContaining("the Department of Buildings' elevators, ") as string],
    });
    expect((await findLine('elevator', '?elevator=no')).verdict).toBe('doesNotApply');
  });

  it('shows what is open, filed, or missing under a law', async () => {
    const { lawRecord } = await building(PELHAM_PARKWAY);
    expect(lawRecord('ll84')).toBe(
      'One open violation of September 25, 2025: benchmarking report for a year missing.',
    );
    expect(lawRecord('hpd-registration')).toBe('Registered with HPD until September 1, 2027.');
    expect(lawRecord('bedbug')).toBe(
      'The newest bedbug report on record is for the year ending October 31, 2025.',
    );
    const other = await building(WEST_175_STREET);
    expect(other.lawRecord('hpd-registration')).toContain(
      'Registered with HPD until September 1, 2025: lapsed.',
    );
    expect(other.lawRecord('bedbug')).toMatch(
      /^One violation had to be corrected by May 5, 2026: .* The last one due is not on record\.$/,
    );
    expect(other.lawRecord('heat-season')).toContain('One violation had to be corrected by');
    const facade = await building('1000277502');
    expect(facade.lawRecord('fisp')).toBe(
      'The last facade report on record is for cycle 9, first filed on April 3, 2023: UNSAFE. Repair, then file an amended report. $2,750 due on one summons. One open violation of January 10, 2023: facade report missing or late.',
    );
  });

  it('reports no missing filing under laws for which the city publishes no list', async () => {
    const { lawRecord } = await building('1013060001');
    for (const law of ['ll152', 'll126-parking', 'retaining-wall', 'll84', 'll87', 'll88', 'll97-320'])
      expect(lawRecord(law), law).toBeUndefined();
  });

  it('puts a vacate order on top, and notes the enforcement program', async () => {
    const { view } = await building(EAST_138_STREET);
    expect(view.record?.rows[0]).toMatchObject({
      title: 'Vacate order',
      text: 'A vacate order for part of the building (fire damage) has been in force since October 2, 2026.',
      isUrgent: true,
    });
    expect(view.record?.notes).toEqual(["The building is in HPD's Alternative Enforcement Program."]);
  });
});

describe('the record page', () => {
  it('links four numbers to their lists and separates money due from money at stake', async () => {
    const { numbers } = await record(PELHAM_PARKWAY);
    expect(numbersByLabel(numbers)).toEqual({
      'DOB violations': '2',
      'DOB summonses': '1',
      'HPD violations': '2',
      'Other summonses': '1',
    });
    const entriesUrl = (agency: string) =>
      `/buildings/${PELHAM_PARKWAY}/record?agency=${agency}&state=open#entries`;
    expect(numbers.numbers.map(({ href }) => href)).toEqual(['dob', 'dob', 'hpd', 'other'].map(entriesUrl));
    expect(numbers.money).toMatchObject([{ value: '$1,350' }, { value: 'No hearing' }]);
    expect((await record(BRIDGE_STREET)).numbers.money).toMatchObject([
      { value: '$0' },
      { value: '$1,875', note: 'Next hearing on December 4, 2026' },
    ]);
  });

  it('does not show good news as an alert', async () => {
    const { alerts, facts } = (await record(EAST_138_STREET)).numbers;
    expect(alerts).toEqual([
      'A vacate order for part of the building (fire damage) has been in force since October 2, 2026.',
      "The building is in HPD's Alternative Enforcement Program.",
    ]);
    expect(facts).toEqual(['Registered with HPD until September 1, 2027.']);
  });

  const numbersShown = async (bbl: string, query: string) => {
    const { groups } = await record(bbl, query);
    return groups.flatMap(({ recent, old }) => [...recent, ...old].map(({ number }) => number));
  };

  it('lists the most urgent agency first and newest entries first, and folds those over ten years old', async () => {
    const { groups } = await record(PELHAM_PARKWAY);
    expect(groups.map(({ label }) => label)).toEqual(['HPD', 'Department of Buildings', 'Other agencies']);
    expect(groups[0]?.recent.map(({ number }) => number)).toEqual(['19000002', '19000001']);
    const old = await record(WEST_57_STREET);
    expect(old.groups.map(({ recent, old: folded }) => [recent.length, folded.length])).toEqual([[0, 4]]);
    expect(old.hasDeleted).toBe(true);
  });

  it('filters by agency, law, and state, and ignores unknown filters', async () => {
    expect(await numbersShown(WEST_175_STREET, '?agency=hpd&law=window-guards')).toEqual(['19000105']);
    expect(await numbersShown(WEST_175_STREET, '?state=closed')).toEqual(['19000109']);
    expect(await numbersShown(WEST_175_STREET, '?agency=dob')).toEqual([]);
    const all = await numbersShown(WEST_175_STREET, '');
    expect(await numbersShown(WEST_175_STREET, '?agency=x&law=%27&state=--&page=99999')).toEqual(all);
  });

  it('shows how to close an entry, the money involved, and where to look it up', async () => {
    const [group] = (await record(WATER_STREET, '?state=due')).groups;
    const judgment = group?.recent.find(({ number }) => number === '34900018K');
    expect(judgment?.facts).toEqual(['$6,420.50 due.', 'A judgment was entered on February 14, 2020.']);
    expect(judgment?.officialLabel).toMatch(/^Look it up at BIS \(this data: \w+ \d+, \d{4}\)$/);
    const [hpd] = (await record(PELHAM_PARKWAY, '?agency=hpd&law=ll55')).groups;
    expect(hpd?.recent[0]).toMatchObject({
      closes: expect.stringContaining('HPD') as string,
      words: '§ 27-2017.4 HMC: ABATE THE INFESTATION CONSISTING OF ROACHES IN THE ENTIRE APARTMENT',
      official: 'https://hpdonline.nyc.gov/hpdonline/building/94250/overview',
    });
  });

  it('lists filings', async () => {
    const { filed } = await record(PELHAM_PARKWAY);
    expect(filed.map(({ law }) => law)).toEqual(['boiler-low', 'elevator', 'bedbug', 'hpd-registration']);
    expect(filed[1]).toMatchObject({
      text: "The city's record has one active device.",
      href: '/laws/elevator',
    });
  });

  it('says "None" only for data sets that are loaded and current', async () => {
    expect(numbersByLabel((await record(WEST_57_STREET)).numbers)).toMatchObject({
      'HPD violations': 'None',
    });
    const { pool } = test.payload.db;
    await pool.query("update city.sets set as_of = now() - interval '9 days' where name = 'hpd-violations'");
    const old = await record(WEST_57_STREET);
    expect(numbersByLabel(old.numbers)).toMatchObject({
      'HPD violations': 'None known',
      'DOB summonses': 'None',
    });
    expect(old.numbers.asOf[0]).toMatch(/, out of date$/);
    await pool.query("delete from city.sets where name = 'dob-safety-violations'");
    expect(numbersByLabel((await record(PELHAM_PARKWAY)).numbers)).toMatchObject({
      'DOB violations': 'At least 2',
    });
    await importSamples(['hpd-violations', 'dob-safety-violations']);
  });
});

describe('the printable page for a sale', () => {
  const sale = async (bbl: string) => {
    const { facts, rows } = await loadSalePage(at(`/buildings/${bbl}/record/sale`), bbl);
    return { facts: Object.fromEntries(facts.map(({ label, text }) => [label, text])), rows };
  };

  it('shows the lot, the facade, the registration, orders, and money', async () => {
    expect((await sale('1000277502')).facts).toMatchObject({
      BBL: expect.stringContaining('1-00027-7502') as string,
      Facade: 'UNSAFE, first filed April 3, 2023 (cycle 9).',
    });
    expect((await sale(WEST_175_STREET)).facts).toMatchObject({
      'Registration with HPD': 'Registered until September 1, 2025: lapsed.',
    });
    expect((await sale(EAST_138_STREET)).facts).toMatchObject({
      'Vacate orders':
        'A vacate order for part of the building (fire damage) has been in force since October 2, 2026.',
      Enforcement: "The building is in HPD's Alternative Enforcement Program.",
    });
    expect((await sale(WATER_STREET)).facts['Registration with HPD']).toMatch(/^No registration found\. /);
  });

  it('lists each open entry once, on one line, with immediately hazardous ones first', async () => {
    const shown = async (bbl: string) => (await sale(bbl)).rows.map(({ number }) => number);
    const open = async (bbl: string) => {
      const { groups } = await record(bbl);
      return groups.flatMap(({ recent, old }) =>
        [...recent, ...old].filter(({ isOpen }) => isOpen).map(({ number }) => number),
      );
    };
    for (const bbl of [PELHAM_PARKWAY, WEST_175_STREET, '1000277502', EAST_138_STREET, BRIDGE_STREET]) {
      const numbers = await shown(bbl);
      expect(numbers, bbl).toEqual(expect.arrayContaining(await open(bbl)));
      expect(new Set(numbers).size, bbl).toBe(numbers.length);
    }
    expect((await shown(WEST_175_STREET)).slice(0, 3).toSorted()).toEqual([
      '19000103',
      '19000104',
      '19000105',
    ]);
    const judgment = (await sale(WATER_STREET)).rows.find(({ number }) => number === '34900018K');
    expect(judgment?.facts).toBe('$6,420.50 due. A judgment was entered on February 14, 2020.');
  });
});

async function get(bbl: string, query = `?on=${SAMPLE_DAY}`) {
  const response = await callApi(`/buildings/${bbl}/record${query}`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function expectExpected(): Promise<void> {
  for (const { bbl, counts, findings } of await expectedLots()) {
    const { body } = await get(bbl);
    const { on, counts: shown, findings: found } = body;
    expect({ bbl, on, counts: shown, findings: found }).toEqual({ bbl, on: SAMPLE_DAY, counts, findings });
  }
}

describe("a building's record in the API", () => {
  it('includes the counts and findings that we expect for each sample lot', expectExpected);

  it('includes the date of each data set', async () => {
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

  it('defaults to today and rejects an invalid day', async () => {
    expect((await get('2042500026', '')).body.on).toBe(dayInNewYork(new Date()));
    for (const wrong of ['11/23/2026', '2026-02-30', '']) {
      expect(await get('2042500026', `?on=${wrong}`)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'on', message: 'Write the day like this: 2026-11-27.' }] },
      });
    }
  });

  it('counts a deadline as missed starting the next day', async () => {
    const overdueOn = async (day: string) =>
      ((await get('1021310044', `?on=${day}`)).body.counts as { hpdOverdue: number }).hpdOverdue;
    expect(await overdueOn('2026-11-21')).toBe(3);
    expect(await overdueOn('2026-11-22')).toBe(4);
    expect(await overdueOn('2026-11-24')).toBe(4);
    expect(await overdueOn('2026-11-25')).toBe(5);
  });
});

describe('an import of records', () => {
  it('stores no personal names or apartment numbers', async () => {
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

  it('records why rows were rejected, but not their content', async () => {
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

  it('yields the same record despite other headings, a different column order and duplicate rows', async () => {
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

  it('rejects a file with fewer than half of the loaded rows', async () => {
    const folder = await fileFolder();
    await folder.write('half.csv', await rewritten('hpd-violations', (rows) => rows.slice(0, 20)));
    await expect(importSamples(['hpd-violations'], () => `${folder.folder}/half.csv`)).rejects.toThrow(
      /a whole file of HPD violations has at least \d+\. Nothing was changed/,
    );
    await folder.remove();
  });
});
