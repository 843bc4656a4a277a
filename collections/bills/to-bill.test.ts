import { describe, expect, it } from 'vitest';
import { toBill } from './to-bill.ts';

describe('toBill', () => {
  const SUMS = {
    previousBalance: 10,
    payments: 10,
    credits: 0,
    currentCharges: 500,
    amountDue: 500,
    tax: 40.8,
  };
  const SIZE = { containerSize: 2, amount: 480 };

  it('converts the saved form', () => {
    expect(
      toBill({
        bill: {
          ...SUMS,
          hauler: 'Royal Waste',
          license: '1234',
          periodStart: '2026-10-01T12:00:00.000Z',
          periodEnd: '2026-10-31T12:00:00.000Z',
          contractMonths: 36,
          recyclingRate: 10,
          organicsRate: 12,
          organicsUnit: 'weight',
        },
        services: [
          { ...SIZE, service: 'Trash', pickups: 3, ratePerYard: 20, ratePer100Pounds: 15 },
          { amount: null },
        ],
        fees: [{ label: 'Fuel surcharge', amount: 20 }],
      }),
    ).toEqual({
      ...Object.fromEntries(Object.entries(SUMS).map(([name, dollars]) => [name, { dollars }])),
      carter: 'Royal Waste',
      license: '1234',
      period: { start: '2026-10-01', end: '2026-10-31' },
      contract: { months: 36 },
      services: [
        {
          ...SIZE,
          text: 'Trash',
          rates: [
            { unit: 'volume', dollars: 20 },
            { unit: 'weight', dollars: 15 },
          ],
          pickupsPerWeek: 3,
        },
        { text: '', rates: [] },
      ],
      fees: [{ label: 'Fuel surcharge', amount: 20 }],
      recycling: { unit: 'volume', dollars: 10 },
      organics: { unit: 'weight', dollars: 12 },
    });
  });

  it.each([
    ['returns an empty bill for an empty form', {}],
    ['returns no period for a single day', { bill: { periodStart: '2026-10-01T12:00:00.000Z' } }],
    ['returns no rate if only its unit is set', { bill: { recyclingUnit: 'weight' as const, tax: null } }],
    ['returns no rows for missing rows', { services: null, fees: null }],
  ])('%s', (_what, stored) => {
    expect(toBill(stored)).toEqual({ services: [], fees: [] });
  });
});
