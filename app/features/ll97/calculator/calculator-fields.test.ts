import { describe, expect, it } from 'vitest';
import { formOf } from '#tests/support/form-of.ts';
import { calculatorForm, toBuilding } from './calculator-fields.ts';

const OFFICE = {
  'uses[0].propertyType': 'Office',
  'uses[0].squareFeet': '450,000',
  electricityKwh: '5,200,000',
  naturalGasTherms: '180000',
  pathway: 'article320',
};

type Overrides = Record<string, string>;

const check = (overrides: Overrides = {}) => calculatorForm.check(formOf({ ...OFFICE, ...overrides }));

const messagesOf = (overrides: Overrides) => check(overrides).reply().error ?? {};

it('calculatorForm accepts numbers with and without commas', () => {
  const submission = check();
  if (submission.status !== 'success') throw new Error('refused');
  expect(toBuilding(submission.value)).toEqual({
    address: undefined,
    uses: [{ propertyType: 'Office', squareFeet: 450_000 }],
    energy: {
      electricityKwh: 5_200_000,
      naturalGasTherms: 180_000,
      fuelOil2Gallons: 0,
      fuelOil4Gallons: 0,
      districtSteamThousandPounds: 0,
    },
    pathway: 'article320',
  });
});

it('calculatorForm accepts an area with its unit, and rejects an invalid one with a single message', () => {
  const submission = check({ 'uses[0].squareFeet': '20000 sf' });
  if (submission.status !== 'success') throw new Error('refused');
  expect(submission.value.uses[0]?.squareFeet).toBe(20_000);
  for (const typed of ['lots', '0', '']) {
    expect(messagesOf({ 'uses[0].squareFeet': typed })['uses[0].squareFeet']).toEqual([
      'Please enter the gross floor area in sq ft, such as 80,000',
    ]);
  }
});

it('toBuilding leaves the energy undefined when no amount is entered, so that it is estimated', () => {
  const submission = check({ electricityKwh: '', naturalGasTherms: '' });
  if (submission.status !== 'success') throw new Error('refused');
  expect(toBuilding(submission.value).energy).toBeUndefined();
});

describe('calculatorForm', () => {
  it.each<[string, Overrides, string]>([
    ['an unknown property type', { 'uses[0].propertyType': 'Castle' }, 'uses[0].propertyType'],
    ['"Mixed Use"', { 'uses[0].propertyType': 'Mixed Use' }, 'uses[0].propertyType'],
    ['an unknown pathway', { pathway: 'none' }, 'pathway'],
    ['energy amounts that are all zero', { electricityKwh: '0', naturalGasTherms: '0' }, 'electricityKwh'],
    [
      'an estimate without a median',
      { 'uses[0].propertyType': 'Laboratory', electricityKwh: '', naturalGasTherms: '' },
      'electricityKwh',
    ],
    [
      'an unconfirmed area of more than 100 million sq ft',
      { 'uses[0].squareFeet': '100000001' },
      'isConfirmed',
    ],
    [
      'unconfirmed energy use of more than 1,000 kWh a sq ft',
      { electricityKwh: '450,000,001' },
      'isConfirmed',
    ],
  ])('rejects %s', (_, overrides, field) => {
    expect(Object.keys(messagesOf(overrides))).toContain(field);
  });

  it('rejects a building without a use', () => {
    const { error } = calculatorForm.check(formOf({ electricityKwh: '1', pathway: 'article320' })).reply();
    expect(error).toHaveProperty('uses');
  });

  it('rejects a building with more than ten uses', () => {
    const rows = Object.fromEntries(
      Array.from({ length: 11 }, (_, index) => [
        [`uses[${index}].propertyType`, 'Office'],
        [`uses[${index}].squareFeet`, '1000'],
      ]).flat(),
    ) as Record<string, string>;
    expect(Object.keys(messagesOf(rows))).toContain('uses');
  });
});

it.each<[string, Overrides]>([
  ['exactly 100 million sq ft', { 'uses[0].squareFeet': '100,000,000' }],
  ['an unusual figure that is confirmed', { 'uses[0].squareFeet': '100000001', isConfirmed: 'on' }],
])('calculatorForm accepts %s', (_, overrides) => {
  expect(check(overrides).status).toBe('success');
});
