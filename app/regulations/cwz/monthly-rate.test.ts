import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMonthlyBill, compareWithAverage } from './monthly-rate.ts';

describe('a monthly bill', () => {
  it.each([
    ['$1,200/mo', 1200],
    ['about 800', 800],
    ['1.2k', 1200],
    ['1,200.50', 1200.5],
    ['1200', 1200],
    ['  $ 950 ', 950],
    ['US$ 950', 950],
    ['950 dollars', 950],
    ['950 USD per month', 950],
    ['$950 a month', 950],
    ['$950 monthly', 950],
    ['$950 / month', 950],
    ['$950 each month', 950],
    ['~$950', 950],
    ['Approx. 950', 950],
    ['ROUGHLY $1K', 1000],
    ['12.5 k', 12_500],
    ['1.005k', 1005],
    ['0.5k', 500],
    ['1,234,567.89', undefined],
    ['1,000,000', 1_000_000],
    ['1,000,000.01', undefined],
    ['1000k', 1_000_000],
    ['0.01', 0.01],
    ['00950', 950],
  ])('of "%s" is %s', (text, dollars) => {
    expect(parseMonthlyBill(text)).toBe(dollars);
  });

  it.each([
    '',
    ' ',
    'unknown',
    'it varies',
    '$',
    'k',
    '0',
    '$0.00',
    '0k',
    '0.004k and more',
    '-500',
    '$-500',
    '(500)',
    '500-600',
    '$500 - $600',
    '500 to 600',
    '500 or 600',
    '500/600',
    '500 500',
    '1 200',
    '300 per week',
    '$300/wk',
    '300 weekly',
    '3600 per quarter',
    '3,600 quarterly',
    '14,400/yr',
    '14,400 a year',
    'annual 14,400',
    '$80 per pickup',
    '25.18 per cubic yard',
    '1,20',
    '12,00',
    '1.200',
    '1.200,50',
    '1,2345',
    '1,,200',
    '.50',
    '5.',
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    '1e999',
    '9'.repeat(59),
    '9'.repeat(400),
    '1,200 €',
    '£1,200',
    'over 1,200',
    'less than 1,200',
    'up to 1,200',
    '1,200 plus tax',
    '1,200 for two months',
    '1,200?',
    '1.2m',
    '١٢٠٠',
    '１２００',
    '<b>1200</b>',
  ])('"%s" cannot be read', (text) => {
    expect(parseMonthlyBill(text)).toBeUndefined();
  });
});

describe('for every amount', () => {
  const dollars = fc.integer({ min: 1, max: 1_000_000 });
  const cents = fc.integer({ min: 1, max: 100_000_000 });
  const prefix = fc.constantFrom('', '$', '$ ', 'about ', 'about $', '~', '~ $', 'US$');
  const suffix = fc.constantFrom('', '/mo', ' per month', ' a month', ' monthly', ' dollars', ' USD/month');

  it('the number that was written is the number that is read', () => {
    fc.assert(
      fc.property(dollars, prefix, suffix, (amount, before, after) => {
        expect(parseMonthlyBill(`${before}${amount}${after}`)).toBe(amount);
        expect(parseMonthlyBill(`${before}${amount.toLocaleString('en-US')}${after}`)).toBe(amount);
      }),
    );
  });

  it('cents are kept', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(parseMonthlyBill((amount / 100).toFixed(2))).toBe(amount / 100);
      }),
    );
  });

  it('another number beside it makes it unreadable', () => {
    const between = fc.constantFrom(' ', '-', ' - ', ' or ', ' to ', '/', '; ', ' and ');
    fc.assert(
      fc.property(dollars, dollars, between, (one, other, words) => {
        expect(parseMonthlyBill(`${one}${words}${other}`)).toBeUndefined();
      }),
    );
  });

  it('another period makes it unreadable', () => {
    const periods = fc.constantFrom(
      ' per week',
      '/wk',
      ' weekly',
      ' a year',
      '/yr',
      ' per quarter',
      ' daily',
      ' biweekly',
    );
    fc.assert(
      fc.property(dollars, periods, (amount, period) => {
        expect(parseMonthlyBill(`$${amount}${period}`)).toBeUndefined();
      }),
    );
  });

  it('whatever is written, the answer is nothing or a bill that can be', () => {
    const anything = fc.oneof(
      fc.string({ maxLength: 80 }),
      fc.string({ unit: fc.constantFrom(...'0123456789$,.k ~-/mo'.split('')), maxLength: 20 }),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const read = parseMonthlyBill(text);
        if (read === undefined) return;
        expect(read).toBeGreaterThan(0);
        expect(read).toBeLessThanOrEqual(1_000_000);
        expect(text).toMatch(/\d/);
      }),
      { numRuns: 300 },
    );
  });
});

const EXAMPLE = { zoneAverage: 570, defaultRate: 720, defaultSavings: 150 };

describe('a rate beside the average', () => {
  it.each([
    [720, { potentialSavings: 150 }],
    [570.01, { potentialSavings: 0.01 }],
    [570, { potentialSavings: 0 }],
    [569.99, { potentialSavings: 0 }],
    [1200.5, { potentialSavings: 630.5 }],
    [1, { potentialSavings: 0 }],
  ])('of $%s', (rate, expected) => {
    expect(compareWithAverage(rate, EXAMPLE)).toEqual({ rate, isOwn: true, average: 570, ...expected });
  });

  it('is the example rate, and says so, where there is no bill', () => {
    expect(compareWithAverage(undefined, EXAMPLE)).toEqual({
      rate: 720,
      isOwn: false,
      average: 570,
      potentialSavings: 150,
    });
  });

  it('shows the savings that an editor entered for the example when no bill is given', () => {
    expect(compareWithAverage(undefined, { ...EXAMPLE, defaultSavings: 90 })).toMatchObject({
      potentialSavings: 90,
    });
    expect(compareWithAverage(800, { ...EXAMPLE, defaultSavings: 90 }).potentialSavings).toBe(230);
  });

  it('never promises savings to those who pay no more than the average', () => {
    const cents = fc.integer({ min: 1, max: 100_000_000 }).map((amount) => amount / 100);
    fc.assert(
      fc.property(cents, cents, (rate, zoneAverage) => {
        const { potentialSavings } = compareWithAverage(rate, { ...EXAMPLE, zoneAverage });
        expect(potentialSavings).toBeCloseTo(Math.max(0, rate - zoneAverage), 4);
      }),
    );
  });
});
