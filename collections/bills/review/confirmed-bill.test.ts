import { describe, expect, it } from 'vitest';
import { billOf, type StoredValue } from './confirmed-bill.ts';

const place = { file: 0, page: 0, left: 0, top: 0, width: 0.1, height: 0.1 };

const value = (
  field: StoredValue['field'],
  read: string,
  changes: Partial<StoredValue> = {},
): StoredValue => ({
  field,
  value: read,
  printed: read,
  place,
  confidence: 0.9,
  verdict: 'none',
  revision: 0,
  ...changes,
});

const correctedTo = (correctedValue: string, correctedBy: 'visitor' | 'staff') =>
  ({ verdict: 'corrected', correctedValue, correctedBy }) as const;

describe('what a bill says', () => {
  it('is one service for each line, with its fees and separate rates', () => {
    expect(
      billOf([
        value('hauler', 'Royal Waste'),
        value('periodStart', '2026-10-01'),
        value('periodEnd', '2026-10-31'),
        value('amountDue', '500.00'),
        value('service', 'Trash', { line: 0 }),
        value('containerSize', '2', { line: 0 }),
        value('pickups', '3', { line: 0 }),
        value('ratePerYard', '20.00', { line: 0 }),
        value('amount', '480.00', { line: 0 }),
        value('ratePer100Pounds', '15.00', { line: 1, confidence: 0.5 }),
        value('fee', '20.00', { label: 'Fuel surcharge' }),
        value('recyclingRate', '10.00'),
        value('organicsRate', '12.00', { label: 'per 100 lb' }),
      ]),
    ).toEqual({
      carter: 'Royal Waste',
      period: { start: '2026-10-01', end: '2026-10-31', isSure: true },
      amountDue: { dollars: 500, isSure: true },
      services: [
        {
          text: 'Trash',
          rates: [{ unit: 'volume', dollars: 20 }],
          amount: 480,
          containerSize: 2,
          pickupsPerWeek: 3,
          isSure: true,
        },
        {
          text: '',
          rates: [{ unit: 'weight', dollars: 15 }],
          amount: undefined,
          containerSize: undefined,
          pickupsPerWeek: undefined,
          isSure: false,
        },
      ],
      fees: [{ label: 'Fuel surcharge', amount: 20, isSure: true }],
      recycling: { unit: 'volume', dollars: 10, isSure: true },
      organics: { unit: 'weight', dollars: 12, isSure: true },
    });
  });

  it.each([
    ['as it was read', {}, 500, true],
    ['with little confidence', { confidence: 0.79 }, 500, false],
    ['accepted by staff', { confidence: 0.2, verdict: 'accepted' as const }, 500, true],
    ['corrected by staff', { confidence: 0.2, ...correctedTo('600.00', 'staff') }, 600, true],
    ['corrected by the visitor', correctedTo('600.00', 'visitor'), 600, false],
    ['in another currency', { label: 'EUR' }, 500, false],
  ])('an amount due %s counts', (_, changes, dollars, isSure) => {
    expect(billOf([value('amountDue', '500.00', changes)]).amountDue).toEqual({ dollars, isSure });
  });

  it('leaves out values that staff dismissed', () => {
    expect(billOf([value('amountDue', '500.00', { verdict: 'dismissed' })]).amountDue).toBeUndefined();
  });

  it('prefers a value that a person decided about to one that looks more certain', () => {
    const totals = [
      value('amountDue', '1.00', { confidence: 0.99 }),
      value('amountDue', '500.00', { confidence: 0.3, verdict: 'accepted' }),
    ];
    expect(billOf(totals).amountDue?.dollars).toBe(500);
    expect(billOf(totals.map((each) => ({ ...each, verdict: 'none' }))).amountDue?.dollars).toBe(1);
  });
});
