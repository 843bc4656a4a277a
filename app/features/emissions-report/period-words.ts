import type { PeriodAssessment } from '#app/regulations/ll97/assessment.ts';
import { percent, tons } from './words.ts';

/** The mark of a figure that no rule sets yet. */
export const ASSUMPTION = 'assumption';

/** How far a period's emissions are over the limit, or under it. */
export const overOrUnder = ({ excessTons, marginTons }: PeriodAssessment): string =>
  excessTons > 0 ? `${tons(excessTons)} over` : `${tons(marginTons)} under`;

/** The share of the emissions that would have to go; nothing within the limit. */
export const closingShare = ({ excessTons, reductionShare }: PeriodAssessment): string | undefined =>
  excessTons > 0 ? `${percent(reductionShare)} less would close it` : undefined;

/** What stands where no period is over its limit. */
export const NO_GAP =
  'Nothing has to change for these limits. Keep the bills and the calculation: the report asks for them.';

/** What would have to go in the periods that are over their limits. */
export const gapsOf = (assessments: readonly PeriodAssessment[]): { period: string; words: string }[] =>
  assessments
    .filter(({ excessTons }) => excessTons > 0)
    .map(({ period, excessTons, reductionShare }) => ({
      period: period.name,
      words: `${tons(excessTons)} a year less, which is ${percent(reductionShare)} of the emissions in that period${period.isAssumption ? ` (${ASSUMPTION})` : ''}.`,
    }));
