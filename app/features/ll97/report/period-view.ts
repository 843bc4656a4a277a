import { isLimited, type LimitedPeriod, type PeriodAssessment } from '#law/ll97/assessment.ts';
import type { NoLimitReason } from '#law/ll97/coverage.ts';
import { PERIODS } from '#law/ll97/periods.ts';
import type { BadgeTone } from '#app/ui/badge.tsx';
import { dollars, percent, RISKS, tons } from './format-report.ts';

export const NO_YEARLY_LIMIT = 'No yearly limit';

const NO_LIMIT_REASONS: Record<NoLimitReason, string> = {
  notCovered: 'Not covered as a single building',
  notYet: 'The first limit comes later',
  oneTimeDuty: 'One-time duty under Article 321',
  cityPortfolio: 'City and NYCHA buildings have their own targets',
};

export const yearSpan = ({ firstYear, lastYear }: { firstYear: number; lastYear: number }): string =>
  firstYear === lastYear ? String(firstYear) : `${firstYear}-${lastYear}`;

export const yearsOf = (assessment: PeriodAssessment): string =>
  assessment.hasLimit ? yearSpan(assessment) : assessment.period.name;

export const assumptionOf = ({ period }: PeriodAssessment): string =>
  period.isAssumption ? ' (estimate)' : '';

export const penaltyText = (penalty: number): string => (penalty > 0 ? dollars(penalty) : 'None');

export interface PeriodCell {
  text: string;
  note?: string;
  tone?: BadgeTone;
  isStrong?: true;
}

export interface PeriodRow {
  period: PeriodCell;
  cells: PeriodCell[];
  reason?: string;
}

function periodCell(assessment: PeriodAssessment): PeriodCell {
  const { name, isAssumption } = assessment.period;
  const years = yearsOf(assessment);
  if (years !== name) return { text: name, note: `limit for ${years}` };
  return { text: name, note: isAssumption ? 'estimate' : undefined };
}

const differenceCell = ({ excessTons, marginTons, reductionShare }: LimitedPeriod): PeriodCell =>
  excessTons > 0
    ? { text: `${tons(excessTons)} over`, note: `a ${percent(reductionShare)} cut closes the gap` }
    : { text: `${tons(marginTons)} under` };

function rowOf(assessment: PeriodAssessment): PeriodRow {
  const period = periodCell(assessment);
  const emissions = { text: tons(assessment.emissionsTons) };
  if (!isLimited(assessment)) {
    const { limitIfCoveredTons, reason } = assessment;
    const note = limitIfCoveredTons === undefined ? undefined : `if covered: ${tons(limitIfCoveredTons)}`;
    return { period, cells: [{ text: NO_YEARLY_LIMIT, note }, emissions], reason: NO_LIMIT_REASONS[reason] };
  }
  const { tone, label } = RISKS[assessment.risk];
  return {
    period,
    cells: [
      { text: tons(assessment.limitTons) },
      emissions,
      differenceCell(assessment),
      { text: label, tone },
      { text: penaltyText(assessment.penalty), isStrong: true },
    ],
  };
}

const FIGURE_COLUMNS = ['Period', 'Annual limit', 'Annual emissions'];
const LIMITED_COLUMNS = [...FIGURE_COLUMNS, 'Over or under', 'Category', 'Maximum annual penalty'];
const UNLIMITED_COLUMNS = [...FIGURE_COLUMNS, 'Why no limit applies'];

function chartKey(limited: number, periods: number): string {
  const bars = 'Bars show emissions in metric tons of CO2 equivalent a year';
  if (limited === 0) return `${bars}. There is no line, because no yearly limit applies.`;
  const key = `${bars}; red is the part over the limit. The line is the limit.`;
  return limited === periods ? key : `${key} Where there is no line, no yearly limit applies.`;
}

const CHART = { width: 640, height: 270, base: 235, top: 12 };
const BAR_SHARE = 0.5;
const LIMIT_SHARE = 0.8;

function chartOf(assessments: readonly PeriodAssessment[]) {
  const most = Math.max(
    ...assessments.map(({ emissionsTons }) => emissionsTons),
    ...assessments.filter(isLimited).map(({ limitTons }) => limitTons),
    1e-9,
  );
  const heightOf = (value: number): number => (value / most) * (CHART.base - CHART.top);
  const step = CHART.width / assessments.length;
  const bars = assessments.map((assessment, index) => {
    const limit = isLimited(assessment) ? assessment : undefined;
    const middle = step * (index + 0.5);
    const bar = { x: middle - (step * BAR_SHARE) / 2, width: step * BAR_SHARE };
    const over = heightOf(limit?.excessTons ?? 0);
    const within = heightOf(assessment.emissionsTons) - over;
    const reach = (step * LIMIT_SHARE) / 2;
    return {
      name: yearsOf(assessment),
      middle,
      within: { ...bar, y: CHART.base - within, height: within },
      over: { ...bar, y: CHART.base - within - over, height: over },
      limitLine: limit && `M${middle - reach} ${CHART.base - heightOf(limit.limitTons)}H${middle + reach}`,
    };
  });
  return { ...CHART, baseLine: `M0 ${CHART.base}H${CHART.width}`, bars };
}

const AND = new Intl.ListFormat('en-US', { type: 'conjunction' });

const ASSUMED_FROM = PERIODS.find(({ isAssumption }) => isAssumption)?.firstYear;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function comparedWithLimits(limited: readonly LimitedPeriod[]): string {
  const over = limited.filter(({ excessTons }) => excessTons > 0);
  const [firstOver] = over;
  if (!firstOver) return 'within the limit in every period';
  if (over.length === limited.length) return 'over the limit in every period';
  const since = limited.slice(limited.indexOf(firstOver));
  return over.length === since.length
    ? `within the limit through ${firstOver.firstYear - 1}, over it starting in ${firstOver.firstYear}`
    : `over the limit in ${AND.format(over.map(yearsOf))}, within it in the other periods`;
}

function findingOf(assessments: readonly PeriodAssessment[]): string {
  const limited = assessments.filter(isLimited);
  const [first] = limited;
  if (!first) return 'No yearly limit applies in any period.';
  const compared = comparedWithLimits(limited);
  const isAssumed = limited.some(({ period, excessTons }) => period.isAssumption && excessTons > 0);
  const note = isAssumed ? ` (${ASSUMED_FROM} and later are estimates)` : '';
  return first === assessments[0]
    ? `${capitalized(compared)}${note}.`
    : `No limit until ${first.firstYear}. After that, ${compared}${note}.`;
}

export function periodsView(assessments: readonly PeriodAssessment[]) {
  const limited = assessments.filter(isLimited).length;
  return {
    heading: limited > 0 ? 'Emissions and limits by period' : 'Emissions by period',
    finding: findingOf(assessments),
    chartKey: chartKey(limited, assessments.length),
    chart: chartOf(assessments),
    columns: limited > 0 ? LIMITED_COLUMNS : UNLIMITED_COLUMNS,
    rows: assessments.map(rowOf),
  };
}

export type PeriodsView = ReturnType<typeof periodsView>;
