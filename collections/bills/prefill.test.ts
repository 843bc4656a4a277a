import { describe, expect, it } from 'vitest';
import { readValue as value } from '#tests/support/bill-file.ts';
import { prefilled, toReadField, findReading } from './prefill.ts';

describe('prefilled', () => {
  it('creates one row per service line and fee, and keeps separate rates with their units', () => {
    const form = prefilled([
      value('hauler', 'Royal Waste'),
      value('license', '1234'),
      value('periodStart', '2026-10-01'),
      value('periodEnd', '2026-10-31'),
      value('contractMonths', '24'),
      value('amountDue', '500.00'),
      value('ratePer100Pounds', '15.00', { line: 4 }),
      value('service', 'Trash', { line: 0 }),
      value('containerSize', '1.5', { line: 0 }),
      value('pickups', '3', { line: 0 }),
      value('ratePerYard', '20.00', { line: 0 }),
      value('amount', '480.00', { line: 0 }),
      value('fee', '20.00', { label: 'Fuel surcharge' }),
      value('fee', '-5.00', { printed: 'Discount' }),
      value('recyclingRate', '10.00'),
      value('organicsRate', '12.00', { label: 'per 100 pounds' }),
    ]);
    expect(form).toEqual({
      bill: {
        hauler: 'Royal Waste',
        license: '1234',
        periodStart: '2026-10-01T12:00:00.000Z',
        periodEnd: '2026-10-31T12:00:00.000Z',
        contractMonths: 24,
        amountDue: 500,
        recyclingRate: 10,
        recyclingUnit: 'volume',
        organicsRate: 12,
        organicsUnit: 'weight',
      },
      services: [
        { service: 'Trash', containerSize: 1.5, pickups: 3, ratePerYard: 20, amount: 480 },
        { ratePer100Pounds: 15 },
      ],
      fees: [
        { label: 'Fuel surcharge', amount: 20 },
        { label: 'Discount', amount: -5 },
      ],
    });
  });

  const amounts = (field: 'amountDue' | 'payments' | 'credits' | 'tax', ...read: string[]) =>
    read.map((each, index) => value(field, each, { confidence: 0.9 - index * 0.1 }));

  it.each([
    ['the most confident of several readings', amounts('amountDue', '500.00', '1.00'), { amountDue: 500 }],
    ['only numeric amounts', amounts('amountDue', 'n/a', '500.00'), { amountDue: 500 }],
    ['the sum of payments', amounts('payments', '100.10', '200.20'), { payments: 300.3 }],
    ['the sum of credits', amounts('credits', '0.10', '0.20'), { credits: 0.3 }],
    ['the sum of taxes', [value('tax', '4.00', { label: 'State tax' }), value('tax', '4.88')], { tax: 8.88 }],
    ['an empty bill without readings', [], {}],
  ])('returns %s', (_what, read, expected) => {
    expect(prefilled(read).bill).toEqual(expected);
  });

  it('omits amounts in other currencies', () => {
    const foreign = { label: 'CAD', confidence: 0.5 };
    const read = [
      value('amountDue', '189.88', foreign),
      value('tax', '15.48', foreign),
      value('payments', '10.00', foreign),
      value('fee', '5.00', foreign),
      value('service', 'Trash', { line: 0 }),
      value('amount', '174.40', { line: 0, ...foreign }),
    ];
    expect(prefilled(read)).toEqual({ bill: {}, services: [{ service: 'Trash' }], fees: [] });
  });

  it.each([
    ['per yard', 'volume'],
    [undefined, 'volume'],
    ['per 100 lbs', 'weight'],
    ['per hundred pounds', 'weight'],
    ['cwt', 'weight'],
  ])('treats a recycling rate labeled %j as a rate by %s', (label, recyclingUnit) => {
    const { bill } = prefilled([value('recyclingRate', '9.50', { label })]);
    expect(bill).toEqual({ recyclingRate: 9.5, recyclingUnit });
  });

  it('limits the number of rows and the length of labels to what can be saved', () => {
    const rows = Array.from({ length: 60 }, (_, line) => line);
    const long = { label: '', printed: 'x'.repeat(300) };
    const { services, fees } = prefilled([
      ...rows.map((line) => value('amount', '1.00', { line })),
      ...rows.map(() => value('fee', '1.00', long)),
    ]);
    expect([services?.length, fees?.length]).toEqual([40, 40]);
    expect(fees?.[0]?.label).toHaveLength(200);
  });
});

it.each([
  ['bill.hauler', 'hauler'],
  ['services.0.amount', 'amount'],
  ['fees.1.amount', 'fee'],
  ['fees.1.label', undefined],
  ['report.summary', undefined],
])('toReadField maps %s to %s', (path, field) => {
  expect(toReadField(path)).toBe(field);
});

describe('findReading', () => {
  const low = { confidence: 0.79 };
  const READ = [
    value('hauler', 'Royal Waste', low),
    value('periodEnd', '2026-10-31', low),
    value('amountDue', '1234.50', low),
    value('amount', '480.00', { line: 0 }),
    value('amount', '20.00', { line: 1, ...low }),
    value('fee', '20.00', { label: 'Fuel surcharge' }),
    value('payments', '100.00'),
    value('payments', '50.00', low),
  ];

  it.each([
    ['bill.hauler', 'Royal Waste', true],
    ['bill.hauler', 'Royal Waste Services', undefined],
    ['bill.hauler', '', undefined],
    ['bill.license', 'Royal Waste', undefined],
    ['bill.periodEnd', '2026-10-31T12:00:00.000Z', true],
    ['bill.amountDue', 1234.5, true],
    ['bill.amountDue', 1234.05, undefined],
    ['bill.amountDue', null, undefined],
    ['bill.payments', 150, true],
    ['bill.payments', 100, undefined],
    ['services.0.amount', 480, false],
    ['fees.0.amount', 20, false],
    // A value that moved to another row is still marked as unsure.
    ['services.0.amount', 20, true],
    ['services.7.amount', 20, true],
  ])('for %s with the value %j returns isUnsure: %s', (path, shown, isUnsure) => {
    expect(findReading(READ, path, shown)?.isUnsure).toBe(isUnsure);
  });

  it('returns the position of the value, preferring an unsure reading', () => {
    const elsewhere = { file: 1, page: 2, left: 0.1, top: 0.1, width: 0.1, height: 0.1 };
    const twice = [value('amount', '20.00'), value('amount', '20.00', { place: elsewhere, ...low })];
    expect(findReading(twice, 'services.0.amount', 20)).toEqual({ isUnsure: true, place: elsewhere });
  });
});
