import {
  isLimited,
  type LimitedPeriod,
  type PeriodAssessment,
  type RiskCategory,
} from '#law/ll97/assessment.ts';
import type { PageCopy } from '#app/data/pages.server.ts';
import type { BadgeTone, Tone } from '#app/ui/badge.tsx';
import {
  cellTexts,
  COLUMNS,
  estimateMark,
  NO_LIMIT_REASONS,
  NO_YEARLY_LIMIT,
  periodFinding,
  PERIOD_HEADINGS,
  RISK_LABELS,
} from '../texts.ts';
import { dollars, tons } from './format-report.ts';
import { CHART_LEGENDS } from './texts.ts';

export type ReportCopy = PageCopy<'ll97-report'>['report'];

const RISK_TONES: Record<RiskCategory, Tone> = { safe: 'low', borderline: 'medium', atRisk: 'veryHigh' };

export const riskBadge = (risk: RiskCategory): { tone: Tone; label: string } => ({
  tone: RISK_TONES[risk],
  label: RISK_LABELS[risk],
});

export const yearSpan = ({ firstYear, lastYear }: { firstYear: number; lastYear: number }): string =>
  firstYear === lastYear ? String(firstYear) : `${firstYear}-${lastYear}`;

export const limitYears = (assessment: PeriodAssessment): string =>
  assessment.hasLimit ? yearSpan(assessment) : assessment.period.name;

export const periodEstimateMark = ({ period }: PeriodAssessment): string => estimateMark(period.lastYear);

export const penaltyText = (penalty: number): string => (penalty > 0 ? dollars(penalty) : cellTexts.none);

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
  const years = limitYears(assessment);
  if (years !== name) return { text: name, note: cellTexts.limitFor(years) };
  return { text: name, note: isAssumption ? cellTexts.estimate : undefined };
}

const differenceCell = ({ excessTons, marginTons, reductionShare }: LimitedPeriod): PeriodCell =>
  excessTons > 0
    ? { text: cellTexts.over(excessTons), note: cellTexts.cut(reductionShare) }
    : { text: cellTexts.under(marginTons) };

function toRow(assessment: PeriodAssessment): PeriodRow {
  const period = periodCell(assessment);
  const emissions = { text: tons(assessment.emissionsTons) };
  if (!isLimited(assessment)) {
    const { limitIfCoveredTons, reason } = assessment;
    const note = limitIfCoveredTons === undefined ? undefined : cellTexts.ifCovered(limitIfCoveredTons);
    return { period, cells: [{ text: NO_YEARLY_LIMIT, note }, emissions], reason: NO_LIMIT_REASONS[reason] };
  }
  const { tone, label } = riskBadge(assessment.risk);
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

const CHART = { width: 640, height: 270, base: 235, top: 12 };
const BAR_SHARE = 0.5;
const LIMIT_SHARE = 0.8;

function toChart(assessments: readonly PeriodAssessment[]) {
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
      name: limitYears(assessment),
      middle,
      within: { ...bar, y: CHART.base - within, height: within },
      over: { ...bar, y: CHART.base - within - over, height: over },
      limitLine: limit && `M${middle - reach} ${CHART.base - heightOf(limit.limitTons)}H${middle + reach}`,
    };
  });
  return { ...CHART, baseLine: `M0 ${CHART.base}H${CHART.width}`, bars };
}

function summarizePeriods(assessments: readonly PeriodAssessment[]): string {
  const limited = assessments.filter(isLimited);
  const [first] = limited;
  if (!first) return periodFinding({ kind: 'none' });
  const over = limited.filter(({ excessTons }) => excessTons > 0);
  const [firstOver] = over;
  const since = first === assessments[0] ? undefined : first.firstYear;
  if (!firstOver) return periodFinding({ kind: 'within', since });
  const isAssumed = over.some(({ period }) => period.isAssumption);
  if (over.length === limited.length) return periodFinding({ kind: 'over', since, isAssumed });
  return over.length === limited.length - limited.indexOf(firstOver)
    ? periodFinding({ kind: 'overFrom', since, isAssumed, firstYear: firstOver.firstYear })
    : periodFinding({ kind: 'mixed', since, isAssumed, years: over.map(limitYears) });
}

export const periodFigures = (assessments: readonly PeriodAssessment[]) => ({
  finding: summarizePeriods(assessments),
  chart: toChart(assessments),
  rows: assessments.map(toRow),
});

export function periodsView(assessments: readonly PeriodAssessment[]) {
  const limited = assessments.filter(isLimited).length;
  const some = limited === assessments.length ? CHART_LEGENDS.limits : CHART_LEGENDS.someLimits;
  return {
    ...periodFigures(assessments),
    heading: limited > 0 ? PERIOD_HEADINGS.limited : PERIOD_HEADINGS.unlimited,
    chartKey: limited > 0 ? some : CHART_LEGENDS.noLimits,
    columns: limited > 0 ? COLUMNS.limited : COLUMNS.unlimited,
  };
}

export type PeriodsView = ReturnType<typeof periodsView>;
