import { ARTICLE_321_DATES, type Article321Test } from '#app/regulations/ll97/article-321.ts';
import { BORDERLINE_SHARE, isLimited, type PeriodAssessment } from '#app/regulations/ll97/assessment.ts';
import { PATHWAYS } from '#app/regulations/ll97/coverage.ts';
import { METER_NAMES, METERS } from '#app/regulations/ll97/emissions.ts';
import type { PeerComparison } from '#app/regulations/ll97/peers.ts';
import { CHECKED_ON, PENALTY_PER_TON } from '#app/regulations/ll97/periods.ts';
import type { BuildingReport } from '#app/regulations/ll97/report.ts';
import { longDate, middayOf } from '#app/ui/date-words.ts';
import { intensity, percent, tons, wholeNumber } from './format.ts';
import { assumptionOf, yearsOf } from './period-content.ts';

/** What would have to change in each period that is over its limit, or that nothing has to. */
export function gapContent(assessments: readonly PeriodAssessment[]) {
  const heading = 'What would close the gap';
  const gaps = assessments
    .filter(isLimited)
    .filter(({ excessTons }) => excessTons > 0)
    .map((limited) => ({
      years: yearsOf(limited),
      change: `cut ${tons(limited.excessTons)} a year, ${percent(limited.reductionShare)} of emissions${assumptionOf(limited)}.`,
    }));
  if (gaps.length > 0) return { heading, gaps };
  const sentence = assessments.some(isLimited)
    ? 'You are within these limits. Keep your bills and this calculation: the annual report asks for them.'
    : 'No yearly limit applies, so there is no gap to close.';
  return { heading, gaps, sentence };
}

/** The verdict on the emissions test of Article 321. */
export const ARTICLE_321_VERDICTS: Record<Article321Test['outcome'], string> = {
  met: 'Article 321: based on these figures, the 2024 emissions test is met.',
  notMet:
    'Article 321: based on these figures, the 2024 emissions test is not met, so the 13 measures count.',
  unclear:
    'Article 321: based on these figures, whether the 2024 emissions test is met depends on the coefficients.',
};

const ARTICLE_321_NEXT: Record<Article321Test['outcome'], string[]> = {
  met: [],
  notMet: ['That leaves the 13 prescriptive measures, where they apply, due by December 31, 2024.'],
  unclear: [
    'If it is not met, the 13 prescriptive measures count: where they apply, they were due by December 31, 2024.',
  ],
};

/** The test of Article 321 with its figures, and what follows from it. */
export const article321Content = ({ limitTons, results, outcome }: Article321Test) => ({
  heading: 'The Article 321 emissions test',
  verdict: ARTICLE_321_VERDICTS[outcome],
  lines: [
    `Emissions in 2024 may not exceed the limit for 2030-2034, ${tons(limitTons)}.`,
    ...results.map(
      ({ coefficientsOf, emissionsTons, isMet }) =>
        `Your energy use with the ${coefficientsOf} coefficients: ${tons(emissionsTons)}, ${isMet ? 'met' : 'not met'}.`,
    ),
    'The test looks at calendar year 2024. Our sources do not say which coefficients it uses, so both are shown.',
    ...ARTICLE_321_NEXT[outcome],
    'If neither was done, penalties are flat: $10,000 (reported; we have not seen the rule itself), which can be imposed again each year until the building complies.',
  ],
});

/** Below this difference in percent, a building uses as much as its peers. */
const SAME_PERCENT = 0.5;

function peerDifference({ ratio }: PeerComparison): string {
  const difference = Math.abs(ratio - 1) * 100;
  if (difference < SAME_PERCENT) return 'as much energy as';
  return `${wholeNumber(difference)}% ${ratio > 1 ? 'more' : 'less'} energy than`;
}

/** How a building compares with the median of its kind, and where the median comes from. */
export function peerContent(peers: PeerComparison) {
  const { own, median, sources, isUnverified } = peers;
  return {
    heading: 'Compared with similar buildings',
    sentence: `Per square foot, this building uses ${peerDifference(peers)} the median building of its kind.`,
    bars: [
      { label: 'This building', value: own, amount: intensity(own) },
      { label: 'National median', value: median, amount: intensity(median) },
    ],
    basis: `${sources.join('; ')}. National medians of buildings of all ages and climates, weighted by area (assumption). Site energy, not emissions.${isUnverified ? ' Partly unverified.' : ''}`,
  };
}

/** How and when a building has to comply. */
export function complianceContent({ building, isLikelyCovered, article321, deadlines }: BuildingReport) {
  const heading = 'How and when to comply';
  const { explanation } = PATHWAYS[building.pathway];
  if (!isLikelyCovered) {
    const intro = `Nothing is due for a single building of this size. If it is covered together with others, its pathway applies. ${explanation}`;
    return { heading, intro, dates: [] };
  }
  return { heading, intro: explanation, dates: article321 ? ARTICLE_321_DATES : deadlines };
}

/** The energy that a report was calculated from; fuels that are not used are left out. */
export function energyContent({ energy, isEstimate }: Pick<BuildingReport, 'energy' | 'isEstimate'>) {
  const used = METER_NAMES.filter((name) => energy[name] > 0);
  return {
    heading: `A year of energy use, ${isEstimate ? 'estimated' : 'as entered'}`,
    figures: used.map((name) => ({
      label: METERS[name].label,
      amount: `${wholeNumber(energy[name])} ${METERS[name].unit}`,
    })),
    notes: used.flatMap((name) => METERS[name].note ?? []),
  };
}

const PENALTY_BASIS = `Penalty: at most $${PENALTY_PER_TON} for each metric ton over the limit, each year. Admin. Code 28-320.6; 1 RCNY 103-14(h).`;
const CATEGORY_BASIS = `The safe, borderline and at-risk categories are ours, not the law's: borderline starts at ${wholeNumber(BORDERLINE_SHARE * 100)}% of the limit.`;
const ROUNDING = 'Calculated unrounded; shown rounded half up to 0.01 t and to the cent.';
const CHECKED = `Figures checked on ${longDate(middayOf(CHECKED_ON))}. This is a calculation, not legal advice: a professional engineer or registered architect must certify the report to the city.`;

const BASIS_HEADING = 'Sources and assumptions';

/** The sources of a report's figures, and what it assumes. */
export function basisContent({ assessments }: Pick<BuildingReport, 'assessments'>) {
  const hasLimits = assessments.some(isLimited);
  return {
    heading: BASIS_HEADING,
    lines: [
      ...assessments.map(({ period: { name, basis } }) => `${name}: ${basis}`),
      ...(hasLimits
        ? [PENALTY_BASIS, CATEGORY_BASIS, `${ROUNDING} From 2050 on the limit is zero.`]
        : [ROUNDING]),
      CHECKED,
    ],
  };
}

/** The same for the example report, whose figures come from an editor. */
export const exampleBasisContent = (basis: string | null | undefined) => ({
  heading: BASIS_HEADING,
  lines: [...(basis ? [basis] : []), PENALTY_BASIS, CATEGORY_BASIS, CHECKED],
});
