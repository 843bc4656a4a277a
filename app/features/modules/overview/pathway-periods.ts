import { longDay } from '#law/figures/figure-kinds.ts';
import { type Pathway, PATHWAY_NAMES, PATHWAYS, yearlyLimit } from '#law/ll97/coverage.ts';
import type { LL97Figures } from '#law/ll97/figures.ts';
import { LAST_LIMIT_YEAR, PERIODS } from '#law/ll97/periods.ts';
import type { TimelineView } from '#app/ui/timeline.tsx';

/** The last period is open-ended, so the chart shows this many years of it. */
const YEARS_AFTER_LAST = 4;

function pathwayName(pathway: Pathway): string {
  if (pathway === 'article320') return 'Most covered buildings';
  const { name, label } = PATHWAYS[pathway];
  return pathway === 'cityPortfolio' ? `${label}: its own targets` : (name ?? label);
}

const newYear = (year: number): string => `${year}-01-01`;

const limitedYears = (pathway: Pathway, law: LL97Figures) =>
  PERIODS.flatMap((period) => {
    const limit = yearlyLimit({ pathway, isLikelyCovered: true }, period, law);
    return limit.applies ? [limit] : [];
  });

function pathwayText(pathway: Pathway, law: LL97Figures): string {
  if (pathway === 'cityPortfolio') return 'Their own targets instead of these limits.';
  if (pathway === 'article321')
    return `No yearly limit. One-time requirement by ${longDay(law.article321.measures)}.`;
  const periods = limitedYears(pathway, law).map(({ firstYear, lastYear }) => `${firstYear}-${lastYear}`);
  return `A yearly limit for ${periods.join(', ')}, and zero starting in ${LAST_LIMIT_YEAR + 1}.`;
}

function periodMarks(pathway: Pathway, law: LL97Figures): TimelineView['rows'][number]['marks'] {
  if (pathway === 'article321') {
    return [{ from: law.article321.measures, label: `Once, by ${longDay(law.article321.measures)}` }];
  }
  const years = limitedYears(pathway, law);
  if (years.length === 0) return [];
  const last = newYear(LAST_LIMIT_YEAR + 1);
  return [
    ...years.map(({ firstYear, lastYear }) => ({
      from: newYear(firstYear),
      to: newYear(lastYear + 1),
      label: `${firstYear}-${lastYear}`,
    })),
    { from: last, to: newYear(LAST_LIMIT_YEAR + 1 + YEARS_AFTER_LAST), label: 'Zero' },
  ];
}

export function pathwayPeriods(law: LL97Figures, today: string): TimelineView {
  const { article320, article320From2026, article320From2035 } = law.firstLimitYear;
  return {
    finding: `Most covered buildings have had a limit since ${article320}. For others, limits begin in ${article320From2026} or ${article320From2035}, and some have none.`,
    today,
    span: { from: newYear(PERIODS[0].firstYear), to: newYear(LAST_LIMIT_YEAR + 1 + YEARS_AFTER_LAST) },
    rows: PATHWAY_NAMES.map((pathway) => ({
      id: pathway,
      name: pathwayName(pathway),
      text: pathwayText(pathway, law),
      marks: periodMarks(pathway, law),
    })),
    table: {
      caption: 'Limits of Local Law 97 by pathway',
      columns: ['Buildings', 'Limits'],
      rows: PATHWAY_NAMES.map((pathway) => [pathwayName(pathway), pathwayText(pathway, law)]),
    },
  };
}
