import type { LoaderFunctionArgs } from '@remix-run/node';
import { linesOfBuildings } from '#app/data/buildings.server.ts';
import { readRecords } from '#app/data/city-record.server.ts';
import {
  listPortfolioBuildings,
  type Mark,
  type PortfolioBuilding,
  readMarks,
} from '#app/data/portfolios.server.ts';
import type { RecordSummary } from '#law/city-record/summary.ts';
import { dayInNewYork } from '#law/days.ts';
import { openQuestions } from '#law/buildings/lines.ts';
import { mapInSlices, oneAtATime } from '#app/data/in-slices.server.ts';
import { findPortfolio, type SecretKey } from '#collections/portfolios/secret-links.ts';
import { NOT_STORED } from '#app/features/forms/receive-form.server.ts';
import { throwUnknownSecret } from '#app/features/site/missing-page.server.ts';
import { dueDates } from './to-do.ts';
import { ownerUrls, type PortfolioUrls, viewUrls } from '#app/urls/portfolio-urls.ts';

export const PORTFOLIO_FORM = {
  name: 'portfolio',
  failure: NOT_STORED,
  next: (url: string) => url,
} as const;

type Args = Pick<LoaderFunctionArgs, 'params' | 'context'>;

export const portfolioOrThrow = async (kind: SecretKey, { params, context }: Args) =>
  (await findPortfolio(kind, params[kind])) ?? (await throwUnknownSecret(context));

export async function openPortfolio(args: Args) {
  const isOwner = args.params.viewKey === undefined;
  const portfolio = await portfolioOrThrow(isOwner ? 'key' : 'viewKey', args);
  const urls: PortfolioUrls = isOwner ? ownerUrls(portfolio.key) : viewUrls(portfolio.viewKey ?? '');
  return { portfolio, isOwner, urls };
}

const LARGE = 50;

const inTurn = oneAtATime();

/**
 * Loads the next twelve months. The number of SQL statements does not grow with the number of buildings. Large
 * portfolios are processed one at a time, so that they do not slow down other visitors.
 */
export async function loadDates(id: number, now = new Date()) {
  const [listed, marks] = await Promise.all([listPortfolioBuildings(id), readMarks(id)]);
  const work = () => decideDates(listed, marks, dayInNewYork(now));
  return listed.length > LARGE ? inTurn(work) : work();
}

async function decideDates(
  listed: readonly PortfolioBuilding[],
  marks: ReadonlyMap<string, Mark>,
  today: string,
) {
  const decided = await linesOfBuildings(listed, today);
  const byLot = new Map(decided.map((each) => [each.bbl, each]));
  const buildings = listed.map((building) => {
    const {
      address = building.address,
      lines = [],
      facts = {},
      isKnown = false,
    } = byLot.get(building.bbl) ?? {};
    return { ...building, address, lines, facts, isKnown };
  });
  const withQuestions = await mapInSlices(buildings, (building) => ({
    ...building,
    questions: openQuestions(building.lines),
  }));
  return { buildings: withQuestions, dates: dueDates(buildings, marks, today), marks, today };
}

/** City records for each building, by BBL. */
export async function loadRecords({
  buildings,
  today,
}: Pick<PortfolioDates, 'buildings' | 'today'>): Promise<ReadonlyMap<string, RecordSummary>> {
  const records = await readRecords(
    buildings.map(({ bbl }) => bbl),
    today,
  );
  return new Map(records.map((record) => [record.bbl, record]));
}

export type PortfolioDates = Awaited<ReturnType<typeof loadDates>>;
