import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    expect(view.record).toMatchObject({ isLoaded: false, numbers: expect.any(Array) as unknown[] });
    expect(numbersOf(view.record ?? { numbers: [] })).toMatchObject({ 'HPD violations': 'Not loaded' });
    expect(view.record?.pages.map(({ href }) => href)).toEqual([
      'https://a810-bisweb.nyc.gov/bisweb/PropertyProfileOverviewServlet?bin=1015862',
      'https://a810-dobnow.nyc.gov/publish/Index.html#!/',
      'https://hpdonline.nyc.gov/hpdonline/',
      'https://a820-ecbticketfinder.nyc.gov/',
    ]);
    expect(recordOf('ll84')).toBeUndefined();
    expect(recordOf('fisp')).toBeUndefined();
  });
});

describe('the page of a building', () => {
  beforeAll(() => importSamples());

  it('has four numbers, and keeps what is due apart from what a hearing may cost', async () => {
    const { view } = await building(PELHAM_PARKWAY);
    expect(numbersOf(view.record ?? { numbers: [] })).toEqual({
      'DOB violations': '2',
      'DOB summonses': '1',
      'HPD violations': '2',
      'Other summonses': '1',
    });
    expect(view.record?.money).toMatchObject([{ value: '$1,350' }, { value: '$0' }]);
    const atHearing = await building(BRIDGE_STREET);
    expect(atHearing.view.record?.money).toMatchObject([
      { value: '$0' },
      { value: '$1,875', note: 'Next hearing on December 4, 2026' },
    ]);
  });

  it('says under a law what is open, filed and missing', async () => {
    const { recordOf } = await building(PELHAM_PARKWAY);
    expect(recordOf('ll84')).toBe(
      "The city's record shows one open violation of September 25, 2025: benchmarking report for a year missing.",
    );
    expect(recordOf('hpd-registration')).toBe('Registered with HPD until September 1, 2027.');
    expect(recordOf('bedbug')).toBe(
      'The newest bedbug report on record is for the year to October 31, 2025.',
    );
    const other = await building(WEST_175_STREET);
    expect(other.recordOf('hpd-registration')).toContain(
      'Registered with HPD until September 1, 2025: lapsed.',
    );
    expect(other.recordOf('bedbug')).toMatch(/one open violation .*The last one due is not on record\.$/);
    expect(other.recordOf('heat-season')).toContain('One is past the day to correct it by.');
    const facade = await building('1000277502');
    expect(facade.recordOf('fisp')).toBe(
      "The city's record shows two open violations and summonses, the newest of August 1, 2025. The last facade report on record is of cycle 9, first filed on April 3, 2023: UNSAFE.",
    );
  });

  it('never calls silence a filing where the city publishes no list', async () => {
    const { recordOf } = await building('1013060001');
    for (const law of ['ll152', 'll126-parking', 'retaining-wall', 'll84', 'll87', 'll88', 'll97-320'])
      expect(recordOf(law), law).toBeUndefined();
  });

  it('lists first what is overdue or due, and changes no answer', async () => {
    const without = (await building('1000277502')).view.groups;
    const { groups } = (await building('1000277502', '?units=20')).view;
    for (const { answer, lines } of without) {
      const ranks = lines.map(({ isOnRecord = false }) => isOnRecord);
      expect(ranks, answer).toEqual(ranks.toSorted((one, other) => Number(other) - Number(one)));
    }
    expect(groups.length).toBeGreaterThan(0);
  });

  it('puts a vacate order and the registration on top', async () => {
    const { view } = await building(EAST_138_STREET);
    expect(view.record?.alerts).toEqual([
      'A vacate order for part of the building (fire damage) is in force since October 2, 2026.',
      "The building is in HPD's Alternative Enforcement Program.",
      'Registered with HPD until September 1, 2027.',
    ]);
  });
});

describe('the page of the record', () => {
  beforeAll(() => importSamples());

  const numbersShown = async (bbl: string, query: string) => {
    const { groups } = await record(bbl, query);
    return groups.flatMap(({ recent, old }) => [...recent, ...old].map(({ number }) => number));
  };

  it('lists by agency, newest first, and folds what is older than ten years', async () => {
    const { groups } = await record(PELHAM_PARKWAY);
    expect(groups.map(({ label }) => label)).toEqual(['Department of Buildings', 'HPD', 'Other agencies']);
    expect(groups[1]?.recent.map(({ number }) => number)).toEqual(['19000002', '19000001']);
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
    expect(old.numbers.asOf[0]).toMatch(/which is older than it should be$/);
    await pool.query("delete from city.sets where name = 'dob-safety-violations'");
    expect(numbersOf((await record(PELHAM_PARKWAY)).numbers)).toMatchObject({
      'DOB violations': 'At least 2',
    });
    await importSamples(['hpd-violations', 'dob-safety-violations']);
  });
});

describe('the page to print before a sale', () => {
  beforeAll(() => importSamples());

  const sections = async (bbl: string) => {
    const { sections: found } = await records.loadSalePage(at(`/buildings/${bbl}/record/sale`), bbl);
    return Object.fromEntries(
      found.map(({ heading, text, rows }) => [heading, text ?? rows.map(({ number }) => number).join(' ')]),
    );
  };

  it('has orders, hazards, judgments, balances, the registration and the facade', async () => {
    expect(await sections(WATER_STREET)).toMatchObject({
      'Judgments with a balance': '34900018K',
      'Other balances of summonses': '039400018K',
      'Vacate orders': 'None',
    });
    expect(await sections('1000277502')).toMatchObject({
      'DOB class 1, immediately hazardous': '39400002B',
      'Facade report': 'Cycle 9: UNSAFE.',
    });
    expect(await sections(WEST_175_STREET)).toMatchObject({
      'HPD class C, immediately hazardous': '19000103 19000104 19000105',
      'Registration with HPD': 'Registered until September 1, 2025: lapsed.',
    });
    expect(await sections(EAST_138_STREET)).toMatchObject({
      'Vacate orders':
        'A vacate order for part of the building (fire damage) is in force since October 2, 2026.',
    });
    expect(await sections(BRIDGE_STREET)).toMatchObject({ 'Hearings to come': '39205016Q 39205015P' });
  });
});
