import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { importSamples } from '#tests/support/city-records/samples.ts';
import { createTestPayload, type TestPayload } from '#tests/support/payload.ts';

const PELHAM_PARKWAY = '2042500026';
const WEST_175_STREET = '1021310044';
const WATER_STREET = '3000317503';
const BRIDGE_STREET = '3000327501';
const EAST_138_STREET = '2022650037';
const WEST_57_STREET = '1010107507';

let test: TestPayload;
let buildings: typeof import('#app/features/buildings/building.server.ts');
let records: typeof import('#app/features/buildings/record/record.server.ts');

beforeAll(async () => {
  test = await createTestPayload();
  buildings = await import('#app/features/buildings/building.server.ts');
  records = await import('#app/features/buildings/record/record.server.ts');
});

afterAll(() => test.close());

const at = (path: string) => new Request(`https://example.com${path}`);

async function building(bbl: string, query = '') {
  const { view } = await buildings.loadBuilding(at(`/buildings/${bbl}${query}`), bbl);
  const lines = view.groups.flatMap(({ lines: own }) => own);
  return { view, recordOf: (law: string) => lines.find(({ id }) => id === law)?.record };
}

const record = (bbl: string, query = '') =>
  records.loadRecordPage(at(`/buildings/${bbl}/record${query}`), bbl);

const numbersOf = ({ numbers }: { numbers: readonly { label: string; value: string }[] }) =>
  Object.fromEntries(numbers.map(({ label, value }) => [label, value]));

describe('a site that has not loaded the record', () => {
  it('says so, and links to the pages of the agencies', async () => {
    const { view, recordOf } = await building('1008350041');
    expect(view.record).toMatchObject({ absence: 'missingText', rows: [] });
    expect(numbersOf((await record('1008350041')).numbers)).toMatchObject({ 'HPD violations': 'Not loaded' });
    expect(view.record?.pages.map(({ href }) => href)).toEqual([
      'https://a810-bisweb.nyc.gov/bisweb/PropertyProfileOverviewServlet?bin=1015862',
      'https://a810-dobnow.nyc.gov/publish/Index.html#!/',
      'https://hpdonline.nyc.gov/hpdonline/',
      'https://a820-ecbticketfinder.nyc.gov/',
    ]);
    expect(recordOf('ll84')).toBeUndefined();
    expect(recordOf('fisp')).toBeUndefined();
  });

  it('says that it is loading it, where the server loads its data itself', async () => {
    vi.stubEnv('CITY_DATA_SYNC', 'nightly');
    expect((await building('1008350041')).view.record).toMatchObject({ absence: 'loadingText', rows: [] });
    const { numbers, sets } = await record('1008350041');
    expect(numbers.absence).toBe('loadingText');
    expect(sets.map(({ state }) => state)).toEqual(['being loaded']);
  });
});

describe('the page of a building', () => {
  beforeAll(() => importSamples());

  it('says first what is to be done now, and leaves its law out of the next dates', async () => {
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

  it('answers questions by the record, and names its set, until the visitor answers', async () => {
    const lineOf = async (law: string, query = '') => {
      const { view } = await building(PELHAM_PARKWAY, query);
      const [group] = view.groups.filter(({ lines }) => lines.some(({ id }) => id === law));
      return { answer: group?.answer, line: group?.lines.find(({ id }) => id === law) };
    };
    const { answer, line } = await lineOf('elevator');
    expect(answer).toBe('applies');
    expect(line).toMatchObject({
      because: "Applies: the city's record has one active device.",
      evidence: [expect.stringContaining("the Department of Buildings' elevators, ") as string],
    });
    expect((await lineOf('elevator', '?elevator=no')).answer).toBe('doesNotApply');
  });

  it('says under a law what is open, filed and missing', async () => {
    const { recordOf } = await building(PELHAM_PARKWAY);
    expect(recordOf('ll84')).toBe(
      'One open violation of September 25, 2025: benchmarking report for a year missing.',
    );
    expect(recordOf('hpd-registration')).toBe('Registered with HPD until September 1, 2027.');
    expect(recordOf('bedbug')).toBe(
      'The newest bedbug report on record is for the year ending October 31, 2025.',
    );
    const other = await building(WEST_175_STREET);
    expect(other.recordOf('hpd-registration')).toContain(
      'Registered with HPD until September 1, 2025: lapsed.',
    );
    expect(other.recordOf('bedbug')).toMatch(
      /^One violation had to be corrected by May 5, 2026: .* The last one due is not on record\.$/,
    );
    expect(other.recordOf('heat-season')).toContain('One violation had to be corrected by');
    const facade = await building('1000277502');
    expect(facade.recordOf('fisp')).toBe(
      'The last facade report on record is for cycle 9, first filed on April 3, 2023: UNSAFE. Repair, then file an amended report. $2,750 due on one summons. One open violation of January 10, 2023: facade report missing or late.',
    );
  });

  it('never calls silence a filing where the city publishes no list', async () => {
    const { recordOf } = await building('1013060001');
    for (const law of ['ll152', 'll126-parking', 'retaining-wall', 'll84', 'll87', 'll88', 'll97-320'])
      expect(recordOf(law), law).toBeUndefined();
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

describe('the page of the record', () => {
  beforeAll(() => importSamples());

  it('has four numbers that lead to their lists, and keeps what is due apart from what a hearing may cost', async () => {
    const { numbers } = await record(PELHAM_PARKWAY);
    expect(numbersOf(numbers)).toEqual({
      'DOB violations': '2',
      'DOB summonses': '1',
      'HPD violations': '2',
      'Other summonses': '1',
    });
    const entriesOf = (agency: string) =>
      `/buildings/${PELHAM_PARKWAY}/record?agency=${agency}&state=open#entries`;
    expect(numbers.numbers.map(({ href }) => href)).toEqual(['dob', 'dob', 'hpd', 'other'].map(entriesOf));
    expect(numbers.money).toMatchObject([{ value: '$1,350' }, { value: 'No hearing' }]);
    expect((await record(BRIDGE_STREET)).numbers.money).toMatchObject([
      { value: '$0' },
      { value: '$1,875', note: 'Next hearing on December 4, 2026' },
    ]);
  });

  it('keeps a good fact out of its alerts', async () => {
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

  it('lists the agency with the most urgent entry first, newest first, and folds what is older than ten years', async () => {
    const { groups } = await record(PELHAM_PARKWAY);
    expect(groups.map(({ label }) => label)).toEqual(['HPD', 'Department of Buildings', 'Other agencies']);
    expect(groups[0]?.recent.map(({ number }) => number)).toEqual(['19000002', '19000001']);
    const old = await record(WEST_57_STREET);
    expect(old.groups.map(({ recent, old: folded }) => [recent.length, folded.length])).toEqual([[0, 4]]);
    expect(old.hasDeleted).toBe(true);
  });

  it('filters by agency, law and state, and ignores what it does not know', async () => {
    expect(await numbersShown(WEST_175_STREET, '?agency=hpd&law=window-guards')).toEqual(['19000105']);
    expect(await numbersShown(WEST_175_STREET, '?state=closed')).toEqual(['19000109']);
    expect(await numbersShown(WEST_175_STREET, '?agency=dob')).toEqual([]);
    const all = await numbersShown(WEST_175_STREET, '');
    expect(await numbersShown(WEST_175_STREET, '?agency=x&law=%27&state=--&page=99999')).toEqual(all);
  });

  it('shows what closes an entry, its money, and where to look it up', async () => {
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

  it('says what was filed', async () => {
    const { filed } = await record(PELHAM_PARKWAY);
    expect(filed.map(({ law }) => law)).toEqual(['boiler-low', 'elevator', 'bedbug', 'hpd-registration']);
    expect(filed[1]).toMatchObject({
      text: "The city's record has one active device.",
      href: '/laws/elevator',
    });
  });

  it('says "None" only of sets that are loaded and current', async () => {
    expect(numbersOf((await record(WEST_57_STREET)).numbers)).toMatchObject({ 'HPD violations': 'None' });
    const { pool } = test.payload.db;
    await pool.query("update city.sets set as_of = now() - interval '9 days' where name = 'hpd-violations'");
    const old = await record(WEST_57_STREET);
    expect(numbersOf(old.numbers)).toMatchObject({ 'HPD violations': 'None known', 'DOB summonses': 'None' });
    expect(old.numbers.asOf[0]).toMatch(/, out of date$/);
    await pool.query("delete from city.sets where name = 'dob-safety-violations'");
    expect(numbersOf((await record(PELHAM_PARKWAY)).numbers)).toMatchObject({
      'DOB violations': 'At least 2',
    });
    await importSamples(['hpd-violations', 'dob-safety-violations']);
  });
});

describe('the page to print before a sale', () => {
  beforeAll(() => importSamples());

  const sale = async (bbl: string) => {
    const { loadSalePage } = await import('#app/features/buildings/record/sale.server.ts');
    const { facts, rows } = await loadSalePage(at(`/buildings/${bbl}/record/sale`), bbl);
    return { facts: Object.fromEntries(facts.map(({ label, text }) => [label, text])), rows };
  };

  it('has the lot, the facade, the registration, orders, and money', async () => {
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

  it('lists each open entry once, on one line, the immediately hazardous first', async () => {
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
