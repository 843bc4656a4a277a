import type { Article321Test } from '#law/ll97/article-321.ts';
import { isLimited, type PeriodAssessment } from '#law/ll97/assessment.ts';
import { PATHWAYS } from '#law/ll97/coverage.ts';
import { METER_NAMES, METERS } from '#law/ll97/emissions.ts';
import type { PeerComparison } from '#law/ll97/peers.ts';
import type { BuildingReport } from '#law/ll97/report.ts';
import { ARTICLE_321, gapText, listed, PEER_BARS, peerText, reportTexts, testTexts } from '../texts.ts';
import { intensity, listUses, squareFeet, wholeNumber } from './format-report.ts';
import { BASIS, COMPLIANCE, GAP, PEERS } from './texts.ts';
import { periodsView, type ReportCopy, limitYears } from './period-view.ts';
import { nextOver, outlookText, toVerdict } from './verdict.ts';

const FLAT_PENALTY = '{figure:ll97-321-penalty|marked}';

type Cautions = ReportCopy['cautions'];

const findCautions = (
  { isEstimate, isLikelyCovered, squareFeet: area }: BuildingReport,
  { estimate, notCovered }: Cautions,
): string[] => [
  ...(isEstimate ? [estimate] : []),
  ...(isLikelyCovered ? [] : [notCovered.replaceAll('{area}', squareFeet(area))]),
];

interface GapView {
  heading: string;
  intro?: string;
  sentence?: string;
  gaps: { years: string; change: string }[];
  lines: string[];
  links: { name: string; url: string }[];
}

const article321View = (
  { limitTons, results, outcome }: Article321Test,
  { yearText, penaltyText }: ReportCopy['article321'],
): GapView => ({
  heading: GAP.article321,
  intro: ARTICLE_321[outcome].verdict,
  gaps: [],
  links: [{ name: FLAT_PENALTY, url: '/figures#ll97-321-penalty' }],
  lines: [
    testTexts.limit(limitTons),
    ...results.map(({ coefficientsOf, emissionsTons, isMet }) =>
      (isMet ? testTexts.met : testTexts.notMet)(coefficientsOf, emissionsTons),
    ),
    yearText,
    ...ARTICLE_321[outcome].next,
    penaltyText.replaceAll('{penalty}', FLAT_PENALTY),
  ],
});

function gapView({ assessments, article321 }: BuildingReport, copy: ReportCopy): GapView {
  if (article321) return article321View(article321.test, copy.article321);
  const limited = assessments.filter(isLimited);
  const gaps = limited
    .filter(({ excessTons }) => excessTons > 0)
    .map((assessment) => ({ years: limitYears(assessment), change: gapText(assessment) }));
  const sentence = limited.length > 0 ? GAP.within : GAP.noLimit;
  return {
    heading: GAP.heading,
    sentence: gaps.length > 0 ? undefined : sentence,
    gaps,
    lines: [],
    links: [],
  };
}

function peersView(peers: PeerComparison, { basis }: ReportCopy['peers']) {
  const { own, median, ratio, sources, isUnverified } = peers;
  const most = Math.max(own, median, 1e-9);
  const bar = (label: string, value: number) => ({ label, amount: intensity(value), share: value / most });
  return {
    heading: PEERS.heading,
    sentence: peerText(ratio),
    bars: [bar(PEER_BARS.own, own), bar(PEER_BARS.median, median)],
    basis: [`${sources.join('; ')}.`, basis, ...(isUnverified ? [PEERS.unverified] : [])].join(' '),
  };
}

function complianceView({ building, isLikelyCovered, article321, deadlines }: BuildingReport) {
  const { explanation } = PATHWAYS[building.pathway];
  const shared = { heading: COMPLIANCE.heading, hasCalendar: deadlines.length > 0 };
  if (!isLikelyCovered) return { ...shared, intro: `${COMPLIANCE.notCovered} ${explanation}`, dates: [] };
  return { ...shared, intro: explanation, dates: article321?.dates ?? deadlines };
}

function energyView({ energy, isEstimate }: BuildingReport) {
  const used = METER_NAMES.filter((name) => energy[name] > 0);
  return {
    heading: isEstimate ? reportTexts.estimatedEnergy : reportTexts.enteredEnergy,
    figures: used.map((name) => ({
      label: METERS[name].label,
      amount: `${wholeNumber(energy[name])} ${METERS[name].unit}`,
    })),
    notes: used.flatMap((name) => METERS[name].note ?? []),
  };
}

function periodSources(assessments: readonly PeriodAssessment[]): string[] {
  const byBasis = new Map<string, string[]>();
  for (const { period } of assessments) {
    byBasis.set(period.basis, [...(byBasis.get(period.basis) ?? []), period.name]);
  }
  return [...byBasis].map(([basis, names]) => `${listed(names)}: ${basis}`);
}

type BasisCopy = ReportCopy['basis'];

const basisView = ({ assessments }: BuildingReport, { penalty, categories, notice }: BasisCopy) => ({
  heading: BASIS.heading,
  lines: [
    ...periodSources(assessments),
    ...(assessments.some(isLimited)
      ? [penalty, categories, `${BASIS.rounding} ${BASIS.lastPeriod}`]
      : [BASIS.rounding]),
    notice,
  ],
});

export const exampleBasisView = (
  basis: string | null | undefined,
  { penalty, categories, notice }: BasisCopy,
) => ({
  heading: BASIS.heading,
  lines: [...(basis ? [basis] : []), penalty, categories, notice],
});

const findPeriod = (assessments: readonly PeriodAssessment[], year: number): PeriodAssessment | undefined =>
  assessments.find(({ period }) => year <= period.lastYear) ?? assessments.at(-1);

/** Texts still contain figure placeholders. The verdict is about the period that includes `year`. */
export function summaryView(report: BuildingReport, year: number, cautions: Cautions) {
  const { assessments, isEstimate } = report;
  const now = findPeriod(assessments, year);
  if (!now) throw new Error('A report has no periods.');
  const next = nextOver(assessments, now);
  const verdict = toVerdict(now, next, report);
  return {
    verdict: isEstimate ? { ...verdict, caption: reportTexts.estimateCaption(verdict.caption) } : verdict,
    mark: isEstimate ? reportTexts.estimate : undefined,
    outlook: next && outlookText(next),
    cautions: findCautions(report, cautions),
  };
}

export function reportView(report: BuildingReport, year: number, copy: ReportCopy) {
  const { assessments, building, peers } = report;
  const { listCode, explanation } = PATHWAYS[building.pathway];
  return {
    ...summaryView(report, year, copy.cautions),
    address: building.address?.replace(/\s+/g, ' '),
    uses: listUses(building.uses),
    total: building.uses.length > 1 ? reportTexts.totalArea(report.squareFeet) : undefined,
    pathway: listCode === 0 ? undefined : explanation,
    periods: periodsView(assessments),
    gap: gapView(report, copy),
    peers: peers && peersView(peers, copy.peers),
    compliance: complianceView(report),
    energy: energyView(report),
    basis: basisView(report, copy.basis),
  };
}

export type ReportView = ReturnType<typeof reportView>;
