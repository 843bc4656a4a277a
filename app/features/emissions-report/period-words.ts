import {
  isLimited,
  type LimitedPeriod,
  type PeriodAssessment,
  type UnlimitedPeriod,
} from '#app/regulations/ll97/assessment.ts';
import type { NoLimitReason } from '#app/regulations/ll97/coverage.ts';
import type { BadgeTone } from '#app/ui/badge.tsx';
import { HEADINGS, PERIOD_COLUMNS, UNLIMITED_COLUMNS } from './headings.ts';
import { dollars, percent, RISKS, tons } from './words.ts';

/** The mark of a figure that no rule sets yet. */
const ASSUMPTION = 'assumption';

export const NO_YEARLY_LIMIT = 'No yearly limit';

const REASONS: Record<NoLimitReason, string> = {
  notCovered: 'Not covered as a single building',
  notYet: 'The first limit comes later',
  oneTimeDuty: 'One-time duty under Article 321',
  cityPortfolio: 'City and NYCHA buildings have targets of their own',
};

/** The years in which a period's limit applies, such as "2026-2029"; the whole period where there is none. */
export const yearsOf = (assessment: PeriodAssessment): string =>
  assessment.hasLimit ? `${assessment.firstYear}-${assessment.lastYear}` : assessment.period.name;

/** Beside a figure that no rule sets yet. */
export const assumptionOf = ({ period }: PeriodAssessment): string =>
  period.isAssumption ? ` (${ASSUMPTION})` : '';

/** What a year over the limit costs at most. */
export const penaltyText = (penalty: number): string => (penalty > 0 ? dollars(penalty) : 'None');

/** A cell of the table: a figure, and a line below it. */
interface Cell {
  text: string;
  note?: string;
}

/** A period as a row of the table, on the page and in the PDF. */
export interface PeriodRow {
  period: Cell;
  limit: Cell;
  emissions: string;
  /** How the emissions compare with the limit; why there is nothing to compare them with, where it is a text. */
  comparison: { difference: Cell; risk: { tone: BadgeTone; label: string }; penalty: string } | string;
}

/** What the part with chart and table is called. */
export const periodsHeadingOf = (assessments: readonly PeriodAssessment[]): string =>
  assessments.some(isLimited) ? HEADINGS.periods : HEADINGS.unlimitedPeriods;

/** The columns of the table: without a limit in any period, there is nothing to compare with. */
export const columnsOf = (assessments: readonly PeriodAssessment[]): readonly string[] =>
  assessments.some(isLimited) ? PERIOD_COLUMNS : UNLIMITED_COLUMNS;

/** The name of a period, with the years of its limit where they are not all of its years. */
function periodCell(assessment: PeriodAssessment): Cell {
  const { name, isAssumption } = assessment.period;
  const years = yearsOf(assessment);
  if (years !== name) return { text: name, note: `limit for ${years}` };
  return { text: name, note: isAssumption ? ASSUMPTION : undefined };
}

const differenceCell = ({ excessTons, marginTons, reductionShare }: LimitedPeriod): Cell =>
  excessTons > 0
    ? { text: `${tons(excessTons)} over`, note: `${percent(reductionShare)} less would close it` }
    : { text: `${tons(marginTons)} under` };

const noLimitCell = ({ limitIfCoveredTons }: UnlimitedPeriod): Cell => ({
  text: NO_YEARLY_LIMIT,
  note: limitIfCoveredTons === undefined ? undefined : `if covered: ${tons(limitIfCoveredTons)}`,
});

/** What the table says of a period. */
export function rowOf(assessment: PeriodAssessment): PeriodRow {
  const row = { period: periodCell(assessment), emissions: tons(assessment.emissionsTons) };
  if (!isLimited(assessment)) {
    return { ...row, limit: noLimitCell(assessment), comparison: REASONS[assessment.reason] };
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

/** What would have to go in the periods that are over their limits. */
const gapsOf = (assessments: readonly PeriodAssessment[]) =>
  assessments
    .filter(isLimited)
    .filter(({ excessTons }) => excessTons > 0)
    .map((limited) => ({
      period: yearsOf(limited),
      words: `${tons(limited.excessTons)} a year less, which is ${percent(limited.reductionShare)} of the emissions in that period${assumptionOf(limited)}.`,
    }));

/** What would close the gap, period by period; a sentence where nothing has to change. */
export function gapOf(assessments: readonly PeriodAssessment[]) {
  const gaps = gapsOf(assessments);
  if (gaps.length > 0) return { gaps };
  return {
    gaps,
    sentence: assessments.some(isLimited)
      ? 'Nothing has to change for these limits. Keep the bills and the calculation: the report asks for them.'
      : 'No yearly limit applies, so there is no gap to close.',
  };
}

/** How the chart of the periods is read. */
export function chartKeyOf(assessments: readonly PeriodAssessment[]): string {
  const bars = 'Bars are emissions in metric tons of CO2 equivalent a year';
  const limited = assessments.filter(isLimited).length;
  if (limited === 0) return `${bars}. There is no line, because no yearly limit applies.`;
  const key = `${bars}, red where they are over the limit. The line is the limit`;
  return limited === assessments.length ? `${key}.` : `${key}; without a line, no yearly limit applies.`;
}
