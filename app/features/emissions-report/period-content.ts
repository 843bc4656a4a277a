import {
  isLimited,
  type LimitedPeriod,
  type PeriodAssessment,
  type UnlimitedPeriod,
} from '#app/regulations/ll97/assessment.ts';
import type { NoLimitReason } from '#app/regulations/ll97/coverage.ts';
import type { BadgeTone } from '#app/ui/badge.tsx';
import { dollars, percent, RISKS, tons } from './format.ts';

export const NO_YEARLY_LIMIT = 'No yearly limit';

const NO_LIMIT_REASONS: Record<NoLimitReason, string> = {
  notCovered: 'Not covered as a single building',
  notYet: 'The first limit comes later',
  oneTimeDuty: 'One-time duty under Article 321',
  cityPortfolio: 'City and NYCHA buildings have targets of their own',
};

/** The years in which a period's limit applies, such as "2026-2029"; the whole period where there is none. */
export const yearsOf = (assessment: PeriodAssessment): string =>
  assessment.hasLimit ? `${assessment.firstYear}-${assessment.lastYear}` : assessment.period.name;

/** Follows a figure that no rule sets yet. */
export const assumptionOf = ({ period }: PeriodAssessment): string =>
  period.isAssumption ? ' (assumption)' : '';

/** The most that a year over the limit can cost. */
export const penaltyText = (penalty: number): string => (penalty > 0 ? dollars(penalty) : 'None');

/** A cell of the table: a figure, and a line below it. */
interface Cell {
  text: string;
  note?: string;
}

/** A period as a row of the table. */
export interface PeriodRow {
  period: Cell;
  limit: Cell;
  emissions: string;
  /** How the emissions compare with the limit, or in a sentence why there is no limit. */
  comparison: { difference: Cell; risk: { tone: BadgeTone; label: string }; penalty: string } | string;
}

/** The name of a period, with the years of its limit where they are not all of its years. */
function periodCell(assessment: PeriodAssessment): Cell {
  const { name, isAssumption } = assessment.period;
  const years = yearsOf(assessment);
  if (years !== name) return { text: name, note: `limit for ${years}` };
  return { text: name, note: isAssumption ? 'assumption' : undefined };
}

const differenceCell = ({ excessTons, marginTons, reductionShare }: LimitedPeriod): Cell =>
  excessTons > 0
    ? { text: `${tons(excessTons)} over`, note: `a ${percent(reductionShare)} cut closes the gap` }
    : { text: `${tons(marginTons)} under` };

const noLimitCell = ({ limitIfCoveredTons }: UnlimitedPeriod): Cell => ({
  text: NO_YEARLY_LIMIT,
  note: limitIfCoveredTons === undefined ? undefined : `if covered: ${tons(limitIfCoveredTons)}`,
});

export function rowOf(assessment: PeriodAssessment): PeriodRow {
  const row = { period: periodCell(assessment), emissions: tons(assessment.emissionsTons) };
  if (!isLimited(assessment)) {
    return { ...row, limit: noLimitCell(assessment), comparison: NO_LIMIT_REASONS[assessment.reason] };
  }
  const { limitTons, risk, penalty } = assessment;
  return {
    ...row,
    limit: { text: tons(limitTons) },
    comparison: {
      difference: differenceCell(assessment),
      risk: RISKS[risk],
      penalty: penaltyText(penalty),
    },
  };
}

const FIGURE_COLUMNS = ['Period', 'Annual limit', 'Annual emissions'] as const;
export const LIMITED_COLUMNS = [
  ...FIGURE_COLUMNS,
  'Over or under',
  'Category',
  'Maximum annual penalty',
] as const;
const UNLIMITED_COLUMNS = [...FIGURE_COLUMNS, 'Why no limit applies'] as const;

function chartKey(limited: number, periods: number): string {
  const bars = 'Bars show emissions in metric tons of CO2 equivalent a year';
  if (limited === 0) return `${bars}. There is no line, because no yearly limit applies.`;
  const key = `${bars}; red is the part over the limit. The line is the limit.`;
  return limited === periods ? key : `${key} Where there is no line, no yearly limit applies.`;
}

/** Chart and table of the periods; without a limit in any of them, there is nothing to compare with. */
export function periodsContent(assessments: readonly PeriodAssessment[]) {
  const limited = assessments.filter(isLimited).length;
  return {
    heading: limited > 0 ? 'Emissions and limits by period' : 'Emissions by period',
    chartKey: chartKey(limited, assessments.length),
    columns: limited > 0 ? LIMITED_COLUMNS : UNLIMITED_COLUMNS,
    rows: assessments.map(rowOf),
  };
}

/** The measures of the chart. */
export const CHART = { width: 640, height: 270, base: 235, top: 12 } as const;

const BAR_SHARE = 0.5;
const LIMIT_SHARE = 0.8;

interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the chart shows of one period, in the units of `CHART`. */
interface PeriodShape {
  name: string;
  /** The part of the emissions within the limit; all of them where there is none. */
  within: Bar;
  /** The part over the limit. */
  over: Bar;
  /** Absent where no limit applies. */
  limitY?: number;
  left: number;
  middle: number;
  right: number;
}

/** The bars and limit lines of the periods, to one scale. */
export function chartShapes(assessments: readonly PeriodAssessment[]): PeriodShape[] {
  const most = Math.max(
    ...assessments.map(({ emissionsTons }) => emissionsTons),
    ...assessments.filter(isLimited).map(({ limitTons }) => limitTons),
    1e-9,
  );
  const heightOf = (value: number): number => (value / most) * (CHART.base - CHART.top);
  const step = CHART.width / assessments.length;
  return assessments.map((assessment, index) => {
    const { emissionsTons } = assessment;
    const { limitTons, excessTons } = isLimited(assessment)
      ? assessment
      : { limitTons: undefined, excessTons: 0 };
    const middle = step * (index + 0.5);
    const bar = { x: middle - (step * BAR_SHARE) / 2, width: step * BAR_SHARE };
    const inside = heightOf(Math.min(emissionsTons, limitTons ?? emissionsTons));
    const excess = heightOf(excessTons);
    return {
      name: yearsOf(assessment),
      within: { ...bar, y: CHART.base - inside, height: inside },
      over: { ...bar, y: CHART.base - inside - excess, height: excess },
      limitY: limitTons === undefined ? undefined : CHART.base - heightOf(limitTons),
      left: middle - (step * LIMIT_SHARE) / 2,
      middle,
      right: middle + (step * LIMIT_SHARE) / 2,
    };
  });
}
