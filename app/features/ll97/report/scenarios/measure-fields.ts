import type { ScenarioFigures } from '#law/ll97/figures.ts';
import { LAST_LIMIT_YEAR } from '#law/ll97/periods.ts';
import type { MeasureName, ScenarioAssumptions } from '#law/ll97/scenarios.ts';
import { roundHalfUp } from '#law/rounding.ts';

export interface ScenarioField {
  name: string;
  label: string;
  hint?: string;
  unit: '%' | '$' | 'kWh a year' | 'year' | '';
  least: number;
  most: number;
  step?: number;
  /** The value of an empty field. Undefined means unknown. */
  usual?: number;
}

export interface MeasureFields {
  amount: ScenarioField;
  startYear: ScenarioField;
  cost?: ScenarioField;
  savings?: ScenarioField;
}

export interface FieldBasis {
  law: Pick<ScenarioFigures, 'offsets'>;
  firstYear: number;
}

export const SCENARIO_IDS = ['a', 'b', 'c'] as const;

export type ScenarioId = (typeof SCENARIO_IDS)[number];

export const ASSUMED_BOILER_PERCENT = 80;
export const ASSUMED_COP = 3;
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

const startOf = ({ name }: ScenarioField, { firstYear }: FieldBasis): ScenarioField => ({
  name: `${name}-from`,
  label: 'First year in place',
  unit: 'year',
  least: firstYear,
  most: LAST_LIMIT_YEAR,
  usual: firstYear,
});

const withWork = (amount: ScenarioField, basis: FieldBasis): MeasureFields => ({
  amount,
  startYear: startOf(amount, basis),
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
  startYear: startOf(amount, basis),
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

export const fieldsOf = ({
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
  ...SCENARIO_IDS.flatMap((id) => Object.values(measureFields(id, basis)).flatMap(fieldsOf)),
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
