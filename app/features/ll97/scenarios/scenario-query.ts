import { formatNumber } from '#law/numbers.ts';
import type { Work } from '#law/ll97/payback.ts';
import type { MeasureName, Scenario, ScenarioAssumptions } from '#law/ll97/scenarios.ts';
import { readNumber } from '#law/typed-number.ts';
import {
  ASSUMPTION_FIELDS,
  type FieldBasis,
  measureFields,
  SCENARIO_IDS,
  type ScenarioField,
  type ScenarioId,
} from './measure-fields.ts';

export type TypedScenarios = Readonly<Record<string, string>>;

const MAX_NUMBER_LENGTH = 16;

export function typedIn(query: URLSearchParams, fields: readonly ScenarioField[]): TypedScenarios {
  const typed = fields.map(({ name, usual }): [string, string] => {
    const value = (query.get(name) ?? '').trim().slice(0, MAX_NUMBER_LENGTH);
    return [name, value === String(usual) ? '' : value];
  });
  return Object.fromEntries(typed.filter(([, value]) => value !== ''));
}

export function toQuery(typed: TypedScenarios): string {
  const query = new URLSearchParams(typed).toString();
  return query && `?${query}`;
}

const numberIn = (typed: string): number => {
  const [, minus, digits = ''] = /^(-?)\$?(.*)$/.exec(typed) ?? [];
  return minus ? -readNumber(digits) : readNumber(digits);
};

const isValid = (value: number, { least, most, unit }: ScenarioField): boolean =>
  value >= least && value <= most && (unit !== 'year' || Number.isInteger(value));

function rangeMessage({ least, most, unit }: ScenarioField): string {
  if (unit === 'year') return `Please enter a year from ${least} to ${most}`;
  return `Please enter a number from ${formatNumber(least)} to ${formatNumber(most)}`;
}

export function scenarioErrors(
  typed: TypedScenarios,
  fields: readonly ScenarioField[],
): Readonly<Record<string, string>> {
  const errors = fields.flatMap((field): [string, string][] => {
    const value = typed[field.name];
    if (value === undefined || isValid(numberIn(value), field)) return [];
    return [[field.name, rangeMessage(field)]];
  });
  return Object.fromEntries(errors);
}

const WORK_MEASURES = ['electricitySaved', 'heatPumps', 'solarKwh'] as const;

export type MeasureWork = Work & { measure: MeasureName };

interface ScenarioInput {
  scenarios: { id: ScenarioId; scenario: Scenario; works: MeasureWork[] }[];
  assumptions: ScenarioAssumptions;
}

export function scenarioInput(typed: TypedScenarios, basis: FieldBasis): ScenarioInput {
  const given = (field: ScenarioField | undefined): number | undefined => {
    const value = field && typed[field.name];
    return value === undefined ? undefined : numberIn(value);
  };
  const givenOrUsual = (field: ScenarioField) => given(field) ?? field.usual ?? 0;
  const scenarios = SCENARIO_IDS.map((id) => {
    const fields = measureFields(id, basis);
    const { electricitySaved, heatPumps, solarKwh, credits, offsets } = fields;
    const startYears = {
      electricitySaved: given(electricitySaved.startYear),
      heatPumps: given(heatPumps.startYear),
      solarKwh: given(solarKwh.startYear),
      credits: given(credits.startYear),
      offsets: given(offsets.startYear),
    };
    const scenario = {
      electricitySaved: givenOrUsual(electricitySaved.amount) / 100,
      heatPumps: givenOrUsual(heatPumps.amount) / 100,
      solarKwh: givenOrUsual(solarKwh.amount),
      credits: givenOrUsual(credits.amount) / 100,
      offsets: givenOrUsual(offsets.amount) / 100,
      startYears,
    };
    const works = WORK_MEASURES.filter((measure) => scenario[measure] > 0).map((measure) => {
      const { startYear, cost, savings } = fields[measure];
      return { measure, startYear: givenOrUsual(startYear), cost: given(cost), savings: given(savings) };
    });
    return { id, scenario, works };
  });
  const { boilerEfficiency, heatPumpCop, creditPrice } = ASSUMPTION_FIELDS;
  return {
    scenarios: scenarios.filter(({ scenario: { startYears: _, ...amounts } }) =>
      Object.values(amounts).some((amount) => amount > 0),
    ),
    assumptions: {
      boilerEfficiency: givenOrUsual(boilerEfficiency) / 100,
      heatPumpCop: givenOrUsual(heatPumpCop),
      creditPrice: given(creditPrice),
    },
  };
}
