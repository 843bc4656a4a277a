import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { type PortfolioEntry, readEntries } from '#app/content/portfolios.server.ts';
import { dayInNewYork } from '#app/regulations/new-york-day.ts';
import { isLawId } from '#app/regulations/obligations/rules/index.ts';
import { LONGEST_NOTE, obligationKey } from '#app/regulations/portfolios.ts';
import { addEntry, pendingRows } from '#collections/portfolios/submit.ts';
import { countOf } from '#app/ui/numbers.ts';
import { formCheck } from '../forms/define-form.ts';
import { paragraphs } from '../forms/field-schemas.ts';
import { FormRejected, receiveForm } from '../forms/receive-form.server.ts';
import { filterChoices, filterText, pageOf, timelineOf } from './dates-view.ts';
import { type DueDate, filterDates, filterQuery, parseFilter } from './due-dates.ts';
import { PORTFOLIO_FORM, portfolioOrThrow } from './find-portfolio.server.ts';
import { loadDates, type PortfolioDates } from './load-dates.server.ts';
import { ALL_PAGES, ownerUrls, type PortfolioUrls, viewUrls } from './portfolio-urls.ts';

/** A mark or a note, as the page shows it. */
export interface EntryView {
  kind: PortfolioEntry['kind'];
  text?: string;
  /** The day in New York, ISO 8601. */
  day: string;
}

export type DateRow = DueDate & { entries: EntryView[] };

function summaryOf({ buildings, dates }: PortfolioDates): string {
  const done = dates.filter(({ doneAt }) => doneAt).length;
  const parts = [
    countOf(buildings.length, 'building'),
    `${countOf(dates.length, 'date')} in the next twelve months`,
    ...(done > 0 ? [`${done} done`] : []),
  ];
  return parts.join(' · ');
}

const entryView = ({ kind, text, at }: PortfolioEntry): EntryView => ({
  kind,
  text,
  day: dayInNewYork(new Date(at)),
});

/** More are for a spreadsheet. */
const MAX_DATES_AT_ONCE = 400;

/** What both the owner's page and the page that only shows the portfolio have. */
function commonView(loaded: PortfolioDates, query: URLSearchParams) {
  const { buildings, dates, today } = loaded;
  const filter = parseFilter(query);
  const choices = filterChoices(dates);
  const shown = filterDates(dates, filter);
  const page = query.get('page');
  return {
    summary: summaryOf(loaded),
    hasBuildings: buildings.length > 0,
    unknown: buildings.filter(({ isKnown }) => !isKnown).map(({ address }) => address),
    filter,
    query: filterQuery(filter).toString(),
    filtered: filterText(filter, choices),
    choices,
    timeline: timelineOf(shown, today),
    isAll: page === ALL_PAGES,
    page: page === ALL_PAGES ? pageOf(shown, null, MAX_DATES_AT_ONCE) : pageOf(shown, page),
  };
}

export interface DatesView extends ReturnType<typeof commonView> {
  name: string;
  urls: PortfolioUrls;
  rows: DateRow[];
  /** Rows of a list that wait for the owner. */
  waiting: number;
  isOwner: boolean;
}

const queryOf = (request: Pick<Request, 'url'>): URLSearchParams => new URL(request.url).searchParams;

export async function loadOwnerDates({ request, params, context }: LoaderFunctionArgs): Promise<DatesView> {
  const { id, name, key, pending } = await portfolioOrThrow('key', params.key, context);
  const view = commonView(await loadDates(id), queryOf(request));
  const entries = await readEntries(
    id,
    view.page.items.map(({ bbl }) => bbl),
  );
  const rows = view.page.items.map((date): DateRow => ({
    ...date,
    entries: (entries.get(obligationKey(date.bbl, date.law, date.cycle)) ?? []).map(entryView),
  }));
  return { ...view, name, urls: ownerUrls(key), rows, waiting: pendingRows(pending).length, isOwner: true };
}

/** The same without notes and forms, for whom the owner shows it to. */
export async function loadViewDates({ request, params, context }: LoaderFunctionArgs): Promise<DatesView> {
  const { id, name, viewKey } = await portfolioOrThrow('viewKey', params.viewKey, context);
  const view = commonView(await loadDates(id), queryOf(request));
  const rows = view.page.items.map((date): DateRow => ({ ...date, entries: [] }));
  return { ...view, name, urls: viewUrls(viewKey ?? ''), rows, waiting: 0, isOwner: false };
}

const NO_NOTE = 'Write a note first';

const about = {
  bbl: z.string().regex(/^\d{10}$/),
  law: z.string().refine(isLawId),
  cycle: z.string().regex(/^[a-z\d-]{1,60}$/),
};

const entrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done'), ...about }),
  z.object({ kind: z.literal('reopened'), ...about }),
  z.object({ kind: z.literal('note'), ...about, text: paragraphs({ message: NO_NOTE, max: LONGEST_NOTE }) }),
]);

const checkEntry = formCheck(entrySchema);

const REFUSALS = {
  'no building': 'This building is no longer in the portfolio. Reload the page',
  'too many': 'There are too many notes here to add another',
};

/** Back to the same filter and page, at the date. */
function backTo(dates: string, query: URLSearchParams, id: string): string {
  const kept = filterQuery(parseFilter(query));
  const page = query.get('page');
  if (page && /^\d{1,4}$/.test(page)) kept.set('page', page);
  return `${dates}${kept.size > 0 ? `?${kept.toString()}` : ''}#${id}`;
}

/** Marks a date as done or not, or adds a note. */
export async function receiveEntry(args: ActionFunctionArgs) {
  const { id, key } = await portfolioOrThrow('key', args.params.key, args.context);
  return receiveForm(args, {
    ...PORTFOLIO_FORM,
    check: checkEntry,
    async submit(entry) {
      const outcome = await addEntry(id, entry);
      if (outcome !== 'stored') throw new FormRejected({ text: [REFUSALS[outcome]] });
      const anchor = `${entry.law}-${entry.bbl}-${entry.cycle}`;
      return backTo(ownerUrls(key).dates, queryOf(args.request), anchor);
    },
  });
}
