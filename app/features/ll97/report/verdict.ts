import {
  isLimited,
  type LimitedPeriod,
  type PeriodAssessment,
  type UnlimitedPeriod,
} from '#law/ll97/assessment.ts';
import type { BuildingReport } from '#law/ll97/report.ts';
import type { BadgeTone } from '#app/ui/badge.tsx';
import { ARTICLE_321, NO_YEARLY_LIMIT, VERDICTS_WITHOUT_LIMIT, verdictTexts } from '../texts.ts';
import { tons } from './format-report.ts';
import { penaltyText, riskBadge, limitYears } from './period-view.ts';

interface Verdict {
  tone: BadgeTone;
  label: string;
  sentence: string;
  figure: string;
  caption: string;
}

const unlimitedVerdict = (
  { reason, emissionsTons, period }: UnlimitedPeriod,
  { article321 }: BuildingReport,
): Verdict => ({
  tone: 'neutral',
  label: NO_YEARLY_LIMIT,
  sentence: article321 ? ARTICLE_321[article321.test.outcome].verdict : VERDICTS_WITHOUT_LIMIT[reason],
  figure: tons(emissionsTons),
  caption: verdictTexts.emissionsCaption(period.name),
});

/**
 * Returns "Safe" only if no later period is over its limit. A later excess gets a warning tone if that period's
 * limits are already law.
 */
function toBadge(now: LimitedPeriod, next: LimitedPeriod | undefined): Pick<Verdict, 'tone' | 'label'> {
  const badge = riskBadge(now.risk);
  if (!next) return badge;
  return {
    tone: next.period.isAssumption ? badge.tone : riskBadge('borderline').tone,
    label: verdictTexts.underUntil(next.firstYear - 1),
  };
}

export function toVerdict(
  now: PeriodAssessment,
  next: LimitedPeriod | undefined,
  report: BuildingReport,
): Verdict {
  if (!isLimited(now)) return unlimitedVerdict(now, report);
  const years = limitYears(now);
  const badge = toBadge(now, next);
  if (now.excessTons > 0) {
    return {
      ...badge,
      sentence: verdictTexts.over(now.excessTons, years),
      figure: penaltyText(now.penalty),
      caption: verdictTexts.penaltyCaption(years),
    };
  }
  const sentence =
    now.emissionsTons === 0 ? verdictTexts.noEmissions(years) : verdictTexts.within(now.marginTons, years);
  return { ...badge, sentence, figure: verdictTexts.noPenalty, caption: years };
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

export const outlookText = ({ firstYear, excessTons, penalty }: LimitedPeriod): string =>
  verdictTexts.outlook({ year: firstYear, excess: excessTons, penalty });
