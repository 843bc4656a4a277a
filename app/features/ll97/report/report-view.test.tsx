import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NO_ENERGY } from '#law/ll97/emissions.ts';
import { type Pathway, PATHWAY_NAMES } from '#law/ll97/coverage.ts';
import { reportOn, type BuildingReport } from '#law/ll97/report.ts';
import { startingCopy } from '#tests/support/starting-copy.ts';
import { filled, ll97On } from '#tests/support/starting-register.ts';
import { reportSummary } from './mail-figures.ts';
import { PeriodTable } from './periods.tsx';
import { ReportHead } from './report-page.tsx';
import { Basis, Gap } from './report-sections.tsx';
import { reportView } from './report-view.ts';

const TODAY = '2026-11-22';

/** A report on an office that is over every limit, unless a different energy use is given. */
function officeReport(
  pathway: Pathway,
  squareFeet = 450_000,
  energy = { ...NO_ENERGY, electricityKwh: squareFeet * 60 },
): BuildingReport {
  return reportOn({ uses: [{ propertyType: 'Office', squareFeet }], energy, pathway }, TODAY, ll97On(TODAY))!;
}

const YEAR = 2026;
const COPY = startingCopy('ll97-report').report;

const viewOf = (...building: Parameters<typeof officeReport>) =>
  filled(reportView(officeReport(...building), YEAR, COPY));

describe('the verdict on an office with high emissions', () => {
  it.each([
    ['article320', 450_000, 'At risk', /^Over the limit by [\d,.]+ t a year in 2024-2029\.$/],
    ['article320From2026', 450_000, 'At risk', /^Over the limit by [\d,.]+ t a year in 2026-2029\.$/],
    ['article320From2035', 450_000, 'No yearly limit', /^No yearly limit applies to this building yet\.$/],
    [
      'article321',
      450_000,
      'No yearly limit',
      /^Article 321: based on these figures, the 2024 emissions test is not met/,
    ],
    ['cityPortfolio', 450_000, 'No yearly limit', /^The yearly limits do not apply to this building\.$/],
    ...PATHWAY_NAMES.map(
      (pathway) => [pathway, 20_000, 'No yearly limit', /^Not covered as a single building\.$/] as const,
    ),
  ] as const)('for the pathway %s and %i sq ft is %j', (pathway, squareFeet, label, sentence) => {
    const { verdict } = viewOf(pathway, squareFeet);
    expect(verdict.label).toBe(label);
    expect(verdict.sentence).toMatch(sentence);
    expect(verdict.figure).toMatch(label === 'At risk' ? /^\$/ : / t$/);
  });

  it('names the first later year in which a limit is exceeded, if any', () => {
    expect(viewOf('article320From2035').outlook).toMatch(/^Starting in 2035, .* \(estimate\)\.$/);
    expect(viewOf('cityPortfolio').outlook).toBeUndefined();
  });
});

it.each([
  ['under every limit', 40_000, 'Safe', 'low'],
  ['over an estimated limit', 100_000, 'Under the limit until 2039', 'low'],
  ['over the estimated 2035 limit', 200_000, 'Under the limit until 2034', 'low'],
  ['over the 2030 limit', 300_000, 'Under the limit until 2029', 'medium'],
  ['close to the 2024 limit and over the 2030 limit', 600_000, 'Under the limit until 2029', 'medium'],
  ['over the 2024 limit', 700_000, 'At risk', 'veryHigh'],
] as const)('the verdict does not overstate the compliance of a building %s', (_, therms, label, tone) => {
  const { verdict } = viewOf('article320', 450_000, { ...NO_ENERGY, naturalGasTherms: therms });
  expect(verdict).toMatchObject({ label, tone });
});

it("reportSummary includes the verdict and each period's figures, but not the typed address", () => {
  const report = officeReport('article320From2035');
  report.building.address = 'Buy now';
  const figures = reportSummary(filled(reportView(report, YEAR, COPY)), 'Solar is not enough.');
  expect(figures).toContain(
    'Office 450,000 sq ft\n\nNo yearly limit. No yearly limit applies to this building yet.',
  );
  expect(figures).toContain('2024-2029: no yearly limit, emissions 7,801.97 t\n');
  expect(figures).toMatch(
    /2035-2039 \(estimate\): limit 743\.55 t, emissions [\d,.]+ t, penalty up to \$[\d,.]+ a year/,
  );
  expect(figures).toContain('What if the building changes? Solar is not enough.');
  expect(figures).not.toContain('Buy now');
});

it('a first period whose limit starts later notes which years the limit covers', () => {
  const [first] = viewOf('article320From2026').periods.rows;
  expect(first?.period).toEqual({ text: '2024-2029', note: 'limit for 2026-2029' });
});

it('the gap section omits periods without a limit, and says so if no limit applies', () => {
  expect(viewOf('article320From2035').gap.gaps.map(({ years }) => years)).toEqual(['2035-2039', '2040-2049']);
  expect(viewOf('cityPortfolio').gap).toMatchObject({
    gaps: [],
    sentence: 'No yearly limit applies, so there is no gap to close.',
  });
});

it('the compliance dates are past dates for Article 321, and a building that is not covered has none', () => {
  expect(viewOf('article321').compliance.dates.map(({ date }) => date)).toEqual(['2024-12-31', '2025-05-01']);
  expect(viewOf('article321', 20_000).compliance.dates).toEqual([]);
  expect(viewOf('article320').compliance.dates[0]?.date).toBe('2027-05-01');
});

/** Words that appear only in a report with a yearly limit. */
const LIMIT_TERMS =
  /At risk|Borderline|Safe|Under the limit|Over the limit|Within the limit|t over|t under|to spare|closes the gap|cut [\d,.]+ t|[Pp]enalty|\$|fill-very-high|text-very-high|text-low|stroke-ink/;

/** Renders the parts of the page about limits, without Article 321's flat penalty. */
function pageOf(report: BuildingReport): string {
  const view = filled(reportView(report, YEAR, COPY));
  const { gap } = filled(reportView({ ...report, article321: undefined }, YEAR, COPY));
  return renderToStaticMarkup(
    <>
      <ReportHead view={view} createdAt={`${TODAY}T12:00:00Z`} />
      <PeriodTable {...view.periods} />
      <Gap {...gap} />
      <Basis {...view} />
    </>,
  ).replace(/<caption.*?<\/caption>/, '');
}

it('a period without a limit never shows a limit line, excess, risk or penalty', () => {
  const size = fc.oneof(fc.integer({ min: 1, max: 25_000 }), fc.integer({ min: 25_001, max: 1_000_000 }));
  fc.assert(
    fc.property(fc.constantFrom(...PATHWAY_NAMES), size, (pathway, squareFeet) => {
      const report = officeReport(pathway, squareFeet);
      const { rows, chart } = reportView(report, YEAR, COPY).periods;
      report.assessments.forEach(({ hasLimit }, index) => {
        expect(rows[index]?.reason === undefined).toBe(hasLimit);
        if (hasLimit) return;
        expect(chart.bars[index]).toMatchObject({ limitLine: undefined, over: { height: 0 } });
      });
      const isWithoutLimits = report.assessments.every(({ hasLimit }) => !hasLimit);
      expect(LIMIT_TERMS.test(pageOf(report))).toBe(!isWithoutLimits);
      if (isWithoutLimits) expect(report.deadlines).toEqual([]);
    }),
  );
});
