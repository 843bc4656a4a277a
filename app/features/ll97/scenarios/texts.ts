import { LAST_LIMIT_YEAR } from '#law/ll97/periods.ts';
import { plural } from '#law/numbers.ts';
import { ASSUMED_FROM, capitalized, estimateMark, listed } from '../texts.ts';
import { dollars, share, tons, wholeNumber } from '../report/format-report.ts';

export const AS_IT_IS = 'As it is';
export const NO_CHANGES = 'No changes';
export const NO_ENERGY_TEXT = 'No energy';
export const ASSUMPTIONS_HEADING = 'Assumptions, the same for all scenarios';

export const scenarioName = (id: string): string => `Scenario ${id.toUpperCase()}`;

export const TABLE_COLUMNS = [
  'Period',
  'Scenario',
  'Annual limit',
  'Annual emissions',
  'Deducted',
  'Maximum annual penalty',
];

export const deductionTexts = {
  credits: (amount: number) => `${tons(amount)} by credits`,
  offsets: (amount: number) => `${tons(amount)} by offsets`,
};

export const yearCostTexts = {
  upTo: (penalty: number) => `up to ${dollars(penalty)} a year`,
  within: 'within the limit',
};

export const costParts = {
  penalties: (amount: number) => `penalties ${dollars(amount)}`,
  offsets: (amount: number) => `offsets ${dollars(amount)}`,
  credits: (amount: number) => `credits ${dollars(amount)}`,
  unpriced: (mwh: number) => `credits for ${wholeNumber(mwh)} MWh not counted: no price given`,
};

interface CostColumn {
  firstYear: number;
  throughYear: number;
  isAssumption: boolean;
}

export const costColumn = ({ firstYear, throughYear, isAssumption }: CostColumn): string =>
  isAssumption
    ? `${firstYear} through ${throughYear} (${ASSUMED_FROM} and later are estimates)`
    : `${firstYear} through ${throughYear}`;

export const measureTexts = {
  electricitySaved: (part: number) => `using ${share(part)} less electricity`,
  solarKwh: (amount: number) => `generating ${wholeNumber(amount)} kWh of solar power a year`,
  credits: (part: number) => `buying credits for up to ${share(part)} of the electricity`,
  offsets: (part: number) => `buying offsets for up to ${share(part)} of the limit`,
};

export function heatPumpsText(part: number, fuels: string): string {
  if (part === 1) return `replacing all the ${fuels} heating`;
  return part === 0.5
    ? `replacing half the ${fuels} heating`
    : `replacing ${share(part)} of the ${fuels} heating`;
}

export const startingIn = (measure: string, year: number): string => `${measure} starting in ${year}`;

/** "Using 20% less electricity and replacing all the gas heating". */
export const describeMeasures = (measures: readonly string[]): string => capitalized(listed(measures));

/** A single scenario has no name: its measures identify it. */
export interface Named {
  name?: string;
  measures: readonly string[];
}

const everyPeriod = (mark: string) => ({
  asItIs: `As it is, this building stays within its limits in every period${mark}.`,
  best: (name: string) =>
    `${name} does best: it keeps this building within its limits in every period${mark}.`,
  one: (measures: string) => `${measures} keeps this building within its limits in every period${mark}.`,
  other: (measures: string) => `${measures} keep this building within its limits in every period${mark}.`,
});

const choose = (
  { name, measures }: Named,
  texts: Record<'one' | 'other' | 'best', (subject: string) => string>,
): string => {
  if (name) return texts.best(name);
  const subject = describeMeasures(measures);
  return plural(measures.length, { one: texts.one(subject), other: texts.other(subject) });
};

export const verdictTexts = {
  asItIs: (): string => everyPeriod(estimateMark(ASSUMED_FROM)).asItIs,
  everyPeriod: (named: Named): string => choose(named, everyPeriod(estimateMark(ASSUMED_FROM))),
  through: (named: Named, year: number): string => {
    const mark = estimateMark(year);
    return choose(named, {
      best: (name) => `${name} does best: it keeps this building within its limits through ${year}${mark}.`,
      one: (measures) => `${measures} keeps this building within its limits through ${year}${mark}.`,
      other: (measures) => `${measures} keep this building within its limits through ${year}${mark}.`,
    });
  },
  worseThanToday: (named: Named): string =>
    choose(named, {
      best: (name) => `${name} makes it worse.`,
      one: (measures) => `${measures} makes it worse.`,
      other: (measures) => `${measures} make it worse.`,
    }),
  evenWorse: (named: Named): string =>
    choose(named, {
      best: (name) => `Even ${name} makes it worse.`,
      one: (measures) => `${measures} makes it worse.`,
      other: (measures) => `${measures} make it worse.`,
    }),
  noChange: (named: Named): string =>
    choose(named, {
      best: (name) => `Even ${name} changes nothing.`,
      one: (measures) => `${measures} changes nothing.`,
      other: (measures) => `${measures} change nothing.`,
    }),
  notEnough: (named: Named): string =>
    choose(named, {
      best: (name) => `Even ${name} is not enough.`,
      one: (measures) => `${measures} is not enough.`,
      other: (measures) => `${measures} are not enough.`,
    }),
};

interface Excess {
  firstYear: number;
  years: string;
  tons: number;
  isNow: boolean;
  /** The excess in tons without the measures. */
  today?: number;
}

export function overLimitText({ firstYear, years, tons: excess, isNow, today }: Excess): string {
  const mark = estimateMark(firstYear);
  if (today === undefined) {
    return isNow
      ? `In ${years}, this building is over its limit by ${tons(excess)} a year${mark}.`
      : `Starting in ${firstYear}, this building is over its limit by ${tons(excess)} a year${mark}.`;
  }
  return isNow
    ? `In ${years}, this building is over its limit by ${tons(excess)} a year, instead of ${tons(today)}${mark}.`
    : `Starting in ${firstYear}, this building is over its limit by ${tons(excess)} a year, instead of ${tons(today)}${mark}.`;
}

export const beforeText = ({ firstYear, years, tons: excess }: Omit<Excess, 'isNow'>): string =>
  `Before that, it is over its limit by ${tons(excess)} a year in ${years}${estimateMark(firstYear)}.`;

export const costText = (cost: number, missing: readonly string[]): string =>
  missing.length === 0
    ? `Work: ${dollars(cost)}.`
    : `Work: ${dollars(cost)} (no cost entered for ${listed(missing)}).`;

export const NO_CREDIT_PRICE = 'Enter a price for credits to see the payback.';

export function paybackText(
  { year, years = 0 }: { year?: number; years?: number },
  hasSavings: boolean,
): string {
  const mark = estimateMark(year ?? LAST_LIMIT_YEAR);
  if (year === undefined) {
    return hasSavings
      ? `Simple payback: not paid back by ${LAST_LIMIT_YEAR} from penalties avoided and energy saved${mark}.`
      : `Simple payback: not paid back by ${LAST_LIMIT_YEAR} from penalties avoided alone${mark}.`;
  }
  const time = plural(years, { one: '1 year', other: `${years} years` });
  return hasSavings
    ? `Simple payback: paid back by the end of ${year}, in ${time}, from penalties avoided and energy saved${mark}.`
    : `Simple payback: paid back by the end of ${year}, in ${time}, from penalties avoided alone${mark}.`;
}

export const SECTION = {
  heading: 'What if you change the building?',
  empty:
    'Change a figure above to see the emissions, limit and cost of each scenario here, next to the building as it is.',
  legend:
    'Bars show the emissions that count, in metric tons of CO2 equivalent a year; red is the part over the limit. The line is the limit.',
  ranking: 'The best scenario stays within the limits longest. If two tie, the cheaper one is best.',
  costs: 'Penalties, offsets and credits, added up',
};

export const ASSUMED_BOILER_PERCENT = 80;
export const ASSUMED_COP = 3;

export const HINTS = {
  electricitySaved: "Share of today's kWh.",
  heatPumps: 'Share of the fuel that the building burns today.',
  heatPumpSavings: 'Start with a minus sign if bills go up: -2,000.',
  solarKwh:
    "What they generate in a year, from your installer's offer. It replaces electricity from the grid.",
  credits: 'The most you would buy. They count against emissions from electricity only.',
  boilerEfficiency: `We assume ${ASSUMED_BOILER_PERCENT}%. Your service company can tell you yours.`,
  heatPumpCop: `Units of heat for each unit of electricity, over a season. We assume ${ASSUMED_COP}.`,
  creditPrice: 'The law sets no price. If you leave this empty, the cost does not include credits.',
};
