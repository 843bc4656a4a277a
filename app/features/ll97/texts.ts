import type { LimitedPeriod, RiskCategory } from '#law/ll97/assessment.ts';
import type { Article321Test } from '#law/ll97/article-321.ts';
import type { NoLimitReason } from '#law/ll97/coverage.ts';
import type { FilingHint } from '#law/ll97/filing-hints.ts';
import type { Filing } from '#law/ll97/filing.ts';
import { PERIODS } from '#law/ll97/periods.ts';
import { dollars, percent, squareFeet, tons, wholeNumber } from './report/format-report.ts';

const AND = new Intl.ListFormat('en-US', { type: 'conjunction' });

export const listed = (items: readonly (string | number)[]): string => AND.format(items.map(String));

const quoted = (names: readonly string[]): string => listed(names.map((name) => `“${name}”`));

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const ASSUMED_FROM =
  PERIODS.find(({ isAssumption }) => isAssumption)?.firstYear ?? Number.POSITIVE_INFINITY;

/** Marks a sentence about years for which no rule sets coefficients yet. */
export const estimateMark = (lastYear: number): string => (lastYear >= ASSUMED_FROM ? ' (estimate)' : '');

export const NO_YEARLY_LIMIT = 'No yearly limit';

export const RISK_LABELS: Record<RiskCategory, string> = {
  safe: 'Safe',
  borderline: 'Borderline',
  atRisk: 'At risk',
};

export const NO_LIMIT_REASONS: Record<NoLimitReason, string> = {
  notCovered: 'Not covered as a single building',
  notYet: 'The first limit comes later',
  oneTimeDuty: 'One-time requirement, Article 321',
  cityPortfolio: 'City and NYCHA buildings have their own targets',
};

// Figure placeholders, filled with the values that apply on the day when the text is shown.
const TESTED_YEAR = '{figure:ll97-321-performance-year}';
const MEASURES = '{figure:ll97-321-measures}';
const MEASURES_DUE = '{deadline:ll97-321-measures}';

export const ARTICLE_321: Record<Article321Test['outcome'], { verdict: string; next: string[] }> = {
  met: {
    verdict: `Article 321: based on these figures, the ${TESTED_YEAR} emissions test is met.`,
    next: [],
  },
  notMet: {
    verdict: `Article 321: based on these figures, the ${TESTED_YEAR} emissions test is not met, so the ${MEASURES} measures count.`,
    next: [
      `That leaves the ${MEASURES} prescriptive measures. Those that apply were due by ${MEASURES_DUE}.`,
    ],
  },
  unclear: {
    verdict: `Article 321: based on these figures, whether the ${TESTED_YEAR} emissions test is met depends on the coefficients.`,
    next: [
      `If it is not met, the ${MEASURES} prescriptive measures count. Those that apply were due by ${MEASURES_DUE}.`,
    ],
  },
};

export const VERDICTS_WITHOUT_LIMIT: Record<NoLimitReason, string> = {
  notCovered: 'Not covered as a single building.',
  oneTimeDuty: 'No yearly limit applies to this building.',
  notYet: 'No yearly limit applies to this building yet.',
  cityPortfolio: 'The yearly limits do not apply to this building.',
};

export const verdictTexts = {
  noPenalty: 'No penalty',
  underUntil: (year: number) => `Under the limit until ${year}`,
  over: (excess: number, years: string) => `Over the limit by ${tons(excess)} a year in ${years}.`,
  noEmissions: (years: string) => `No emissions entered for ${years}.`,
  within: (margin: number, years: string) =>
    `Within the limit in ${years}, with ${tons(margin)} a year to spare.`,
  penaltyCaption: (years: string) => `maximum penalty a year, ${years}`,
  emissionsCaption: (years: string) => `emissions a year, ${years}, for reference`,
  outlook: ({ year, excess, penalty }: { year: number; excess: number; penalty: number }) =>
    `Starting in ${year}, it would be over the limit by ${tons(excess)}: up to ${dollars(penalty)} a year${estimateMark(year)}.`,
};

export const testTexts = {
  limit: (limit: number) =>
    `Emissions in ${TESTED_YEAR} may not exceed the limit for 2030-2034, ${tons(limit)}.`,
  met: (years: string, emissions: number) =>
    `Your energy use with the ${years} coefficients: ${tons(emissions)}, met.`,
  notMet: (years: string, emissions: number) =>
    `Your energy use with the ${years} coefficients: ${tons(emissions)}, not met.`,
};

/** In percent. Smaller differences do not count, because the peer value is an average. */
const SAME_PERCENT = 0.5;

export function peerText(ratio: number): string {
  const difference = Math.abs(ratio - 1) * 100;
  if (difference < SAME_PERCENT)
    return 'Per square foot, this building uses as much energy as the median building of its kind.';
  return ratio > 1
    ? `Per square foot, this building uses ${wholeNumber(difference)}% more energy than the median building of its kind.`
    : `Per square foot, this building uses ${wholeNumber(difference)}% less energy than the median building of its kind.`;
}

export const PEER_BARS = { own: 'This building', median: 'National median' };

export const gapText = ({ excessTons, reductionShare, lastYear }: LimitedPeriod): string =>
  `cut ${tons(excessTons)} a year, ${percent(reductionShare)} of emissions${estimateMark(lastYear)}.`;

export const reportTexts = {
  estimate: 'Estimate',
  estimateCaption: (caption: string) => `${caption}, an estimate`,
  enteredEnergy: 'A year of energy use, as entered',
  estimatedEnergy: 'A year of energy use, estimated',
  totalArea: (area: number) => `${squareFeet(area)} in total`,
};

type PeriodFinding = { since?: number; isAssumed?: boolean } & (
  | { kind: 'none' | 'within' | 'over' }
  | { kind: 'overFrom'; firstYear: number }
  | { kind: 'mixed'; years: readonly string[] }
);

/** `since` is the first year with a limit, if earlier periods have none. */
export function periodFinding(finding: PeriodFinding): string {
  const { since, isAssumed = false } = finding;
  const isLater = since !== undefined;
  const mark = isAssumed ? ` (${ASSUMED_FROM} and later are estimates)` : '';
  switch (finding.kind) {
    case 'none':
      return 'No yearly limit applies in any period.';
    case 'within':
      return isLater
        ? `No limit until ${since}. After that, within the limit in every period${mark}.`
        : `Within the limit in every period${mark}.`;
    case 'over':
      return isLater
        ? `No limit until ${since}. After that, over the limit in every period${mark}.`
        : `Over the limit in every period${mark}.`;
    case 'overFrom': {
      const { firstYear } = finding;
      return isLater
        ? `No limit until ${since}. After that, within the limit through ${firstYear - 1}, over it starting in ${firstYear}${mark}.`
        : `Within the limit through ${firstYear - 1}, over it starting in ${firstYear}${mark}.`;
    }
    case 'mixed': {
      const years = listed(finding.years);
      return isLater
        ? `No limit until ${since}. After that, over the limit in ${years}, within it in the other periods${mark}.`
        : `Over the limit in ${years}, within it in the other periods${mark}.`;
    }
  }
}

export const PERIOD_HEADINGS = {
  limited: 'Emissions and limits by period',
  unlimited: 'Emissions by period',
};

const FIGURE_COLUMNS = ['Period', 'Annual limit', 'Annual emissions'];

export const COLUMNS = {
  limited: [...FIGURE_COLUMNS, 'Over or under', 'Category', 'Maximum annual penalty'],
  unlimited: [...FIGURE_COLUMNS, 'Why no limit applies'],
};

export const cellTexts = {
  none: 'None',
  estimate: 'estimate',
  limitFor: (years: string) => `limit for ${years}`,
  over: (excess: number) => `${tons(excess)} over`,
  under: (margin: number) => `${tons(margin)} under`,
  cut: (reductionShare: number) => `a ${percent(reductionShare)} cut closes the gap`,
  ifCovered: (limit: number) => `if covered: ${tons(limit)}`,
};

export const filingName = ({ year, propertyId }: Pick<Filing, 'year' | 'propertyId'>): string =>
  `${year}, property ${propertyId}`;

export function hintText(hint: FilingHint): string {
  switch (hint.kind) {
    case 'roundArea':
      return `${squareFeet(hint.squareFeet)} is a round figure, so it may be an estimate.`;
    case 'unknownUses':
      return `Local Law 97 has no limit for ${quoted(hint.names)}. Choose the closest property type.`;
    case 'otherYears':
      return `Other filings for this lot say it was built in ${listed(hint.years)}.`;
    case 'severalBuildings':
      return `It covers ${hint.buildings} buildings.`;
    case 'filedTwice':
      return `Property ${hint.propertyId} reported the same floor area for the same year, so it may be the same building.`;
    case 'noEnergy':
      return 'It reports no energy use.';
  }
}

function fromFilingText(year: number, hasAddress: boolean, hasEnergy: boolean): string {
  if (hasEnergy) {
    return hasAddress
      ? `From the filing: the address, the uses with their floor areas, and the energy use of ${year}.`
      : `From the filing: the uses with their floor areas, and the energy use of ${year}.`;
  }
  return hasAddress
    ? 'From the filing: the address and the uses with their floor areas.'
    : 'From the filing: the uses with their floor areas.';
}

function fromListText(hasArea: boolean, hasAddress: boolean): string {
  if (hasArea && hasAddress) return 'From the list: the floor area and the address of the whole lot.';
  return hasArea
    ? 'From the list: the floor area of the whole lot.'
    : 'From the list: the address of the whole lot.';
}

/** Notes about values from city records. `list` is the name of the Covered Buildings List, with its date. */
export const startTexts = {
  filingHeading: (filing: Pick<Filing, 'year' | 'propertyId'>) =>
    `Filled in from the Local Law 84 filing for ${filingName(filing)}`,
  fromFiling: fromFilingText,
  noEnergy: 'The filing reports no energy use. Enter it from your bills, or leave it empty for an estimate.',
  untyped: (names: readonly string[]) =>
    `Local Law 97 has no limit for ${quoted(names)}. Choose the closest property type.`,
  noRoom: (uses: readonly string[]) => `Left out because there is no room for more uses: ${listed(uses)}.`,
  otherFuels: (fuels: readonly string[]) =>
    `Left out because the calculator has no field for it: ${listed(fuels)}. Actual emissions are higher.`,
  generated: (kwh: number) => `Left out: ${wholeNumber(kwh)} kWh of electricity made on site.`,
  notCounted: 'Left out because the law does not count them: water and peak demand.',
  areas: (filed: number, list: string, listedArea: number) =>
    `The filing says ${squareFeet(filed)}; ${list} says ${squareFeet(listedArea)} for the whole lot.`,
  listHeading: (list: string) => `Filled in from ${list}`,
  nothingHeading: 'We have no figures for this lot',
  fromList: fromListText,
  listOnly:
    'The list does not show uses or energy. Choose the property type, and enter the figures from your bills.',
  noFilings: (filings: string) => `The city's Local Law 84 filings (${filings}) include none for this lot.`,
  filingsNotLoaded: "We don't have Local Law 84 filings here.",
  listNotLoaded: "We don't have the Covered Buildings List here, so choose what applies to your building.",
  notOnList: (list: string) =>
    `This lot is not on ${list}, for Local Law 97. If you think it should be, ask the Department of Buildings.`,
  pathwayFrom: (list: string) => `The compliance pathway comes from ${list}.`,
  severalPathways: 'Buildings on this lot have to comply in different ways. Choose what applies to yours.',
  noArea: 'no floor area given',
  startWithList: 'Start with the floor area from the Covered Buildings List',
  startYourself: 'Enter the figures yourself',
};
