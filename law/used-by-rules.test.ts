import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BILL_FIGURES } from './bills/figures.ts';
import { CWZ_ZONES } from './commercial-waste/zones.ts';
import { SCENARIO_FIGURES } from './ll97/figures.ts';
import { SEED_REGISTER } from '#tests/support/starting-register.ts';
import { usesIn } from './figures/placeholders.ts';
import { valueOn } from './figures/register.ts';
import { tableValue } from './ll97/tables.ts';
import { ruleError, rulesUsing } from './used-by-rules.ts';

const FIGURES = Object.values(SEED_REGISTER.figures);

describe('a figure that is also in a code table', () => {
  const inTables = FIGURES.filter(({ key }) => tableValue(key));

  it.each(inTables.map(({ key, values }) => [key, values.at(-1)?.value] as const))(
    'has the same value in both: %s, %s',
    (key, value) => {
      const inTable = tableValue(key)?.value;
      if (Number.isNaN(Number(value))) expect(value).toBe(inTable);
      else expect(Number(value)).toBe(Number(inTable));
    },
  );

  it('exists for every limit, coefficient, and conversion that the calculator uses', () => {
    const notInTables = FIGURES.map(({ key }) => key).filter(
      (key) => /^(ll97-limit-|ll97-coefficient-|unit-kbtu-)/.test(key) && !tableValue(key),
    );
    expect(notInTables.toSorted()).toEqual([
      'll97-coefficient-fuel-oil-6',
      'll97-coefficient-kerosene',
      'll97-coefficient-propane',
      'll97-limit-from-2050',
      'unit-kbtu-per-gallon-kerosene',
      'unit-kbtu-per-gallon-propane',
    ]);
  });

  it('is rejected with a different value but accepted in a different spelling', () => {
    expect(ruleError('ll97-limit-office-2024-2029', '0.00759')).toBe(
      'The calculator uses the table of limits, where this is 0.00758; this figure changes with a release.',
    );
    expect(ruleError('ll97-limit-office-2024-2029', '0.007580')).toBeUndefined();
    expect(ruleError('ll97-period-2024-2029', '2024-2030')).toContain('the table of compliance periods');
  });
});

it('rulesUsing covers each figure and deadline that copy in the code uses', () => {
  const files = ['law', 'app'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
  const named = new Set(files.flatMap(usesIn));
  const unlisted = [...named].filter((use) => {
    const [type, key = ''] = use.split(':');
    return rulesUsing(key, type === 'figure' ? 'figures' : 'deadlines').length === 0;
  });
  expect(named).toContain('deadline:ll97-321-measures');
  expect(unlisted).toEqual([]);
});

describe('a figure in a calculation', () => {
  const used = [...SCENARIO_FIGURES.uses, ...CWZ_ZONES.uses, ...BILL_FIGURES.uses]
    .filter((use) => use.startsWith('figure:'))
    .map((use) => use.slice('figure:'.length));

  it.each([...new Set(used)])('is listed with its calculation: %s', (key) => {
    expect(rulesUsing(key).length).toBeGreaterThan(0);
  });

  it.each(FIGURES.filter(({ key }) => rulesUsing(key).length > 0).map(({ key }) => key))(
    'is within its bounds: %s',
    (key) => {
      for (const { value } of SEED_REGISTER.figures[key]?.values ?? []) {
        expect(ruleError(key, value)).toBeUndefined();
      }
    },
  );

  it.each([
    ['ll97-penalty-per-ton', '268', 'A building 100 t over its limit: $26,800 a year.'],
    ['ll97-penalty-per-ton', '300.5', 'A building 100 t over its limit: $30,050 a year.'],
    [
      'll97-covered-single-building',
      '25000',
      'A single building of 25,000 sq ft is not covered, and one of 25,001 sq ft is.',
    ],
    ['ll97-borderline-share', '90', 'A building with a limit of 1,000 t is borderline starting at 900 t.'],
    [
      'll97-first-limit-year-code-1',
      '2026',
      'A building with some rent-regulated units: the first limit is for 2026, and the first report is due in 2027.',
    ],
    [
      'cwz-live-brooklyn-north',
      '2026-12-01',
      'The zone goes live on December 1, 2026; businesses sign a contract by November 30, 2026.',
    ],
    ['bic-cap-volume', '24.50', '20 cubic yards cost at most $490.'],
  ])('such as %s with the value %s has the example "%s"', (key, value, sentence) => {
    expect(rulesUsing(key)[0]?.example?.(value)).toBe(sentence);
  });

  it.each([
    ['ll97-penalty-per-ton', '26800', 'between 1 and 10,000.'],
    ['ll97-penalty-per-ton', '0', 'between 1 and 10,000.'],
    ['ll97-covered-single-building', '25', 'between 1,000 and 1,000,000.'],
    ['ll97-first-limit-year-code-2', '2053', 'between 2019 and 2049.'],
  ])('such as %s cannot be %s', (key, value, range) => {
    expect(ruleError(key, value)).toContain(`"${value}" is out of bounds.`);
    expect(ruleError(key, value)).toContain(range);
  });

  it('may have any value if no calculation uses it', () => {
    expect(rulesUsing('bag-fee')).toEqual([]);
    expect(ruleError('bag-fee', '1000000')).toBeUndefined();
    expect(valueOn(SEED_REGISTER.figures['bag-fee']!, '2026-11-21')).toBeDefined();
  });
});
