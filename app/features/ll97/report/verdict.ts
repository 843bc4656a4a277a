import type { Article321Test } from '#law/ll97/article-321.ts';
import {
  isLimited,
  type LimitedPeriod,
  type PeriodAssessment,
  type UnlimitedPeriod,
} from '#law/ll97/assessment.ts';
import type { NoLimitReason } from '#law/ll97/coverage.ts';
import type { BuildingReport } from '#law/ll97/report.ts';
import type { BadgeTone } from '#app/ui/badge.tsx';
import { dollars, RISKS, tons } from './format-report.ts';
import { assumptionOf, NO_YEARLY_LIMIT, penaltyText, yearsOf } from './period-view.ts';

interface Verdict {
  tone: BadgeTone;
  label: string;
  sentence: string;
  figure: string;
  caption: string;
}

// Placeholders of the register, filled on the day of reading.
export const TESTED_YEAR = '{figure:ll97-321-performance-year}';
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

const WITHOUT_LIMIT: Record<NoLimitReason, string> = {
  notCovered: 'Not covered as a single building.',
  oneTimeDuty: 'No yearly limit applies to this building.',
  notYet: 'No yearly limit applies to this building yet.',
  cityPortfolio: 'The yearly limits do not apply to this building.',
};

const unlimitedVerdict = (
  { reason, emissionsTons, period }: UnlimitedPeriod,
  { article321 }: BuildingReport,
): Verdict => ({
  tone: 'neutral',
  label: NO_YEARLY_LIMIT,
  sentence: article321 ? ARTICLE_321[article321.test.outcome].verdict : WITHOUT_LIMIT[reason],
  figure: tons(emissionsTons),
  caption: `emissions a year, ${period.name}, for information`,
});

/**
 * Says "Safe" only if no later period is over its limit. An excess in a period that is already law is a
 * warning.
 */
function badgeOf(now: LimitedPeriod, next: LimitedPeriod | undefined): Pick<Verdict, 'tone' | 'label'> {
  const badge = RISKS[now.risk];
  if (!next) return badge;
  return {
    tone: next.period.isAssumption ? badge.tone : RISKS.borderline.tone,
    label: `Under the limit until ${next.firstYear - 1}`,
  };
}

export function verdictOf(
  now: PeriodAssessment,
  next: LimitedPeriod | undefined,
  report: BuildingReport,
): Verdict {
  if (!isLimited(now)) return unlimitedVerdict(now, report);
  const years = yearsOf(now);
  const verdict = { ...badgeOf(now, next), figure: 'No penalty', caption: years };
  if (now.excessTons > 0) {
    return {
      ...verdict,
      sentence: `Over the limit by ${tons(now.excessTons)} a year in ${years}.`,
      figure: penaltyText(now.penalty),
      caption: `maximum penalty a year, ${years}`,
    };
  }
  if (now.emissionsTons === 0) return { ...verdict, sentence: `No emissions entered for ${years}.` };
  const margin = tons(now.marginTons);
  return { ...verdict, sentence: `Within the limit in ${years}, with ${margin} a year to spare.` };
}

export function nextOver(
  assessments: readonly PeriodAssessment[],
  now: PeriodAssessment,
): LimitedPeriod | undefined {
  if (now.hasLimit && now.penalty > 0) return undefined;
  return assessments
    .filter(isLimited)
    .find(({ firstYear, penalty }) => firstYear > now.period.lastYear && penalty > 0);
}

export const outlookOf = (next: LimitedPeriod): string =>
  `Starting in ${next.firstYear}, it would be over the limit by ${tons(next.excessTons)}: up to ${dollars(next.penalty)} a year${assumptionOf(next)}.`;
