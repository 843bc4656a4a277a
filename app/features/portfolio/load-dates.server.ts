import { linesOfBuildings } from '#app/content/buildings.server.ts';
import { listPortfolioBuildings, type Mark, readMarks } from '#app/content/portfolios.server.ts';
import { dayInNewYork } from '#app/regulations/new-york-day.ts';
import { type BuildingWithLines, type DueDate, dueDates } from './due-dates.ts';

export interface PortfolioDates {
  /** In the order of their addresses. */
  buildings: BuildingWithLines[];
  dates: DueDate[];
  /** By `obligationKey`. */
  marks: ReadonlyMap<string, Mark>;
  /** In New York, ISO 8601. */
  today: string;
}

/** What the laws ask of the buildings of a portfolio in the next twelve months. Statements do not grow with its size. */
export async function loadDates(id: number, now = new Date()): Promise<PortfolioDates> {
  const today = dayInNewYork(now);
  const [listed, marks] = await Promise.all([listPortfolioBuildings(id), readMarks(id)]);
  const decided = await linesOfBuildings(
    listed.map(({ bbl }) => bbl),
    today,
  );
  const byLot = new Map(decided.map((each) => [each.bbl, each]));
  const buildings = listed.map((building) => ({
    ...building,
    lines: byLot.get(building.bbl)?.lines ?? [],
    isKnown: byLot.get(building.bbl)?.isKnown ?? false,
  }));
  return { buildings, dates: dueDates(buildings, marks, today), marks, today };
}
