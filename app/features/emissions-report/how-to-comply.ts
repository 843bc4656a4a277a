import { ARTICLE_321_DATES } from '#app/regulations/ll97/article-321.ts';
import type { Deadline } from '#app/regulations/ll97/deadlines.ts';
import { PATHWAYS } from '#app/regulations/ll97/coverage.ts';
import type { BuildingReport } from '#app/regulations/ll97/report.ts';

/** How and when a building has to comply, on the page and in the PDF. */
export function howToComply(report: BuildingReport): { intro: string; dates: readonly Deadline[] } {
  const { explanation } = PATHWAYS[report.building.pathway];
  if (!report.isLikelyCovered) {
    const intro = `Nothing is due for a single building of this size. If it is covered together with others, its pathway counts. ${explanation}`;
    return { intro, dates: [] };
  }
  return { intro: explanation, dates: report.article321 ? ARTICLE_321_DATES : report.deadlines };
}
