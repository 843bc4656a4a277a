import type { PeriodAssessment } from '#app/regulations/ll97/assessment.ts';
import { COVERED_TOGETHER_SQUARE_FEET } from '#app/regulations/ll97/coverage.ts';
import { PATHWAYS } from '#app/regulations/ll97/pathways.ts';
import type { BuildingReport } from '#app/regulations/ll97/report.ts';
import type { Tone } from '#app/ui/badge.tsx';
import { dollars, RISKS, tons, wholeNumber } from './words.ts';

const NO_YEARLY_LIMIT = 'No yearly limit';

/** The period that a year falls into; the first one for a year before it. */
export const periodOf = (
  assessments: readonly PeriodAssessment[],
  year: number,
): PeriodAssessment | undefined =>
  assessments.find(({ period }) => year <= period.lastYear) ?? assessments.at(-1);

/** How a period is judged, in a word: where no yearly limit applies, there is nothing to be at risk of. */
export const judgementOf = ({ penalty, risk }: PeriodAssessment): { tone: Tone; label: string } =>
  penalty === undefined ? { tone: 'medium', label: NO_YEARLY_LIMIT } : RISKS[risk];

/** What a period means in one sentence. */
export function sentenceOf(assessment: PeriodAssessment): string {
  const { period, emissionsTons, excessTons, marginTons, penalty } = assessment;
  const years = `in ${period.name}`;
  if (penalty === undefined) return `No yearly limit applies to this building ${years}.`;
  if (excessTons > 0) return `Over the limit by ${tons(excessTons)} a year ${years}.`;
  if (emissionsTons === 0) return `No emissions were entered for ${years.slice(3)}.`;
  return `Within the limit ${years}, with ${tons(marginTons)} a year to spare.`;
}

/** What a year over the limit costs, or why nothing can be said. */
export function penaltyWords({ penalty }: Pick<PeriodAssessment, 'penalty'>): string {
  if (penalty === undefined) return NO_YEARLY_LIMIT;
  return penalty > 0 ? dollars(penalty) : 'None';
}

/** The figure of the verdict: the penalty, or that there is none. */
export const figureOf = (now: PeriodAssessment): string =>
  now.penalty === 0 ? 'No penalty' : penaltyWords(now);

/** What comes later, where the present period is not the worst: the first later one over its limit. */
export function outlookOf(
  assessments: readonly PeriodAssessment[],
  now: PeriodAssessment,
): string | undefined {
  if (now.penalty) return undefined;
  const next = assessments.find(
    ({ period, penalty }) => period.firstYear > now.period.lastYear && (penalty ?? 0) > 0,
  );
  if (!next) return undefined;
  const { period, excessTons, penalty = 0 } = next;
  const rest = period.isAssumption ? ' (assumption)' : '';
  return `From ${period.firstYear} it would be over the limit by ${tons(excessTons)}: ${dollars(penalty)} a year${rest}.`;
}

/** What stands under the penalty. */
export const penaltyCaption = ({ penalty, period }: Pick<PeriodAssessment, 'penalty' | 'period'>): string =>
  penalty ? `penalty a year, ${period.name}` : period.name;

/** What has to be known before the figures are relied on. */
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
