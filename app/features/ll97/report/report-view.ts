import type { Article321Test } from '#law/ll97/article-321.ts';
import { isLimited, type PeriodAssessment } from '#law/ll97/assessment.ts';
import { PATHWAYS } from '#law/ll97/coverage.ts';
import { METER_NAMES, METERS } from '#law/ll97/emissions.ts';
import type { PeerComparison } from '#law/ll97/peers.ts';
import { LAST_LIMIT_YEAR } from '#law/ll97/periods.ts';
import type { BuildingReport } from '#law/ll97/report.ts';
import { intensity, listUses, percent, squareFeet, tons, wholeNumber } from './format-report.ts';
import { assumptionOf, periodsView, yearsOf } from './period-view.ts';
import { ARTICLE_321, nextOver, outlookOf, TESTED_YEAR, verdictOf } from './verdict.ts';

const FLAT_PENALTY = '{figure:ll97-321-penalty|marked}';

const ESTIMATE_CAUTION =
  'This is an estimate, because no bills were entered. It uses the national median for buildings of this kind, and counts half of it as electricity and half as natural gas, which we assume. Your own bills may give a very different result.';

const cautionsOf = ({ isEstimate, isLikelyCovered, squareFeet: area }: BuildingReport): string[] => [
  ...(isEstimate ? [ESTIMATE_CAUTION] : []),
  ...(isLikelyCovered
    ? []
    : [
        `At ${squareFeet(area)} a single building is not covered. It can be covered together with others on its tax lot or under its condo board, if they total more than {figure:ll97-covered-lot-together} sq ft. The Covered Buildings List decides.`,
      ]),
];

interface GapView {
  heading: string;
  intro?: string;
  sentence?: string;
  gaps: { years: string; change: string }[];
  lines: string[];
  links: { name: string; url: string }[];
}

const article321View = ({ limitTons, results, outcome }: Article321Test): GapView => ({
  heading: 'The Article 321 emissions test',
  intro: ARTICLE_321[outcome].verdict,
  gaps: [],
  links: [{ name: FLAT_PENALTY, url: '/figures#ll97-321-penalty' }],
  lines: [
    `Emissions in ${TESTED_YEAR} may not exceed the limit for 2030-2034, ${tons(limitTons)}.`,
    ...results.map(
      ({ coefficientsOf, emissionsTons, isMet }) =>
        `Your energy use with the ${coefficientsOf} coefficients: ${tons(emissionsTons)}, ${isMet ? 'met' : 'not met'}.`,
    ),
    `The test looks at calendar year ${TESTED_YEAR}. Our sources do not say which coefficients it uses, so both are shown.`,
    ...ARTICLE_321[outcome].next,
    `If neither was done, penalties are flat: ${FLAT_PENALTY}, which can be imposed again each year until the building complies. We have not seen the rule itself.`,
  ],
});

function gapView({ assessments, article321 }: BuildingReport): GapView {
  if (article321) return article321View(article321.test);
  const limited = assessments.filter(isLimited);
  const gaps = limited
    .filter(({ excessTons }) => excessTons > 0)
    .map((period) => ({
      years: yearsOf(period),
      change: `cut ${tons(period.excessTons)} a year, ${percent(period.reductionShare)} of emissions${assumptionOf(period)}.`,
    }));
  const sentence =
    limited.length > 0
      ? "You are within these limits. Keep your bills and this calculation: you'll need them for the annual report."
      : 'No yearly limit applies, so there is no gap to close.';
  const heading = 'What would close the gap';
  return { heading, sentence: gaps.length > 0 ? undefined : sentence, gaps, lines: [], links: [] };
}

/** In percent. Below it, the building uses as much as its peers. */
const SAME_PERCENT = 0.5;

function peerDifference({ ratio }: PeerComparison): string {
  const difference = Math.abs(ratio - 1) * 100;
  if (difference < SAME_PERCENT) return 'as much energy as';
  return `${wholeNumber(difference)}% ${ratio > 1 ? 'more' : 'less'} energy than`;
}

function peersView(peers: PeerComparison) {
  const { own, median, sources, isUnverified } = peers;
  const most = Math.max(own, median, 1e-9);
  const bar = (label: string, value: number) => ({ label, amount: intensity(value), share: value / most });
  return {
    heading: 'Compared with similar buildings',
    sentence: `Per square foot, this building uses ${peerDifference(peers)} the median building of its kind.`,
    bars: [bar('This building', own), bar('National median', median)],
    basis: `${sources.join('; ')}. National medians for buildings of all ages and climates, weighted by floor area, which is our choice. Site energy, not emissions.${isUnverified ? ' Partly unverified.' : ''}`,
  };
}

function complianceView({ building, isLikelyCovered, article321, deadlines }: BuildingReport) {
  const { explanation } = PATHWAYS[building.pathway];
  const shared = { heading: 'How and when to comply', hasCalendar: deadlines.length > 0 };
  if (!isLikelyCovered) {
    const intro = `A single building of this size has nothing to file. If it is covered together with others, its pathway applies. ${explanation}`;
    return { ...shared, intro, dates: [] };
  }
  return { ...shared, intro: explanation, dates: article321?.dates ?? deadlines };
}

function energyView({ energy, isEstimate }: BuildingReport) {
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

const PENALTY_BASIS =
  'Penalty: at most {figure:ll97-penalty-per-ton} for each metric ton over the limit, each year. Admin. Code 28-320.6; 1 RCNY 103-14(h).';
const CATEGORY_BASIS =
  "The safe, borderline and at-risk categories are ours, not the law's: borderline starts at {figure:ll97-borderline-share} of the limit.";
const ROUNDING = 'Calculated unrounded; shown rounded half up to 0.01 t and to the cent.';
const NOT_ADVICE =
  'This is a calculation, not legal advice: a professional engineer or registered architect must certify the report to the city.';
const BASIS_HEADING = 'Sources and assumptions';

const AND = new Intl.ListFormat('en-US', { type: 'conjunction' });

function periodSources(assessments: readonly PeriodAssessment[]): string[] {
  const byBasis = new Map<string, string[]>();
  for (const { period } of assessments) {
    byBasis.set(period.basis, [...(byBasis.get(period.basis) ?? []), period.name]);
  }
  return [...byBasis].map(([basis, names]) => `${AND.format(names)}: ${basis}`);
}

const basisView = ({ assessments }: BuildingReport) => ({
  heading: BASIS_HEADING,
  lines: [
    ...periodSources(assessments),
    ...(assessments.some(isLimited)
      ? [PENALTY_BASIS, CATEGORY_BASIS, `${ROUNDING} Starting in ${LAST_LIMIT_YEAR + 1}, the limit is zero.`]
      : [ROUNDING]),
    NOT_ADVICE,
  ],
});

export const exampleBasisView = (basis: string | null | undefined) => ({
  heading: BASIS_HEADING,
  lines: [...(basis ? [basis] : []), PENALTY_BASIS, CATEGORY_BASIS, NOT_ADVICE],
});

const periodOf = (assessments: readonly PeriodAssessment[], year: number): PeriodAssessment | undefined =>
  assessments.find(({ period }) => year <= period.lastYear) ?? assessments.at(-1);

/** Texts still have the register's placeholders. The verdict is about the period of `year`. */
export function reportView(report: BuildingReport, year: number) {
  const { assessments, building, isEstimate, peers } = report;
  const now = periodOf(assessments, year);
  if (!now) throw new Error('A report has no periods.');
  const next = nextOver(assessments, now);
  const verdict = verdictOf(now, next, report);
  const { listCode, explanation } = PATHWAYS[building.pathway];
  return {
    address: building.address?.replace(/\s+/g, ' '),
    uses: listUses(building.uses),
    total: building.uses.length > 1 ? `${squareFeet(report.squareFeet)} in total` : undefined,
    verdict: isEstimate ? { ...verdict, caption: `${verdict.caption}, an estimate` } : verdict,
    mark: isEstimate ? 'Estimate' : undefined,
    outlook: next && outlookOf(next),
    cautions: cautionsOf(report),
    pathway: listCode === 0 ? undefined : explanation,
    periods: periodsView(assessments),
    gap: gapView(report),
    peers: peers && peersView(peers),
    compliance: complianceView(report),
    energy: energyView(report),
    basis: basisView(report),
  };
}

export type ReportView = ReturnType<typeof reportView>;
