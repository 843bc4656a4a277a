import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { NO_ENERGY } from '#law/ll97/emissions.ts';
import { errorsOf, findByKey, publishFigure } from '../support/figures.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await createTestPayload();
});
afterAll(() => test.close());

const PENALTY = 'll97-penalty-per-ton';

const publishDate = async (key: string, date: string) =>
  test.payload.update({
    collection: 'deadlines',
    id: (await findByKey(test.payload, 'deadlines', key)).id,
    data: { date, _status: 'published' },
  });

describe('a figure that a calculation uses', () => {
  it.each([
    [PENALTY, '26800', 'accepts values between 1 and 10,000.'],
    [
      'll97-limit-office-2024-2029',
      '0.00759',
      'The calculator uses the table of limits, where this is 0.00758; this figure changes with a release.',
    ],
  ])('is rejected if the calculation cannot use its value: %s', async (key, value, message) => {
    expect(await errorsOf(publishFigure(test.payload, key, { values: [{ value }] }))).toEqual({
      values: expect.stringContaining(message),
    });
  });

  it('changes the report starting on its first day', async () => {
    const { submitEmissionsReport } = await import('#collections/ll97/submit.ts');
    const { findReport } = await import('#app/features/ll97/report/report.server.ts');
    const publicId = await submitEmissionsReport({
      address: 'A building called {figure:ll97-penalty-per-ton}',
      uses: [{ propertyType: 'Office', squareFeet: 100_000 }],
      energy: { ...NO_ENERGY, electricityKwh: 10_000_000 },
      pathway: 'article320',
    });
    const { values } = await findByKey(test.payload, 'figures', PENALTY);
    await publishFigure(test.payload, PENALTY, {
      values: [...(values ?? []), { from: '2027-01-01', value: '300' }],
    });
    const penaltyOn = async (now: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
      const report = await findReport(publicId, new Date());
      vi.useRealTimers();
      return report?.view;
    };
    const before = await penaltyOn('2027-01-01T04:59:59Z');
    const after = await penaltyOn('2027-01-01T05:00:00Z');
    // The building emits 2,889.62 t, and its limit is 758 t.
    expect(before?.verdict.figure).toBe('$571,274.16');
    expect(after?.verdict.figure).toBe('$639,486.00');
    expect(before?.basis.lines.join(' ')).toContain('at most $268 for each metric ton');
    expect(after?.basis.lines.join(' ')).toContain('at most $300 for each metric ton');
    expect(after?.address).toBe('A building called {figure:ll97-penalty-per-ton}');
    await publishFigure(test.payload, PENALTY, { values });
  });
});

describe('a deadline calendar', () => {
  it('shows the new date when an editor changes a deadline', async () => {
    const { moduleCalendarResponse } = await import('#app/features/deadlines/module-calendar.server.ts');
    const read = async () =>
      (await moduleCalendarResponse(new Request('http://site/ll97/deadlines.ics'), 'll97')).text();
    const before = await read();
    expect(before).toContain('UID:deadline-ll97-report@site');
    const { date } = await findByKey(test.payload, 'deadlines', 'll97-report');
    await publishDate('ll97-report', '2099-05-04');
    expect(await read()).toContain('DTSTART;VALUE=DATE:20990504');
    await publishDate('ll97-report', date ?? '');
    expect(await read()).toContain('DTSTART;VALUE=DATE:20270501');
  });
});
