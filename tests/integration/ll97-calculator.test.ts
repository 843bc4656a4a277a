import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queuedMailSchema } from '#cms/mail/queue.ts';
import { SAMPLE_FILINGS } from '../support/buildings/filings.ts';
import { clearCityData, insertCityRows } from '../support/buildings/city-rows.ts';
import { insertFilings } from '../support/buildings/insert-filings.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { statementsOf } from '../support/statements.ts';

let test: TestPayload;
let calculator: typeof import('#app/features/ll97/calculator/calculator.server.ts');
let reports: typeof import('#app/data/emissions-reports.server.ts');
let submit: typeof import('#collections/ll97/submit.ts');

const load = (query: string) =>
  calculator.loadCalculator(new Request(`http://site.test/ll97/calculator?${query}`));

beforeAll(async () => {
  test = await createTestPayload();
  calculator = await import('#app/features/ll97/calculator/calculator.server.ts');
  reports = await import('#app/data/emissions-reports.server.ts');
  submit = await import('#collections/ll97/submit.ts');
  const { payload } = test;
  await clearCityData(payload);
  await insertFilings(payload, SAMPLE_FILINGS);
  const onEachList = { on_ll97: true, on_ll84: true, on_ll87: true, on_ll88: true };
  await insertCityRows(payload, 'covered_lots', [
    { bbl: '1008350041', ...onEachList, pathways: [0], area: 2_812_739, address: '350 5 AVENUE' },
  ]);
  await insertCityRows(payload, 'sets', [
    { name: 'covered', version: '2026-03', rows: 1, is_shipped: true, imported_at: '2026-11-01' },
  ]);
});

afterAll(() => test.close());

describe('the calculator', () => {
  it('is filled in from the filing in its URL, with only two additional SQL statements', async () => {
    await load('');
    const withLot = await statementsOf(test.payload, async () => {
      const { start, city } = await load('bbl=1008350041&filing=4398177-2024');
      expect(start).toMatchObject({
        buildingAddress: '338 5th Avenue, Manhattan',
        electricityKwh: '30,849,800.6',
        naturalGasTherms: '54,698.8',
        districtSteamThousandPounds: '53,905.8',
        pathway: 'article320',
      });
      expect(start.uses).toHaveLength(8);
      expect(city).toMatchObject({ kind: 'filled' });
    });
    const without = await statementsOf(test.payload, () => load(''));
    expect(withLot.length - without.length).toBe(2);
  });

  it("redirects from a condominium unit's lot to the billing lot", async () => {
    await insertCityRows(test.payload, 'condo_units', [
      { low_bbl: '1000231001', high_bbl: '1000231570', billing_bbl: '1000237501' },
    ]);
    const answer = await load('bbl=1000231042').catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get('Location')).toBe('?bbl=1000237501');
  });

  it.each(['1', '0008350041', "1008350041'; drop schema city"])(
    'reports the lot "%s" as unknown',
    async (bbl) => {
      const { start, city } = await load(new URLSearchParams({ bbl }).toString());
      expect(city).toEqual({ kind: 'noLot' });
      expect(start.uses).toEqual([{}]);
    },
  );
});

const BUILDING = {
  address: '1 Main Street',
  uses: [{ propertyType: 'Office' as const, squareFeet: 450_000 }],
  pathway: 'article320' as const,
};

describe('an emissions report', () => {
  it('is found by its ID, with the building as entered', async () => {
    const publicId = await submit.submitEmissionsReport(BUILDING);
    expect(publicId).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(await reports.findEmissionsReport(publicId)).toMatchObject({ publicId, building: BUILDING });
  });

  it('has its own ID, even for the same building', async () => {
    const [one, other] = await Promise.all([
      submit.submitEmissionsReport(BUILDING),
      submit.submitEmissionsReport(BUILDING),
    ]);
    expect(one).not.toBe(other);
  });

  it('is emailed once to each recipient, with its figures', async () => {
    const publicId = await submit.submitEmissionsReport(BUILDING);
    const recipients = ['one@example.com', 'two@example.com'];
    const building = '350 5th Avenue, Manhattan';
    const mailing = { recipients, building, figures: '2030-2034: limit 1,210.88 t', query: '?a-solar=5' };
    await Promise.all([
      submit.mailEmissionsReport(publicId, mailing),
      submit.mailEmissionsReport(publicId, mailing),
    ]);
    const { docs } = await test.payload.find({ collection: 'payload-jobs', pagination: false });
    const mails = docs.map(({ input }) => queuedMailSchema.parse(input));
    expect(mails.map(({ to }) => to).sort()).toEqual(recipients);
    for (const { subject, text } of mails) {
      expect(subject).toBe('Local Law 97 emissions report for 350 5th Avenue, Manhattan');
      expect(text).toContain('2030-2034: limit 1,210.88 t');
      expect(text).toContain(`/ll97/report/${publicId}?a-solar=5`);
    }
    await submit.mailEmissionsReport(publicId, { ...mailing, building: undefined, query: '' });
    const { totalDocs } = await test.payload.count({ collection: 'payload-jobs' });
    expect(totalDocs).toBe(4);
    const later = await test.payload.find({ collection: 'payload-jobs', sort: '-id', limit: 1 });
    expect(later.docs[0]?.input).toMatchObject({
      subject: 'Local Law 97 emissions report for your building',
    });
    const row = await test.payload.find({
      collection: 'emissions-reports',
      showHiddenFields: true,
      where: { publicId: { equals: publicId } },
    });
    expect(JSON.stringify(row)).not.toContain('one@');
  });

  it.each(['', 'A'.repeat(22), "' or 1=1 --aaaaaaaaaaaa"])('is not found by the ID %j', async (publicId) => {
    expect(await reports.findEmissionsReport(publicId)).toBeUndefined();
  });
});
