import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ENERGY } from '#law/ll97/emissions.ts';
import type { Pathway } from '#law/ll97/coverage.ts';
import { startingCopy } from '#tests/support/starting-copy.ts';
import { filled, scenarioLawOn } from '#tests/support/starting-register.ts';
import {
  lateReportLine,
  scenarioFields,
  scenarioFieldSets,
  scenarioLines,
  type ScenarioBasis,
} from './measure-fields.ts';
import { toQuery, scenarioErrors, typedIn } from './scenario-query.ts';
import { scenarioView } from './scenario-view.ts';

const LAW = scenarioLawOn();
const COPY = startingCopy('ll97-report').scenarios;
const FIELDS = scenarioFields({ law: LAW, firstYear: 2026 });

const typed = (query: string) => typedIn(new URLSearchParams(query), FIELDS);

const errorsOf = (query: string) => scenarioErrors(typed(query), FIELDS);

/** The office worked example, which is within its limit through 2029. */
const basisOn = (pathway: Pathway = 'article320'): ScenarioBasis => ({
  building: {
    uses: [{ propertyType: 'Office', squareFeet: 450_000 }],
    energy: { ...NO_ENERGY, electricityKwh: 5_200_000, naturalGasTherms: 180_000 },
    pathway,
  },
  law: LAW,
  firstYear: 2026,
});

const HOTEL: ScenarioBasis = {
  ...basisOn(),
  building: {
    uses: [{ propertyType: 'Hotel', squareFeet: 120_000 }],
    energy: { ...NO_ENERGY, electricityKwh: 2_400_000, naturalGasTherms: 10_000, fuelOil2Gallons: 90_000 },
    pathway: 'article320',
  },
};

const viewOf = (query: string, basis = basisOn()) => scenarioView(typed(query), basis);

describe('the scenarios in a URL', () => {
  it('are the fields with values other than their defaults, in form order', () => {
    expect(toQuery(typed('?cop=4&b-offsets=10&a-electricity=20&a-credits=0&boiler=80&mail=received'))).toBe(
      '?a-electricity=20&b-offsets=10&cop=4',
    );
    expect(toQuery(typed(''))).toBe('');
  });

  it.each([
    ['a-electricity=101', 'a-electricity', 'Please enter a number from 0 to 100'],
    ['b-offsets=10.5', 'b-offsets', 'Please enter a number from 0 to 10'],
    ['cop=0', 'cop', 'Please enter a number from 1 to 8'],
    ['credit-price=1e3', 'credit-price', 'Please enter a number from 0 to 10,000'],
    ['boiler=NaN', 'boiler', 'Please enter a number from 30 to 100'],
    ['a-solar=-5', 'a-solar', 'Please enter a number from 0 to 1,000,000,000'],
    ['a-solar-from=2025', 'a-solar-from', 'Please enter a year from 2026 to 2049'],
    ['a-solar-from=2030.5', 'a-solar-from', 'Please enter a year from 2026 to 2049'],
    ['a-heat-pumps-cost=cheap', 'a-heat-pumps-cost', 'Please enter a number from 0 to 1,000,000,000'],
  ])('are rejected with a message if invalid: %s', (query, name, message) => {
    expect(errorsOf(query)).toEqual({ [name]: message });
  });

  it('never produce NaN or Infinity', () => {
    const name = fc.constantFrom(...FIELDS.map((field) => field.name));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (entries) => {
        const found = typedIn(new URLSearchParams(entries), FIELDS);
        if (Object.keys(scenarioErrors(found, FIELDS)).length > 0) return;
        expect(JSON.stringify(scenarioView(found, basisOn()) ?? {})).not.toMatch(/NaN|Infinity/);
      }),
    );
  });
});

describe('the scenario comparison', () => {
  it.each([
    [
      'a-heat-pumps=50',
      'Replacing half the gas heating is not enough. Starting in 2030, this building is over its limit by',
    ],
    ['a-electricity=70', 'Using 70% less electricity keeps this building within its limits through 2034.'],
    [
      'a-electricity=20&a-heat-pumps=100',
      'Using 20% less electricity and replacing all the gas heating keep this building within its limits through 2034.',
    ],
    [
      'a-electricity=100&a-heat-pumps=100&cop=8',
      'Using 100% less electricity and replacing all the gas heating keep this building within its limits in every period (estimate).',
    ],
    [
      'a-electricity=5&b-electricity=70',
      'Scenario B does best: it keeps this building within its limits through 2034.',
    ],
    [
      'a-electricity=5&b-electricity=10',
      'Even Scenario B is not enough. Starting in 2030, this building is over its',
    ],
    [
      'a-offsets=10',
      'Buying offsets for up to 10% of the limit changes nothing. Starting in 2030, this building is over',
    ],
  ])('for the query "%s" concludes: %s', (query, finding) => {
    expect(viewOf(query)?.finding).toContain(finding);
  });

  it('shows the unchanged building beside each scenario, period by period', () => {
    const view = viewOf('b-heat-pumps=100');
    expect(view?.cases.map(({ name }) => name)).toEqual(['As it is', 'Scenario B']);
    expect(view?.table.rows.slice(2, 4)).toEqual([
      ['2030-2034', 'As it is', '1,210.88 t', '1,709.98 t', 'None', '$133,757.89'],
      ['2030-2034', 'Scenario B', '1,210.88 t', '957.99 t', 'None', 'None'],
    ]);
    expect(view?.costs.columns).toEqual([
      '2026 through 2029',
      '2026 through 2034',
      '2026 through 2039 (2035 and later are estimates)',
    ]);
    expect(view?.costs.rows[0]?.costs[1]).toEqual({ total: '$668,789.44', parts: ['penalties $668,789.44'] });
  });

  it('lists penalties, offsets and credits separately, and excludes credits without a price', () => {
    const parts = (query: string) => viewOf(query, HOTEL)?.costs.rows[1]?.costs[0]?.parts;
    expect(parts('a-offsets=10')).toEqual(['penalties $391,780.62', 'offsets $126,967.68']);
    expect(parts('a-credits=10')).toEqual([
      'penalties $444,404.16',
      'credits for 960 MWh not counted: no price given',
    ]);
    expect(parts('a-credits=10&credit-price=25')).toEqual(['penalties $444,404.16', 'credits $24,000.00']);
  });

  it('names both heating fuels, and offers no heat pumps to a building that burns none', () => {
    expect(viewOf('a-heat-pumps=30', HOTEL)?.cases[1]?.measures).toBe(
      'Replacing 30% of the gas and oil heating',
    );
    const electric = { ...basisOn().building, energy: { ...NO_ENERGY, electricityKwh: 9_000_000 } };
    const basis = { ...basisOn(), building: electric };
    expect(viewOf('a-heat-pumps=30', basis)).toBeUndefined();
    expect(JSON.stringify(scenarioFieldSets(basis, COPY))).not.toMatch(/heat pump/);
  });

  it('splits a period where a measure starts, and judges the years from then on', () => {
    const view = viewOf('a-heat-pumps=100&a-heat-pumps-from=2032');
    expect(view?.finding).toBe(
      'Replacing all the gas heating starting in 2032 keeps this building within its limits through 2034. Before that, it is over its limit by 499.10 t a year in 2030-2031.',
    );
    const rows = view?.table.rows.filter(([years]) => years?.startsWith('203'));
    expect(rows?.slice(0, 4).map(([years, name, , tons, , penalty]) => [years, name, tons, penalty])).toEqual(
      [
        ['2030-2031', 'As it is', '1,709.98 t', '$133,757.89'],
        ['2030-2031', 'Scenario A', '1,709.98 t', '$133,757.89'],
        ['2032-2034', 'As it is', '1,709.98 t', '$133,757.89'],
        ['2032-2034', 'Scenario A', '957.99 t', 'None'],
      ],
    );
    expect(view?.costs.rows[1]?.costs[1]?.total).toBe('$267,515.78');
  });

  it('subtracts solar power from grid electricity', () => {
    const view = viewOf('a-solar=1,000,000');
    expect(view?.cases[1]).toMatchObject({
      measures: 'Generating 1,000,000 kWh of solar power a year',
      energy: 'Electricity 4,200,000 kWh, Natural gas 180,000 therms',
      work: undefined,
    });
    expect(view?.table.rows[3]?.[3]).toBe('1,564.98 t');
  });

  it.each([
    ['a-heat-pumps-cost=$600,000', 'paid back by the end of 2034, in 9 years, from penalties avoided alone.'],
    [
      'a-heat-pumps-cost=600000&a-heat-pumps-saves=50,000',
      'paid back by the end of 2032, in 7 years, from penalties avoided and energy saved.',
    ],
    [
      'a-heat-pumps-cost=600000&a-heat-pumps-from=2031',
      'paid back by the end of 2035, in 5 years, from penalties avoided alone (estimate).',
    ],
    [
      'a-heat-pumps-cost=600000&a-heat-pumps-saves=-500000',
      'not paid back by 2049 from penalties avoided and energy saved (estimate).',
    ],
    ['a-heat-pumps-cost=600000&a-credits=5', 'Enter a price for credits to see the payback.'],
    [
      'a-heat-pumps-cost=600000&a-solar=5000',
      'Work: $600,000.00 (no cost entered for solar panels). Simple payback: paid back by the end of 2034',
    ],
  ])('says when the work pays for itself with the query "%s": %s', (query, expected) => {
    expect(viewOf(`a-heat-pumps=100&${query}`)?.cases[1]?.work).toContain(expected);
  });

  it.each(['article321', 'cityPortfolio'] as const)(
    'is undefined for the pathway %s, which has no yearly limit',
    (pathway) => {
      expect(viewOf('a-electricity=50', basisOn(pathway))).toBeUndefined();
    },
  );

  it('shows no costs for periods before the first limit', () => {
    const view = viewOf('a-electricity=1&a-offsets=10', basisOn('article320From2035'));
    expect(view?.costs.rows[1]?.costs.map(({ total }) => total)).toEqual([
      '$0.00',
      '$0.00',
      expect.stringMatching(/^\$1,/),
    ]);
    expect(view?.table.rows[0]).toEqual([
      '2024-2029',
      'As it is',
      'No yearly limit',
      '2,458.58 t',
      'None',
      'No yearly limit',
    ]);
  });
});

it('scenario texts contain figures from the law instead of placeholders', () => {
  const basis = basisOn();
  const lines = filled([
    ...scenarioLines(basis, COPY),
    lateReportLine(basis, COPY),
    JSON.stringify(scenarioFieldSets(basis, COPY)),
  ]);
  const text = lines.join('\n');
  expect(text).not.toMatch(/\{(figure:|deadline:|\w+\})/);
  expect(text).toContain('each report that is never filed can cost up to $2,700,000.00 ($0.50 a month');
  expect(text).toContain('$268 a ton. The law allows them for up to 10% of the limit, through 2029');
  expect(text).toContain('grid zone J or feeds directly into it');
});
