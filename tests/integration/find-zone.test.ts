import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { readPage } from '#app/data/pages.server.ts';
import { parseQuery } from '#city-data/address-parser/parse-query.ts';
import { clearCityData, insertCityRows } from '#tests/support/buildings/city-rows.ts';
import { cwzAssessment } from '#tests/support/factories.ts';
import { createTestPayload, type TestPayload } from '#tests/support/payload.ts';

const TODAY = '2026-11-23';

let test: TestPayload;
let nextSteps: Awaited<ReturnType<typeof readPage<'cwz-zones'>>>['nextSteps'];
let finder: typeof import('#app/features/commercial-waste/zone-finder/find-zone.server.ts');

/** A row of PLUTO, with its address in the parts that a look-up compares. */
function lot(bbl: string, address: string, district: number | null, zip: number) {
  const query = parseQuery(address);
  if (query.kind !== 'address') throw new Error(`${address} is no address.`);
  const [{ house, street }] = query.readings;
  return { bbl, address, house: house.number, street, district, zip, version: '26v1' };
}

beforeAll(async () => {
  test = await createTestPayload();
  ({ nextSteps } = await (await import('#app/data/pages.server.ts')).readPage('cwz-zones'));
  finder = await import('#app/features/commercial-waste/zone-finder/find-zone.server.ts');
  const { payload } = test;
  await clearCityData(payload);
  await insertCityRows(payload, 'sets', [
    { name: 'pluto', version: '26v1', rows: 10, is_shipped: false, imported_at: '2026-11-01' },
  ]);
  await insertCityRows(payload, 'lots', [
    lot('1008350041', '350 5 AVENUE', 105, 10_118),
    lot('1008150001', '1430 BROADWAY', 105, 10_018),
    lot('1011110001', '1000 5 AVENUE', 108, 10_028),
    lot('3010050041', '350 5 AVENUE', 306, 11_215),
    lot('1013730001', '531 MAIN STREET', 108, 10_044),
    lot('4015370020', '82-20 BAXTER AVENUE', 404, 11_373),
    // Without a district, and in LaGuardia Airport, which belongs to none.
    lot('4015370021', '82-24 BAXTER AVENUE', null, 11_373),
    lot('4009260001', '102-10 DITMARS BOULEVARD', 480, 11_371),
    lot('1007570001', '345 8 AVENUE', null, 10_001),
    lot('1007740001', '210 WEST 25 STREET', 104, 10_001),
  ]);
});
afterAll(() => test.close());

const log = { warn: vi.fn() };

async function find(typed: string, seconds?: number) {
  const request = new Request(`https://site.test/cwz?${new URLSearchParams({ place: typed })}`);
  const takeLookUp = vi.fn(() => Promise.resolve(seconds));
  const found = await finder.findZone(
    { request, context: { takeLookUp, log } as never },
    { today: TODAY, nextSteps },
  );
  return {
    ...found,
    zones: found?.answer?.zones.map(({ name }) => name) ?? [],
    lookUps: takeLookUp.mock.calls.length,
  };
}

describe('a ZIP code', () => {
  it('that lies in one zone is answered with its status, window, source and next step', async () => {
    const { status, answer, lookUps } = await find(' 11373-1234 ');
    expect({ status, lookUps }).toEqual({ status: 200, lookUps: 0 });
    expect(answer).toMatchObject({
      heading: 'Your zone is Queens Central, live since January 3, 2025.',
      zones: [{ name: 'Queens Central', label: 'Live', signUp: 'September 3, 2024 to January 2, 2025' }],
      assessment: '/cwz/assessment?zip=11373',
      needsCity: false,
      marked: ['Queens Central'],
    });
    expect(answer?.zones[0]?.source).toContain('checked on November 21, 2026');
    expect(answer?.nextStep).toContain('30 days');
  });

  it('that lies in several zones names them, and says that the address decides', async () => {
    const { answer, zones } = await find('10001');
    expect(zones).toEqual(['Manhattan West', 'Midtown South', 'Midtown North']);
    expect(answer).toMatchObject({ needsCity: true });
    expect(answer?.heading).toContain('Your address decides.');
  });

  it('whose zone is not verified says so', async () => {
    const { answer } = await find('11430');
    expect(answer).toMatchObject({
      needsCity: true,
      reasons: ['We could not verify the zone of ZIP code 11430.'],
    });
  });

  it('of the city that is in no list leaves it to the address', async () => {
    expect(await find('10122')).toMatchObject({ status: 200, zones: [], answer: { needsCity: true } });
  });

  it.each(['90210', '00000', '07030'])('%s of another city is refused', async (zip) => {
    const { status, error, answer } = await find(zip);
    expect({ status, answer }).toEqual({ status: 400, answer: undefined });
    expect(error).toContain(`${zip} is not a ZIP code of New York City`);
  });
});

describe('an address', () => {
  it('is answered by its community district, and fills in the assessment', async () => {
    const { answer, zones, lookUps } = await find('82-20 Baxter Ave, Queens');
    expect({ zones, lookUps }).toEqual({ zones: ['Queens Central'], lookUps: 1 });
    expect(answer?.reasons).toEqual([
      'We looked up 82-20 Baxter Avenue, Queens 11373. It is in Community District Queens 4.',
    ]);
    expect(answer?.assessment).toBe(
      '/cwz/assessment?address=82-20+Baxter+Avenue&borough=queens&zip=11373&district=404',
    );
  });

  it('in Manhattan 5 can be in two zones: it says so, and leaves it to the city', async () => {
    const { answer, zones } = await find('1430 Broadway, Manhattan');
    expect(zones).toEqual(['Midtown South', 'Midtown North']);
    expect(answer).toMatchObject({ needsCity: true, marked: ['Midtown South', 'Midtown North'] });
    expect(answer?.reasons).toEqual([
      'We looked up 1430 Broadway, Manhattan 10018. It is in Community District Manhattan 5, which lies in two zones.',
    ]);
  });

  it.each([
    ['350 5th Ave, Manhattan', 'Midtown South', '10118'],
    ['1000 5 Avenue, Manhattan', 'Manhattan Northeast', '10028'],
  ])('%s, in a district of two zones, is decided by its ZIP code', async (typed, zone, zip) => {
    const { answer, zones } = await find(typed);
    expect(zones).toEqual([zone]);
    expect(answer?.needsCity).toBe(true);
    expect(answer?.reasons[0]).toContain(`which lies in two zones. Its ZIP code, ${zip}, is in ${zone}.`);
  });

  it('in Manhattan 8 can be on Roosevelt Island, which is in another zone', async () => {
    const { answer, zones } = await find('531 Main St, Manhattan');
    expect(zones).toEqual(['Manhattan Northeast', 'Queens West']);
    expect(answer?.reasons[0]).toContain('Its ZIP code, 10044, points to Queens West.');
  });

  it.each([
    ['82-24 Baxter Avenue, Queens', ['Queens Central']],
    ['345 8 Avenue, Manhattan', ['Manhattan West', 'Midtown South', 'Midtown North']],
    ['102-10 Ditmars Boulevard, Queens', ['Queens Central']],
  ])('%s, without a community district, is answered by its ZIP code', async (typed, names) => {
    const { answer, zones } = await find(typed);
    expect(zones).toEqual(names);
    expect(answer?.reasons[0]).toContain('no community district on record');
  });

  it('that is in two boroughs is a choice between them', async () => {
    const { answer, zones } = await find('350 5 Avenue');
    expect(zones).toEqual([]);
    expect(answer?.choices.map(({ label }) => label).toSorted()).toEqual([
      '350 5th Avenue, Brooklyn 11215',
      '350 5th Avenue, Manhattan 10118',
    ]);
    const [choice] = answer?.choices ?? [];
    const place = new URLSearchParams(choice?.href.slice(1).split('#')[0]).get('place') ?? '';
    expect((await find(place)).zones).not.toEqual([]);
  });

  it('that no list has is a 404 with the way to the city', async () => {
    const { status, answer } = await find('999 Nowhere Street, Atlantis');
    expect(status).toBe(404);
    expect(answer).toMatchObject({ heading: "We couldn't find that address", needsCity: true, choices: [] });
  });

  it('is refused after too many look-ups', async () => {
    const { status, answer } = await find('350 5 Avenue, Manhattan', 30);
    expect({ status, answer }).toEqual({ status: 429, answer: undefined });
  });
});

describe('a report', () => {
  const reportOn = async (place: { address: string; borough: 'manhattan' | 'queens'; zipCode: string }) => {
    const [{ submitCwzAssessment }, { loadCwzReport }] = await Promise.all([
      import('#collections/commercial-waste/assessments/submit.ts'),
      import('#app/features/commercial-waste/report/report.server.ts'),
    ]);
    const reportId = await submitCwzAssessment({ ...cwzAssessment(), ...place });
    return loadCwzReport(new Request(`https://site.test/cwz/report/${reportId}`), reportId);
  };

  it('looks up the address where the ZIP code does not decide the zone', async () => {
    const address = '210 W 25th St, Suite 3';
    const report = await reportOn({ address, borough: 'manhattan', zipCode: '10001' });
    expect(report.headline).toContain('Your zone is Manhattan West');
    expect(report.lookedUp).toBe(
      'We looked up 210 West 25th Street, Manhattan 10001. It is in Community District Manhattan 4.',
    );
    expect(report.advice[0]?.text).toContain('split between zones');
  });

  it('says that it found no such address', async () => {
    const report = await reportOn({ address: '9 Nowhere Street', borough: 'manhattan', zipCode: '10001' });
    expect(report.headline).toContain('Your address decides.');
    expect(report.lookedUp).toContain('We looked up 9 Nowhere Street, and found no building');
  });

  it.each([
    ['the ZIP code decides', { address: '1 Main Street', borough: 'queens', zipCode: '11373' }],
    ['the ZIP code is of another borough', { address: '1 Main Street', borough: 'queens', zipCode: '10001' }],
  ] as const)('looks up nothing where %s', async (_, place) => {
    const { lookedUp, checkAgain } = await reportOn(place);
    expect(lookedUp).toBeUndefined();
    expect(checkAgain).toBe(
      `/cwz/assessment?address=1+Main+Street&borough=${place.borough}&zip=${place.zipCode}`,
    );
  });
});

describe('what is no place', () => {
  it.each([
    ['', 'Enter a five-digit ZIP code'],
    ['   ', 'Enter a five-digit ZIP code'],
    ['?!', 'Enter a five-digit ZIP code'],
    ['1137', 'A ZIP code has five digits'],
    ['x'.repeat(1000), 'too long for an address'],
    ['<script>alert(1)</script>'.repeat(50), 'too long for an address'],
    ['Broadway and 42nd', 'intersection'],
    ['350 東京', 'Latin'],
    ['350 Market Street, San Francisco, CA', 'not in New York City'],
  ])('is refused with what to enter: %s', async (typed, message) => {
    const { status, error, lookUps } = await find(typed);
    expect({ status, lookUps }).toEqual({ status: 400, lookUps: 0 });
    expect(error).toContain(message);
  });

  it('is shown again no longer than an address can be', async () => {
    expect((await find('x'.repeat(1000))).typed).toHaveLength(200);
  });
});

it('nothing is looked up where nothing was entered', async () => {
  const request = new Request('https://site.test/cwz');
  expect(
    await finder.findZone({ request, context: {} as never }, { today: TODAY, nextSteps }),
  ).toBeUndefined();
});
