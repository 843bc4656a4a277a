import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as pages from '#app/features/buildings/building.server.ts';
import * as files from '#app/features/buildings/files.server.ts';
import * as questions from '#app/features/buildings/questions.server.ts';
import { callApi } from '#tests/support/api.ts';
import { clearCityData, insertCityRows } from '#tests/support/buildings/city-rows.ts';
import { lotFilings } from '#tests/support/buildings/filings.ts';
import { insertFilings } from '#tests/support/buildings/insert-filings.ts';
import { createTestPayload, type TestPayload } from '#tests/support/payload.ts';

const EMPIRE_STATE = '1008350041';
const STUYVESANT_TOWN = '1009720001';
const EXCHANGE_PLACE = '1000277502';
const QUEENS = '4026660020';
const ONE_FAMILY = '2054800111';
const UNIT = '1000271001';
const MERGED = '1010100025';
const NEW_LOT = '1010107507';
const OTHER_NEW_LOT = '1010107508';

let test: TestPayload;

const ALL_LAWS = { on_ll97: true, on_ll84: true, on_ll87: true, on_ll88: true };
const NO_LAWS = { on_ll97: false, on_ll84: false, on_ll87: false, on_ll88: false };

beforeAll(async () => {
  test = await createTestPayload();
  const { payload } = test;
  await clearCityData(payload);
  await insertCityRows(payload, 'sets', [
    { name: 'covered', version: '2026-03', rows: 4, is_shipped: true, imported_at: '2026-11-01' },
    { name: 'pluto', version: '26v1', rows: 2, is_shipped: false, imported_at: '2026-11-01' },
  ]);
  await insertCityRows(payload, 'covered_lots', [
    { bbl: EMPIRE_STATE, ...ALL_LAWS, pathways: [0], area: 2_812_739, address: '350 5 AVENUE' },
    { bbl: STUYVESANT_TOWN, ...ALL_LAWS, pathways: [2, 3], area: 8_942_176, address: '240 1 AVENUE' },
    { bbl: EXCHANGE_PLACE, ...ALL_LAWS, pathways: [3], area: 786_942, address: '20 EXCHANGE PLACE' },
    { bbl: QUEENS, ...NO_LAWS, on_ll97: true, pathways: [0], area: 81_900, address: '58-80 59 STREET' },
  ]);
  // Made-up rows of the Covered Buildings List for two buildings on one lot.
  await insertCityRows(payload, 'covered_buildings', [
    { bin: 1_083_001, bbl: STUYVESANT_TOWN, pathway: 2, ...ALL_LAWS, address: '242 1 AVENUE' },
    { bin: 1_083_002, bbl: STUYVESANT_TOWN, pathway: 3, ...ALL_LAWS, address: '244 1 AVENUE' },
  ]);
  await insertCityRows(payload, 'lots', [
    {
      bbl: EMPIRE_STATE,
      district: 105,
      zip: 10_118,
      address: '350 5 AVENUE',
      building_class: 'O4',
      land_use: 5,
      floor_area: 2_812_739,
      buildings: 1,
      floors: 102,
      units: 0,
      year_built: 1931,
      version: '26v1',
    },
    {
      bbl: ONE_FAMILY,
      district: 210,
      zip: 10_465,
      address: '761 CLARENCE AVENUE',
      building_class: 'A5',
      land_use: 1,
      floor_area: 1683,
      buildings: 1,
      floors: 2,
      units: 1,
      year_built: 1950,
      version: '26v1',
    },
    { bbl: NEW_LOT, former_bbl: MERGED, address: '111 WEST 57 STREET', version: '26v1' },
    { bbl: OTHER_NEW_LOT, former_bbl: MERGED, version: '26v1' },
  ]);
  await insertCityRows(payload, 'condo_units', [
    { low_bbl: UNIT, high_bbl: '1000271900', billing_bbl: EXCHANGE_PLACE },
  ]);
  await insertFilings(payload, [...lotFilings(EMPIRE_STATE), ...lotFilings(QUEENS)]);
});
afterAll(() => test.close());

const at = (path: string) => new Request(`https://site.test${path}`);
/** Loader arguments for a visitor below the look-up limit. */
const loaderArgs = (path: string, params: Record<string, string> = {}) =>
  ({ request: at(path), params, context: { takeLookUp: () => Promise.resolve(undefined) } }) as never;
const load = (bbl: string, query = '') => pages.loadBuilding(at(`/buildings/${bbl}${query}`), bbl);
const loadView = async (bbl: string, query = '') => (await load(bbl, query)).view;

/** Returns what the loader throws instead of loading a page: a redirect or an error response. */
const thrownBy = (bbl: string): Promise<unknown> => load(bbl).catch((thrown: unknown) => thrown);

const findVerdict = (view: Awaited<ReturnType<typeof loadView>>, law: string) =>
  view.groups.find(({ lines }) => lines.some(({ id }) => id === law))?.verdict;

describe('a building page', () => {
  it('shows the facts with their sources, the next three dates, and every law once', async () => {
    const view = await loadView(EMPIRE_STATE);
    expect(view).toMatchObject({ title: '350 5th Avenue, Manhattan', isListed: true, answers: '' });
    expect(view.facts.find(({ name }) => name === 'floors')).toMatchObject({
      value: '102',
      source: 'PLUTO 26v1 (2026)',
    });
    expect(view.next).toHaveLength(3);
    expect(view.next.map(({ day }) => day)).toEqual(view.next.map(({ day }) => day).toSorted());
    const ids = view.groups.flatMap(({ lines }) => lines.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(findVerdict(view, 'll97-320')).toBe('applies');
  });

  it('fills every placeholder and gives each law a source and a reason', async () => {
    for (const bbl of [EMPIRE_STATE, STUYVESANT_TOWN, ONE_FAMILY]) {
      const view = await loadView(bbl);
      expect(JSON.stringify(view)).not.toMatch(/\{[a-z]+[:}|]/i);
      for (const line of view.groups.flatMap(({ lines }) => lines)) {
        expect(line.because, line.id).not.toBe('');
        expect(line.citation, line.id).not.toBe('');
        expect(line.source.title, line.id).not.toBe('');
        expect(line.when, line.id).not.toBe('');
      }
    }
  });

  it("does not mark a figure as the visitor's if it equals the city record", async () => {
    const view = await loadView(EMPIRE_STATE, '?floors=102&units=4');
    expect(view.facts.filter(({ isYours }) => isYours).map(({ name }) => name)).toEqual(['units']);
    expect(view.answers).toBe('units=4');
  });

  it("uses the visitor's figures and answers and marks them", async () => {
    const view = await loadView(ONE_FAMILY, '?units=4&buildingClass=C3&elevator=no');
    expect(view.answers).not.toBe('');
    expect(view.facts.find(({ name }) => name === 'units')).toMatchObject({
      value: '4',
      isYours: true,
      cityValue: '1',
    });
    expect(findVerdict(await loadView(ONE_FAMILY), 'hpd-registration')).not.toBe('applies');
    expect(findVerdict(view, 'bedbug')).toBe('applies');
    expect(view.links.json).toContain('units=4');
    expect(view.links.calendar.subscription).toMatch(/^webcal:\/\/site\.test\/buildings\/.*elevator=no/);
    expect(view.path).toBe(`/buildings/${ONE_FAMILY}`);
  });

  it('reports a figure that it cannot parse', async () => {
    const view = await loadView(ONE_FAMILY, '?floors=many');
    expect(view.rejected).toEqual([{ name: 'floors', label: 'stories' }]);
    expect(view.answers).toBe('');
  });

  it('asks the visitor instead of ruling out laws if PLUTO lacks the lot', async () => {
    const view = await loadView(STUYVESANT_TOWN);
    expect(view.facts.find(({ name }) => name === 'floors')?.note).toMatch(/^not recorded in PLUTO/);
    expect(findVerdict(view, 'fisp')).toBe('ask');
    expect(view.openQuestions).toBeGreaterThan(0);
  });
});

describe('a lot with several buildings', () => {
  it('lists its buildings with their pathways, without one emissions limit for all', async () => {
    const { lot, ll97 } = await loadView(STUYVESANT_TOWN);
    expect(lot?.buildings.map(({ bin, pathway }) => [bin, pathway])).toEqual([
      [1_083_001, 'pathway 2 of Local Law 97'],
      [1_083_002, 'pathway 3 of Local Law 97'],
    ]);
    expect(lot?.pathways).toBe('Local Law 97: buildings with pathways 2 and 3 on this lot.');
    expect(ll97?.pathways).toHaveLength(2);
    expect(ll97?.periods).toBeUndefined();
  });

  it('shows the building that the visitor picks', async () => {
    const view = await loadView(STUYVESANT_TOWN, '?bin=1083002');
    expect(view.title).toBe('244 1st Avenue, Manhattan');
    expect(view.ll97?.pathways).toHaveLength(1);
    expect(findVerdict(view, 'll97-321')).toBe('applies');
    expect(findVerdict(view, 'll97-320')).not.toBe('applies');
  });

  it('ignores a BIN that no building on the lot has', async () => {
    expect((await loadView(STUYVESANT_TOWN, '?bin=1015862')).title).toBe('240 1st Avenue, Manhattan');
  });
});

describe('the Local Law 97 section', () => {
  it("computes a filing's emissions with the law's coefficients", async () => {
    const { ll97 } = await loadView(EMPIRE_STATE);
    expect(ll97?.isEstimate).toBe(false);
    expect(JSON.stringify(ll97?.periods?.rows)).toContain('12,096.78 t');
    expect(ll97?.calculator.href).toBe(`/ll97/calculator?bbl=${EMPIRE_STATE}&filing=4398177-2024`);
  });

  it('lets the visitor choose between two properties, and never adds them up', async () => {
    const { ll97 } = await loadView(QUEENS);
    expect(ll97?.filings.filter(({ year }) => year === 2024)).toHaveLength(2);
    expect(ll97?.filings.some(({ isChosen }) => isChosen)).toBe(false);
    expect(ll97?.periods).toBeUndefined();
    const [first] = ll97?.filings ?? [];
    const chosen = await loadView(QUEENS, `?filing=${first?.key}`);
    expect(chosen.ll97?.filings.filter(({ isChosen }) => isChosen)).toHaveLength(1);
    expect(chosen.ll97?.periods).toBeDefined();
  });

  it('never shows a penalty per ton for an Article 321 building', async () => {
    const { ll97 } = await loadView(EXCHANGE_PLACE, '?buildingClass=R4');
    expect(ll97?.isEstimate).toBe(true);
    expect(ll97?.periods).toBeDefined();
    expect(JSON.stringify(ll97?.periods)).not.toMatch(/\$|penalty/i);
    expect(JSON.stringify(ll97)).not.toContain('$268');
  });

  it('is left out for a small home', async () => {
    expect((await loadView(ONE_FAMILY)).ll97).toBeUndefined();
  });
});

describe('the waste section', () => {
  it('names one zone, or both if the district is divided', async () => {
    const home = await loadView(ONE_FAMILY);
    expect(home.waste?.zones.map(({ name }) => name)).toEqual(['Bronx East']);
    expect(home.waste?.isDivided).toBe(false);
    const office = await loadView(EMPIRE_STATE);
    expect(office.waste?.zones.map(({ name }) => name)).toEqual(['Midtown South', 'Midtown North']);
    expect(office.waste?.isDivided).toBe(true);
  });
});

describe('the URL of a lot without a page', () => {
  it.each(['', '6008350041', "1' or 1=1", '１００８３５００４１'])(
    'returns 400 for the invalid lot %j',
    async (bbl) => {
      expect(await thrownBy(bbl)).toMatchObject({ init: { status: 400 } });
    },
  );

  it('returns 404 if no data set has the lot', async () => {
    expect(await thrownBy('1999990001')).toMatchObject({
      data: { bbl: '1999990001' },
      init: { status: 404 },
    });
  });

  it('returns 404 with the lots that replaced a merged lot', async () => {
    expect(await thrownBy(MERGED)).toMatchObject({
      data: {
        lots: [
          { label: '111 West 57th Street', path: `/buildings/${NEW_LOT}` },
          { label: `BBL ${OTHER_NEW_LOT}`, path: `/buildings/${OTHER_NEW_LOT}` },
        ],
      },
      init: { status: 404 },
    });
  });

  it('redirects to the condominium if the lot is a condo unit', async () => {
    const response = await thrownBy(UNIT);
    expect(response).toBeInstanceOf(Response);
    expect((response as Response).headers.get('location')).toBe(`/buildings/${EXCHANGE_PLACE}`);
  });
});

describe("a building's JSON and calendar files", () => {
  const json = async (query = '') => callApi(`/buildings/${EMPIRE_STATE}${query}`);
  const calendar = async (query = '') =>
    (await files.buildingCalendarResponse(at(`/buildings/${EMPIRE_STATE}.ics${query}`), EMPIRE_STATE)).text();

  it('use the answers in their URL, and are not cached if it contains any', async () => {
    expect(await calendar()).toContain(`UID:elevator-${EMPIRE_STATE}-`);
    expect(await calendar('?elevator=no')).not.toContain(`UID:elevator-${EMPIRE_STATE}-`);
    expect((await json('?elevator=no')).headers.get('cache-control')).toBe('private, no-store');
    expect((await json()).headers.get('cache-control')).toBe('public, max-age=300');
  });

  it('do not exist for an invalid lot', async () => {
    expect((await files.buildingCalendarResponse(at('/'), 'abc')).status).toBe(400);
  });
});

describe('the questions about a building', () => {
  const ask = (query = '') => questions.loadQuestions(loaderArgs(`/x${query}`, { bbl: EMPIRE_STATE }));

  it('are asked once each, with a reason and "I don\'t know" as the default', async () => {
    const { questions: asked } = await ask();
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
    expect(asked.every(({ why, answer }) => why !== '' && answer === 'unknown')).toBe(true);
  });

  it('keep given answers so that the visitor can change them', async () => {
    const { questions: asked, kept, back } = await ask('?elevator=no&floors=40&filing=4398177-2024');
    expect(asked.find(({ id }) => id === 'elevator')?.answer).toBe('no');
    expect(asked.find(({ id }) => id === 'floors')?.field?.value).toBe('40');
    expect(kept).toEqual([{ name: 'filing', value: '4398177-2024' }]);
    expect(back).toBe(`/buildings/${EMPIRE_STATE}?filing=4398177-2024&elevator=no&floors=40`);
  });

  it('are also asked about a building that the visitor describes', async () => {
    const { path, questions: asked } = await questions.loadQuestions(loaderArgs('/x?units=8&district=301'));
    expect(path).toBe('/buildings/describe');
    expect(asked.length).toBeGreaterThan(0);
  });
});

describe('a building that a visitor describes', () => {
  async function described(query: string) {
    const { view } = await pages.loadDescribe(loaderArgs(`/buildings/describe${query}`));
    if (!view) throw new Error('The building has no page.');
    return view;
  }

  it('gets its laws even without an address', async () => {
    const view = await described('?buildingClass=C1&units=8&floors=4&district=210');
    expect(view.bbl).toBeUndefined();
    expect(view.identity).toEqual([]);
    expect(findVerdict(view, 'bedbug')).toBe('applies');
    expect(view.facts.find(({ name }) => name === 'buildingClass')?.value).toBe(
      'Apartments without an elevator',
    );
    expect(JSON.stringify(view)).not.toMatch(/city('s)? record|class C1/);
  });

  it("keeps the visitor's address and law, and uses the district of the ZIP code", async () => {
    const query = '?address=99+Nowhere+Street%2C+Bronx+10465&law=ll152&units=8';
    const view = await described(query);
    expect(view.title).toBe('99 Nowhere Street, Bronx 10465');
    expect(view.facts.find(({ name }) => name === 'district')?.value).toMatch(/^Bronx 10 \(Throgs Neck/);
    const written = 'address=99+Nowhere+Street%2C+Bronx+10465&law=ll152&units=8&district=210';
    expect(view.links.share).toBe(`https://site.test/buildings/describe?${written}`);
    expect(view.answersFormFields).toEqual([
      { name: 'address', value: '99 Nowhere Street, Bronx 10465' },
      { name: 'law', value: 'll152' },
      { name: 'units', value: '8' },
      { name: 'district', value: '210' },
    ]);
    const asked = await questions.loadQuestions(loaderArgs(`/x${query}`));
    expect(asked).toMatchObject({ path: '/buildings/describe#ll152', title: view.title });
    expect(asked.back).toBe(`/buildings/describe?${written}#ll152`);
  });

  it('offers districts by neighborhood if its ZIP code spans several', async () => {
    const { form } = await pages.loadDescribe(loaderArgs('/buildings/describe?address=11221'));
    expect(form?.address).toBe('11221');
    const district = form?.fields.find(({ name }) => name === 'district');
    expect(district).toMatchObject({
      value: '',
      choices: [{ label: 'Brooklyn 3 (Bedford-Stuyvesant)' }, { label: 'Brooklyn 4 (Bushwick)' }],
    });
  });

  it('has its own calendar, and offers laws to follow with its district', async () => {
    const view = await described('?buildingClass=C1&units=8&district=304');
    const { file } = view.links.calendar;
    const response = await files.describedCalendarResponse(loaderArgs(file));
    const text = (await response.text()).replaceAll(/\r\n /g, '');
    expect(response.headers.get('cache-control')).toMatch(/private/);
    expect(text).toMatch(/UID:ll152-describe-[0-9a-f]{12}-2026@/);
    expect(text).not.toMatch(/city('s)? record/);
    expect(view.follow).toContainEqual({
      title: 'Gas piping inspection',
      note: 'Local Law 152 of 2016',
      url: '/follow?kind=law&subject=ll152&answers=district%3D304',
    });
  });
});
