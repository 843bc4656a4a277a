import {
  isLimited,
  type LimitedPeriod,
  type PeriodAssessment,
  type UnlimitedPeriod,
} from '#app/regulations/ll97/assessment.ts';
import {
  COVERED_TOGETHER_SQUARE_FEET,
  PATHWAYS,
  type NoLimitReason,
} from '#app/regulations/ll97/coverage.ts';
import type { BuildingReport } from '#app/regulations/ll97/report.ts';
import type { BadgeTone } from '#app/ui/badge.tsx';
import { assumptionOf, NO_YEARLY_LIMIT, penaltyText, yearsOf } from './period-content.ts';
import { dollars, RISKS, tons, wholeNumber } from './format.ts';
import { ARTICLE_321_VERDICTS } from './report-content.ts';

/** The period that a year falls into, or the nearest one. */
export const periodOf = (
  assessments: readonly PeriodAssessment[],
  year: number,
): PeriodAssessment | undefined =>
  assessments.find(({ period }) => year <= period.lastYear) ?? assessments.at(-1);

/** The head of a report, on the page and in the PDF. */
export interface Verdict {
  tone: BadgeTone;
  label: string;
  sentence: string;
  figure: string;
  /** Under the figure. */
  caption: string;
  /** What comes later. */
  outlook?: string;
}

type PeriodVerdict = Pick<Verdict, 'tone' | 'label' | 'sentence' | 'figure' | 'caption'>;

const captionOf = (caption: string, { isEstimate }: Pick<BuildingReport, 'isEstimate'>): string =>
  isEstimate ? `${caption}, an estimate` : caption;

const WITHOUT_LIMIT: Record<NoLimitReason, string> = {
  notCovered: 'Not covered as a single building.',
  oneTimeDuty: 'No yearly limit applies to this building.',
  notYet: 'No yearly limit applies to this building yet.',
  cityPortfolio: 'The yearly limits do not apply to this building.',
};

function withoutLimit(now: UnlimitedPeriod, report: BuildingReport): PeriodVerdict {
  const { reason, emissionsTons, period } = now;
  const { article321 } = report;
  return {
    tone: 'neutral',
    label: NO_YEARLY_LIMIT,
    sentence: article321 ? ARTICLE_321_VERDICTS[article321.outcome] : WITHOUT_LIMIT[reason],
    figure: tons(emissionsTons),
    caption: captionOf(`emissions a year, ${period.name}, for information`, report),
  };
}

function sentenceOf(now: LimitedPeriod): string {
  const years = yearsOf(now);
  if (now.excessTons > 0) return `Over the limit by ${tons(now.excessTons)} a year in ${years}.`;
  if (now.emissionsTons === 0) return `No emissions entered for ${years}.`;
  return `Within the limit in ${years}, with ${tons(now.marginTons)} a year to spare.`;
}

function judge(now: PeriodAssessment, report: BuildingReport): PeriodVerdict {
  if (!isLimited(now)) return withoutLimit(now, report);
  const years = yearsOf(now);
  return {
    ...RISKS[now.risk],
    sentence: sentenceOf(now),
    figure: now.penalty > 0 ? penaltyText(now.penalty) : 'No penalty',
    caption: captionOf(now.penalty > 0 ? `maximum penalty a year, ${years}` : years, report),
  };
}

/** The first later period over its limit, where the current one is not. */
function outlookOf(assessments: readonly PeriodAssessment[], now: PeriodAssessment): string | undefined {
  if (now.hasLimit && now.penalty > 0) return undefined;
  const next = assessments
    .filter(isLimited)
    .find(({ firstYear, penalty }) => firstYear > now.period.lastYear && penalty > 0);
  if (!next) return undefined;
  return `From ${next.firstYear} it would be over the limit by ${tons(next.excessTons)}: up to ${dollars(next.penalty)} a year${assumptionOf(next)}.`;
}

/** The verdict on a building in the current period. */
export const verdictOf = (report: BuildingReport, now: PeriodAssessment): Verdict => ({
  ...judge(now, report),
  outlook: outlookOf(report.assessments, now),
});

/** What to know before relying on the figures. */
export function cautionsOf({ building, isEstimate, isLikelyCovered, squareFeet }: BuildingReport): string[] {
  const { listCode, explanation } = PATHWAYS[building.pathway];
  return [
    ...(isEstimate
      ? [
          'This is an estimate: no bills were entered. The energy is the national median for buildings of this kind, half of it counted as electricity and half as natural gas (assumption). Your own bills can give a very different result.',
        ]
      : []),
    ...(isLikelyCovered
      ? []
      : [
          `At ${wholeNumber(squareFeet)} sq ft a single building is not covered. It can be, together with others on its tax lot or under its condo board over ${wholeNumber(COVERED_TOGETHER_SQUARE_FEET)} sq ft. The Covered Buildings List decides.`,
        ]),
    ...(listCode === 0 ? [] : [explanation]),
  ];
}
