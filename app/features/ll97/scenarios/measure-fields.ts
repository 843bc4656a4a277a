import type { PageCopy } from '#app/data/pages.server.ts';
import { fillPlaceholders } from '#cms/register/texts.ts';
import { totalSquareFeet } from '#law/ll97/coverage.ts';
import type { ScenarioFigures } from '#law/ll97/figures.ts';
import { LAST_LIMIT_YEAR } from '#law/ll97/periods.ts';
import {
  lateReportPenalty,
  type MeasureName,
  type ScenarioAssumptions,
  type ScenarioBuilding,
} from '#law/ll97/scenarios.ts';
import { roundHalfUp } from '#law/rounding.ts';
import { dollars, squareFeet } from '../report/format-report.ts';
import { burnedFuels } from './scenario-finding.ts';
import { ASSUMED_BOILER_PERCENT, ASSUMED_COP, ASSUMPTIONS_HEADING, HINTS, scenarioName } from './texts.ts';

export interface ScenarioField {
  name: string;
  label: string;
  hint?: string;
  unit: '%' | '$' | 'kWh a year' | 'year' | '';
  least: number;
  most: number;
  step?: number;
  /** The default for an empty field. If undefined, the value of an empty field is unknown. */
  usual?: number;
}

export interface MeasureFields {
  amount: ScenarioField;
  startYear: ScenarioField;
  cost?: ScenarioField;
  savings?: ScenarioField;
}

export interface ScenarioBasis {
  building: ScenarioBuilding;
  law: ScenarioFigures;
  firstYear: number;
}

export type FieldBasis = Pick<ScenarioBasis, 'law' | 'firstYear'>;

export const SCENARIO_IDS = ['a', 'b', 'c'] as const;

export type ScenarioId = (typeof SCENARIO_IDS)[number];

const MAX_KWH = 1e9;
const MAX_DOLLARS = 1e9;

const share = (name: string, label: string, most = 100): ScenarioField => ({
  name,
  label,
  unit: '%',
  least: 0,
  most,
  step: most > 20 ? 5 : 1,
  usual: 0,
});

const startYearField = ({ name }: ScenarioField, { firstYear }: FieldBasis): ScenarioField => ({
  name: `${name}-from`,
  label: 'First year in place',
  unit: 'year',
  least: firstYear,
  most: LAST_LIMIT_YEAR,
  usual: firstYear,
});

const withWork = (amount: ScenarioField, basis: FieldBasis): MeasureFields => ({
  amount,
  startYear: startYearField(amount, basis),
  cost: {
    name: `${amount.name}-cost`,
    label: 'Cost of the work',
    unit: '$',
    least: 0,
    most: MAX_DOLLARS,
  },
  savings: {
    name: `${amount.name}-saves`,
    label: 'Saved on energy bills each year',
    unit: '$',
    least: -MAX_DOLLARS,
    most: MAX_DOLLARS,
  },
});

const bought = (amount: ScenarioField, basis: FieldBasis): MeasureFields => ({
  amount,
  startYear: startYearField(amount, basis),
});

export const measureFields = (
  id: ScenarioId,
  basis: FieldBasis,
): Readonly<Record<MeasureName, MeasureFields>> => ({
  electricitySaved: withWork(share(`${id}-electricity`, 'Less electricity'), basis),
  heatPumps: withWork(share(`${id}-heat-pumps`, 'Gas and oil replaced by heat pumps'), basis),
  solarKwh: withWork(
    {
      name: `${id}-solar`,
      label: 'Solar panels on the building',
      unit: 'kWh a year',
      least: 0,
      most: MAX_KWH,
      usual: 0,
    },
    basis,
  ),
  credits: bought(share(`${id}-credits`, 'Electricity covered by renewable energy credits'), basis),
  offsets: bought(
    share(
      `${id}-offsets`,
      'Offsets, as a share of the limit',
      roundHalfUp(basis.law.offsets.mostOfLimit * 100, 6),
    ),
    basis,
  ),
});

export const listFields = ({
  amount,
  startYear,
  cost,
  savings,
}: MeasureFields): [ScenarioField, ...ScenarioField[]] => [
  amount,
  startYear,
  ...(cost ? [cost] : []),
  ...(savings ? [savings] : []),
];

export const ASSUMPTION_FIELDS = {
  boilerEfficiency: {
    name: 'boiler',
    label: 'Seasonal efficiency of the current boiler',
    unit: '%',
    least: 30,
    most: 100,
    step: 1,
    usual: ASSUMED_BOILER_PERCENT,
  },
  heatPumpCop: {
    name: 'cop',
    label: 'Coefficient of performance of the heat pump',
    unit: '',
    least: 1,
    most: 8,
    step: 0.1,
    usual: ASSUMED_COP,
  },
  creditPrice: {
    name: 'credit-price',
    label: 'Price of a renewable energy credit, dollars per MWh',
    unit: '$',
    least: 0,
    most: 10_000,
  },
} as const satisfies Record<keyof ScenarioAssumptions, ScenarioField>;

export const scenarioFields = (basis: FieldBasis): ScenarioField[] => [
  ...SCENARIO_IDS.flatMap((id) => Object.values(measureFields(id, basis)).flatMap(listFields)),
  ...Object.values(ASSUMPTION_FIELDS),
];

export interface FieldWithDetails {
  field: ScenarioField;
  details: ScenarioField[];
}

export interface FieldSet {
  id: string;
  heading: string;
  fields: FieldWithDetails[];
}

export const fieldsIn = (form: readonly FieldSet[]): ScenarioField[] =>
  form.flatMap(({ fields }) => fields.flatMap(({ field, details }) => [field, ...details]));

type ScenariosCopy = PageCopy<'ll97-report'>['scenarios'];

function withHints(name: MeasureName, measure: MeasureFields, hint: string): MeasureFields {
  const { amount, savings } = measure;
  return {
    ...measure,
    amount: { ...amount, hint },
    savings: savings && name === 'heatPumps' ? { ...savings, hint: HINTS.heatPumpSavings } : savings,
  };
}

export function scenarioFieldSets(
  { building, law, firstYear }: ScenarioBasis,
  copy: Pick<ScenariosCopy, 'hints'>,
): FieldSet[] {
  const hints = { ...HINTS, ...copy.hints };
  const burnsFuel = burnedFuels(building.energy) !== undefined;
  const measureNames = ['electricitySaved', 'heatPumps', 'solarKwh', 'credits', 'offsets'] as const;
  const assumptionNames = ['boilerEfficiency', 'heatPumpCop', 'creditPrice'] as const;
  const scenarios = SCENARIO_IDS.map((id) => {
    const measures = measureFields(id, { law, firstYear });
    const names = measureNames.filter((name) => burnsFuel || name !== 'heatPumps');
    return {
      id,
      heading: scenarioName(id),
      fields: names.map((name) => {
        const [field, ...details] = listFields(withHints(name, measures[name], hints[name]));
        return { field, details };
      }),
    };
  });
  const assumptions = assumptionNames.filter((name) => burnsFuel || name === 'creditPrice');
  return [
    ...scenarios,
    {
      id: 'all',
      heading: ASSUMPTIONS_HEADING,
      fields: assumptions.map((name) => ({
        field: { ...ASSUMPTION_FIELDS[name], hint: hints[name] },
        details: [],
      })),
    },
  ];
}

export const lateReportLine = (
  { building: { uses }, law }: ScenarioBasis,
  { lateText }: Pick<ScenariosCopy, 'lateText'>,
): string =>
  fillPlaceholders(lateText, {
    maximum: dollars(lateReportPenalty(uses, law)),
    area: squareFeet(totalSquareFeet(uses)),
  });

export const scenarioLines = (
  { building: { energy }, firstYear }: ScenarioBasis,
  { notes }: Pick<ScenariosCopy, 'notes'>,
): string[] =>
  notes
    .filter(({ isAboutFuel }) => !isAboutFuel || burnedFuels(energy) !== undefined)
    .map(({ text }) => fillPlaceholders(text, { firstYear: String(firstYear) }));
