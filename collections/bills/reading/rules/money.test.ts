import { describe, expect, it } from 'vitest';
import { moneyIn } from './money.ts';

describe('moneyIn', () => {
  it.each([
    ['$1,234.50', 1234.5, 'USD'],
    ['1,234.50', 1234.5, 'USD'],
    ['$ 76.60', 76.6, 'USD'],
    ['$40', 40, 'USD'],
    ['CA$1,050.00', 1050, 'CAD'],
    ['£18.25', 18.25, 'GBP'],
    ['1.234,50 €', 1234.5, 'EUR'],
    ['($120.00)', -120, 'USD'],
    ['-$120.00', -120, 'USD'],
    ['120.00 CR', -120, 'USD'],
  ])('parses %s', (text, value, currency) => {
    expect(moneyIn(text)).toMatchObject([{ value, currency }]);
  });

  it.each(['12', '10/01/2026', '8.875%', '718-555-0100', '2150 lbs', 'Suite 4B'])(
    'finds no amount in %s',
    (text) => {
      expect(moneyIn(text)).toEqual([]);
    },
  );

  it('reports that it read letters as digits', () => {
    expect(moneyIn('$1O4.5O')).toMatchObject([{ value: 104.5, repaired: true }]);
  });
});
