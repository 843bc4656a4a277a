import type { ScenarioFigures } from '#app/regulations/ll97/figures.ts';
import type { Scenario, ScenarioAssumptions } from '#app/regulations/ll97/scenarios.ts';
import { roundHalfUp } from '#app/regulations/rounding.ts';

/** A number of a scenario, as it is in the address of a report: "a-electricity=20". */
export interface ScenarioField {
  name: string;
  label: string;
  hint?: string;
  unit: string;
  least: number;
  most: number;
  step: number;
  /** What an empty field stands for; absent where that is "unknown". */
  usual?: number;
}

export const SCENARIO_IDS = ['a', 'b', 'c'] as const;

type ScenarioId = (typeof SCENARIO_IDS)[number];

const ASSUMED_BOILER_PERCENT = 80;
const ASSUMED_COP = 3;

const share = (name: string, label: string, hint: string, most = 100): ScenarioField => ({
  name,
  label,
  hint,
  unit: '%',
  least: 0,
  most,
  step: most > 20 ? 5 : 1,
  usual: 0,
});

/** The fields of one scenario. Hints have placeholders of the register. */
export const measureFields = (id: ScenarioId, { offsets }: Pick<ScenarioFigures, 'offsets'>) => ({
  electricitySaved: share(`${id}-electricity`, 'Less electricity', "Share of today's kWh."),
  heatPumps: share(
    `${id}-heat-pumps`,
    'Gas and oil replaced by heat pumps',
    'Share of the fuel that the building burns today.',
  ),
  credits: share(
    `${id}-credits`,
    'Electricity covered by renewable energy credits',
    'The most you would buy. They count against emissions from electricity only.',
  ),
  offsets: share(
    `${id}-offsets`,
    'Offsets, as a share of the limit',
    'At most {figure:ll97-offset-cap}, and only through {figure:ll97-offset-last-year}.',
    roundHalfUp(offsets.mostOfLimit * 100, 6),
  ),
});

export const ASSUMPTION_FIELDS = {
  boilerEfficiency: {
    name: 'boiler',
    label: 'Seasonal efficiency of the current boiler',
    hint: `We assume ${ASSUMED_BOILER_PERCENT}%. Your service company can tell you yours.`,
    unit: '%',
    least: 30,
    most: 100,
    step: 1,
    usual: ASSUMED_BOILER_PERCENT,
  },
  heatPumpCop: {
    name: 'cop',
    label: 'Coefficient of performance of the heat pump',
    hint: `Units of heat for each unit of electricity, over a season. We assume ${ASSUMED_COP}.`,
    unit: '',
    least: 1,
    most: 8,
    step: 0.1,
    usual: ASSUMED_COP,
  },
  creditPrice: {
    name: 'credit-price',
    label: 'Price of a renewable energy credit, dollars per MWh',
    hint: 'The law sets no price. If you leave this empty, the cost does not include credits.',
    unit: '$',
    least: 0,
    most: 10_000,
    step: 1,
  },
} as const satisfies Record<keyof ScenarioAssumptions, ScenarioField>;

export const scenarioFields = (law: Pick<ScenarioFigures, 'offsets'>): ScenarioField[] => [
  ...SCENARIO_IDS.flatMap((id) => Object.values(measureFields(id, law))),
  ...Object.values(ASSUMPTION_FIELDS),
];

export type TypedScenarios = Readonly<Record<string, string>>;

const LONGEST_NUMBER = 12;

/** Keeps the fields that scenarios have, with what was typed in them. Empty ones and usual values are left out. */
export function typedIn(query: URLSearchParams, fields: readonly ScenarioField[]): TypedScenarios {
  const typed = fields.map(({ name, usual }): [string, string] => {
    const value = (query.get(name) ?? '').trim().slice(0, LONGEST_NUMBER);
    return [name, value === String(usual) ? '' : value];
  });
  return Object.fromEntries(typed.filter(([, value]) => value !== ''));
}

/** The query of an address, with a question mark; empty without scenarios. */
export function queryOf(typed: TypedScenarios): string {
  const query = new URLSearchParams(typed).toString();
  return query && `?${query}`;
}

const numberIn = (typed: string): number => (/^\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN);

const isValid = (value: number, { least, most }: ScenarioField): boolean => value >= least && value <= most;

export function scenarioErrors(
  typed: TypedScenarios,
  fields: readonly ScenarioField[],
): Readonly<Record<string, string>> {
  const errors = fields.flatMap((field): [string, string][] => {
    const { name, least, most } = field;
    const value = typed[name];
    if (value === undefined || isValid(numberIn(value), field)) return [];
    return [[name, `Please enter a number from ${least} to ${most.toLocaleString('en-US')}`]];
  });
  return Object.fromEntries(errors);
}

interface ScenarioInput {
  /** Those that change something. */
  scenarios: { id: ScenarioId; scenario: Scenario }[];
  assumptions: ScenarioAssumptions;
}

/** What scenarios are calculated with. Call it without errors only. */
export function scenarioInput(typed: TypedScenarios, law: Pick<ScenarioFigures, 'offsets'>): ScenarioInput {
  const valueOf = ({ name, usual = 0 }: ScenarioField) =>
    typed[name] === undefined ? usual : numberIn(typed[name]);
  const scenarios = SCENARIO_IDS.map((id) => {
    const fields = measureFields(id, law);
    const scenario: Scenario = {
      electricitySaved: valueOf(fields.electricitySaved) / 100,
      heatPumps: valueOf(fields.heatPumps) / 100,
      credits: valueOf(fields.credits) / 100,
      offsets: valueOf(fields.offsets) / 100,
    };
    return { id, scenario };
  });
  const { boilerEfficiency, heatPumpCop, creditPrice } = ASSUMPTION_FIELDS;
  return {
    scenarios: scenarios.filter(({ scenario }) => Object.values(scenario).some((share) => share > 0)),
    assumptions: {
      boilerEfficiency: valueOf(boilerEfficiency) / 100,
      heatPumpCop: valueOf(heatPumpCop),
      creditPrice: typed[creditPrice.name] === undefined ? undefined : valueOf(creditPrice),
    },
  };
}
