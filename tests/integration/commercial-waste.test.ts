import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleZones } from '#law/commercial-waste/example-zone.ts';
import { parseQuery } from '#city-data/address-parser/parse-query.ts';
import * as submit from '#collections/commercial-waste/assessments/submit.ts';
import * as assessments from '#app/data/cwz-assessments.server.ts';
import { readPage } from '#app/data/pages.server.ts';
import { loadCwzReport } from '#app/features/commercial-waste/report/report.server.ts';
import * as finder from '#app/features/commercial-waste/zone-finder/find-zone.server.ts';
import { clearCityData, insertCityRows } from '#tests/support/buildings/city-rows.ts';
import { cwzAssessment } from '#tests/support/factories.ts';
import { queuedMails } from '#tests/support/following.ts';
import { createTestPayload, type TestPayload } from '#tests/support/payload.ts';

const TODAY = '2026-11-23';
const STAFF = 'desk@example.com';

let test: TestPayload;
let nextSteps: Awaited<ReturnType<typeof readPage<'cwz-zones'>>>['nextSteps'];

/** A PLUTO row, with its address parsed into the parts that a lookup compares. */
function lot(bbl: string, address: string, district: number | null, zip: number) {
  const query = parseQuery(address);
  if (query.kind !== 'address') throw new Error(`${address} is no address.`);
  const [{ house, street }] = query.readings;
  return { bbl, address, house: house.number, street, district, zip, version: '26v1' };
}

beforeAll(async () => {
  test = await createTestPayload({ environment: { STAFF_MAIL: STAFF } });
  ({ nextSteps } = await readPage('cwz-zones'));
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
    // One lot without a district, and one at LaGuardia Airport, which belongs to no district.
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
  it("in one zone shows the zone's status, sign-up window, source and next step", async () => {
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

  it('in several zones lists them, and says that the address decides', async () => {
    const { answer, zones } = await find('10001');
    expect(zones).toEqual(['Manhattan West', 'Midtown South', 'Midtown North']);
    expect(answer).toMatchObject({ needsCity: true });
    expect(answer?.heading).toContain('Your address decides.');
  });

  it('whose zone is unverified is reported as such', async () => {
    const { answer } = await find('11430');
    expect(answer).toMatchObject({
      needsCity: true,
      reasons: ['We could not verify the zone of ZIP code 11430.'],
    });
  });

  it('that no list contains has no zone, and the visitor is referred to the city', async () => {
    expect(await find('10122')).toMatchObject({ status: 200, zones: [], answer: { needsCity: true } });
  });

  it('outside the city is rejected', async () => {
    const { status, error, answer } = await find('90210');
    expect({ status, answer }).toEqual({ status: 400, answer: undefined });
    expect(error).toContain('90210 is not a ZIP code of New York City');
  });
});

describe('an address', () => {
  it('gets its zone from its community district, and fills in the assessment', async () => {
    const { answer, zones, lookUps } = await find('82-20 Baxter Ave, Queens');
    expect({ zones, lookUps }).toEqual({ zones: ['Queens Central'], lookUps: 1 });
    expect(answer?.reasons).toEqual([
      'We looked up 82-20 Baxter Avenue, Queens 11373. It is in Community District Queens 4.',
    ]);
    expect(answer?.assessment).toBe(
      '/cwz/assessment?address=82-20+Baxter+Avenue&borough=queens&zip=11373&district=404',
    );
  });

  it('in Community District Manhattan 5 may be in two zones, and the visitor is referred to the city', async () => {
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
  ])('in a district with two zones gets its zone from its ZIP code: %s', async (typed, zone, zip) => {
    const { answer, zones } = await find(typed);
    expect(zones).toEqual([zone]);
    expect(answer?.needsCity).toBe(true);
    expect(answer?.reasons[0]).toContain(`which lies in two zones. Its ZIP code, ${zip}, is in ${zone}.`);
  });

  it('in Community District Manhattan 8 may be on Roosevelt Island, which is in another zone', async () => {
    const { answer, zones } = await find('531 Main St, Manhattan');
    expect(zones).toEqual(['Manhattan Northeast', 'Queens West']);
    expect(answer?.reasons[0]).toContain('Its ZIP code, 10044, points to Queens West.');
  });

  it.each([
    ['82-24 Baxter Avenue, Queens', ['Queens Central']],
    ['345 8 Avenue, Manhattan', ['Manhattan West', 'Midtown South', 'Midtown North']],
    ['102-10 Ditmars Boulevard, Queens', ['Queens Central']],
  ])('without a community district gets its zones from its ZIP code: %s', async (typed, names) => {
    const { answer, zones } = await find(typed);
    expect(zones).toEqual(names);
    expect(answer?.reasons[0]).toContain('no community district on record');
  });

  it('that exists in two boroughs offers a choice', async () => {
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

  it('that is unknown gets a 404 that refers the visitor to the city', async () => {
    const { status, answer } = await find('999 Nowhere Street, Atlantis');
    expect(status).toBe(404);
    expect(answer).toMatchObject({ heading: "We couldn't find that address", needsCity: true, choices: [] });
  });

  it('is rejected after too many look-ups', async () => {
    const { status, answer } = await find('350 5 Avenue, Manhattan', 30);
    expect({ status, answer }).toEqual({ status: 429, answer: undefined });
  });
});

describe('the report on an assessment', () => {
  const reportOn = async (place: { address: string; borough: 'manhattan' | 'queens'; zipCode: string }) => {
    const reportId = await submit.submitCwzAssessment({ ...cwzAssessment(), ...place });
    return loadCwzReport(new Request(`https://site.test/cwz/report/${reportId}`), reportId);
  };

  it('looks up the address if the ZIP code alone does not determine the zone', async () => {
    const address = '210 W 25th St, Suite 3';
    const report = await reportOn({ address, borough: 'manhattan', zipCode: '10001' });
    expect(report.headline).toContain('Your zone is Manhattan West');
    expect(report.lookedUp).toBe(
      'We looked up 210 West 25th Street, Manhattan 10001. It is in Community District Manhattan 4.',
    );
    expect(report.advice[0]?.text).toContain('split between zones');
  });

  it('says so if the address was not found', async () => {
    const report = await reportOn({ address: '9 Nowhere Street', borough: 'manhattan', zipCode: '10001' });
    expect(report.headline).toContain('Your address decides.');
    expect(report.lookedUp).toContain('We looked up 9 Nowhere Street, and found no building');
  });

  it.each([
    ['the ZIP code determines the zone', { address: '1 Main Street', borough: 'queens', zipCode: '11373' }],
    ['the ZIP code is in another borough', { address: '1 Main Street', borough: 'queens', zipCode: '10001' }],
  ] as const)('does not look up the address if %s', async (_, place) => {
    const { lookedUp, checkAgain } = await reportOn(place);
    expect(lookedUp).toBeUndefined();
    expect(checkAgain).toBe(
      `/cwz/assessment?address=1+Main+Street&borough=${place.borough}&zip=${place.zipCode}`,
    );
  });
});

describe('invalid input', () => {
  it.each([
    ['', 'Enter a five-digit ZIP code'],
    ['?!', 'Enter a five-digit ZIP code'],
    ['1137', 'A ZIP code has five digits'],
    ['x'.repeat(1000), 'too long for an address'],
    ['Broadway and 42nd', 'intersection'],
    ['350 東京', 'Latin'],
    ['350 Market Street, San Francisco, CA', 'not in New York City'],
  ])('is rejected with instructions: %j', async (typed, message) => {
    const { status, error, lookUps, typed: shown } = await find(typed);
    expect({ status, lookUps }).toEqual({ status: 400, lookUps: 0 });
    expect(error).toContain(message);
    expect(shown).toBe(typed.slice(0, 200));
  });
});

it('findZone returns undefined without a place in the URL', async () => {
  const request = new Request('https://site.test/cwz');
  expect(
    await finder.findZone({ request, context: {} as never }, { today: TODAY, nextSteps }),
  ).toBeUndefined();
});

const anAssessment = (overrides: Parameters<typeof cwzAssessment>[0] = {}) =>
  cwzAssessment({ businessName: `Cafe ${randomUUID().slice(0, 8)}`, ...overrides });

const storedAs = async (businessName: string) => {
  const where = { businessName: { equals: businessName } };
  return (await test.payload.find({ collection: 'cwz-assessments', where })).docs;
};

const clearMails = () => test.payload.delete({ collection: 'payload-jobs', where: {} });

describe('an assessment', () => {
  beforeEach(clearMails);

  it('is stored with all answers, the full name, and a zone of its borough', async () => {
    const assessment = anAssessment();
    const reportId = await submit.submitCwzAssessment(assessment);
    const [stored, ...others] = await storedAs(assessment.businessName);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ ...assessment, contactName: 'Ada Owner', reportId, isSpam: false });
    expect(exampleZones('queens')).toContain(stored?.zone);
    expect(reportId).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });

  it('may omit optional answers', async () => {
    const { squareFootage, customHaulerName, phone, ...assessment } = anAssessment();
    await submit.submitCwzAssessment(assessment);
    const left = { squareFootage: null, customHaulerName: null, phone: null };
    expect([squareFootage, customHaulerName, phone]).not.toContain(null);
    expect(await storedAs(assessment.businessName)).toMatchObject([left]);
  });

  it('has one report, zone and set of emails when submitted repeatedly', async () => {
    const assessment = anAssessment();
    const ids = await Promise.all(Array.from({ length: 10 }, () => submit.submitCwzAssessment(assessment)));
    ids.push(await submit.submitCwzAssessment(assessment));
    expect(new Set(ids).size).toBe(1);
    expect(await storedAs(assessment.businessName)).toHaveLength(1);
    expect(await queuedMails(test.payload)).toHaveLength(2);
  });

  it('has its own report when an answer differs, or when submitted again after a while', async () => {
    const assessment = anAssessment();
    const first = await submit.submitCwzAssessment(assessment);
    const other = await submit.submitCwzAssessment({
      ...assessment,
      wasteTypes: { ...assessment.wasteTypes, recycling: true },
    });
    await test.payload.db.pool.query(
      `update cwz_assessments set created_at = now() - interval '11 minutes' where report_id = '${first}'`,
    );
    const later = await submit.submitCwzAssessment(assessment);
    expect(new Set([first, other, later]).size).toBe(3);
    expect(await storedAs(assessment.businessName)).toHaveLength(3);
  });
});

describe('the emails about an assessment', () => {
  beforeEach(clearMails);

  it('notify staff without personal data, and send the visitor the URL of the report', async () => {
    const assessment = anAssessment({ email: 'mailed@example.com' });
    const reportId = await submit.submitCwzAssessment(assessment);
    const [{ id } = { id: 0 }] = await storedAs(assessment.businessName);
    const [toStaff, toVisitor, ...others] = await queuedMails(test.payload);
    expect(others).toEqual([]);
    expect(toStaff).toMatchObject({
      to: STAFF,
      subject: `New CWZ assessment: ${assessment.businessName}`,
      text: expect.stringContaining(`/admin/collections/cwz-assessments/${id}\n`),
    });
    expect(toStaff?.replyTo).toBe('mailed@example.com');
    expect(JSON.stringify({ ...toStaff, replyTo: '' })).not.toMatch(/Ada|mailed@example\.com|Main Street/);
    expect(toVisitor).toMatchObject({
      to: 'mailed@example.com',
      text: expect.stringContaining(`/cwz/report/${reportId}\n`),
    });
  });

  it('go only to staff unless the visitor asked for one', async () => {
    await submit.submitCwzAssessment(anAssessment({ consentToEmail: false }));
    expect((await queuedMails(test.payload)).map(({ to }) => to)).toEqual([STAFF]);
  });

  it('are not sent for spam', async () => {
    const assessment = anAssessment();
    const ofMachine = await submit.submitCwzAssessment(assessment, { isSpam: true });
    expect(await storedAs(assessment.businessName)).toMatchObject([{ isSpam: true }]);
    expect(await queuedMails(test.payload)).toEqual([]);
    expect(await submit.submitCwzAssessment(assessment)).not.toBe(ofMachine);
  });
});

describe('the stored report', () => {
  it('is found by its ID, with the same zone each time and no personal data', async () => {
    const assessment = anAssessment();
    const reportId = await submit.submitCwzAssessment(assessment);
    const { businessName, address, borough, zipCode, monthlyBill } = assessment;
    const [stored] = await storedAs(businessName);
    const found = await assessments.findCwzAssessment(reportId);
    expect(found).toMatchObject({ reportId, businessName, address, borough, zipCode, monthlyBill });
    expect(found?.zone).toBe(stored?.zone);
    expect(await assessments.findCwzAssessment(reportId)).toEqual(found);
    expect(JSON.stringify(found)).not.toMatch(/Ada|example\.com|212 555 0100/);
  });

  it.each(['', 'A'.repeat(22), "' or 1=1 --aaaaaaaaaaaa"])('is not found by the ID %j', async (reportId) => {
    expect(await assessments.findCwzAssessment(reportId)).toBeUndefined();
  });
});
