import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { readPart } from '#app/data/pages.server.ts';
import { listFollowers, type PortfolioEntry, readEntries } from '#app/data/portfolios.server.ts';
import { dayInNewYork } from '#law/days.ts';
import { isLawId } from '#law/buildings/rules/index.ts';
import { MAX_NOTE_LENGTH, obligationKey } from '#law/portfolios.ts';
import { addEntry, markAll, pendingRows } from '#collections/portfolios/submit.ts';
import { formCheck } from '#app/features/forms/define-form.ts';
import { multiLine } from '#app/features/forms/field-schemas.ts';
import { FormRejected, receiveForm } from '#app/features/forms/receive-form.server.ts';
import {
  loadDates,
  loadRecords,
  openPortfolio,
  PORTFOLIO_FORM,
  portfolioOrThrow,
} from './portfolio.server.ts';
import { columnsByLot, describePortfolio } from './buildings-table.ts';
import {
  countQuestions,
  dateId,
  filterChoices,
  filterDates,
  filterQuery,
  filterText,
  isSameDate,
  nowRows,
  paginate,
  parseFilter,
  sharedDates,
} from './to-do.ts';
import { DATE_TEXTS } from './texts.ts';
import { ALL_PAGES, ownerUrls } from '#app/urls/portfolio-urls.ts';

const entryView = ({ kind, text, at }: PortfolioEntry) => ({ kind, text, day: dayInNewYork(new Date(at)) });

export type EntryView = ReturnType<typeof entryView>;

const DATES_PER_PAGE = 25;

/** The maximum number of to-dos shown above the dates. The buildings page covers all of them. */
const MAX_NOW = 15;

/** For longer lists, the page refers to the CSV file. */
const MAX_DATES_AT_ONCE = 400;

export async function loadDatesPage(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const { portfolio, isOwner, urls } = await openPortfolio(args);
  const loaded = await loadDates(portfolio.id);
  const { buildings, dates } = loaded;
  const filter = parseFilter(query);
  const choices = filterChoices(dates);
  const shown = filterDates(dates, filter);
  const isAll = query.get('page') === ALL_PAGES;
  const page = isAll
    ? paginate(shown, null, MAX_DATES_AT_ONCE)
    : paginate(shown, query.get('page'), DATES_PER_PAGE);
  const bbls = page.items.map(({ bbl }) => bbl);
  const columns = columnsByLot(await loadRecords(loaded), buildings);
  const now = nowRows(buildings, columns, filter);
  const [copy, entries, followers] = await Promise.all([
    readPart('portfolio-pages', 'dates'),
    isOwner ? readEntries(portfolio.id, bbls) : undefined,
    listFollowers(portfolio.id),
  ]);
  return {
    copy,
    urls,
    isOwner,
    filter,
    choices,
    isAll,
    page,
    name: portfolio.name,
    summary: describePortfolio(loaded, columns),
    /** The number of people who get reminders. Only the owner's settings page shows their email addresses. */
    reminded: followers.filter(({ isConfirmed }) => isConfirmed).length,
    hasBuildings: buildings.length > 0,
    questions: countQuestions(loaded),
    unknown: buildings.filter(({ isKnown }) => !isKnown).map(({ address }) => address),
    query: filterQuery(filter).toString(),
    filtered: filterText(filter, choices),
    now: page.page === 1 ? now.slice(0, MAX_NOW) : [],
    nowCount: now.length,
    shared: sharedDates(shown).filter((each) => page.items.some((date) => isSameDate(each, date))),
    rows: page.items.map((date) => ({
      ...date,
      entries: (entries?.get(obligationKey(date.bbl, date.law, date.cycle)) ?? []).map(entryView),
    })),
    waiting: isOwner ? pendingRows(portfolio.pending).length : 0,
  };
}

export type DatesView = Awaited<ReturnType<typeof loadDatesPage>>;

export type DateRow = DatesView['rows'][number];

const law = z.string().refine(isLawId);
const cycle = z.string().regex(/^[a-z\d-]{1,60}$/);
const about = { bbl: z.string().regex(/^\d{10}$/), law, cycle };

const entrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done'), ...about }),
  z.object({ kind: z.literal('reopened'), ...about }),
  z.object({ kind: z.enum(['allDone', 'allReopened']), law, cycle, day: z.iso.date() }),
  z.object({
    kind: z.literal('note'),
    ...about,
    text: multiLine({ message: DATE_TEXTS.noNote, max: MAX_NOTE_LENGTH }),
  }),
]);

const checkEntry = formCheck(entrySchema);

const REFUSALS = {
  'no building': DATE_TEXTS.noBuilding,
  'too many': DATE_TEXTS.tooManyNotes,
};

export async function receiveEntry(args: ActionFunctionArgs) {
  const { id, key } = await portfolioOrThrow('key', args);
  return receiveForm(args, {
    ...PORTFOLIO_FORM,
    check: checkEntry,
    async submit(entry) {
      const { search, searchParams } = new URL(args.request.url);
      const back = ownerUrls(key).dates + search;
      if ('day' in entry) {
        const { dates } = await loadDates(id);
        const marked = filterDates(dates, parseFilter(searchParams)).filter((date) =>
          isSameDate(entry, date),
        );
        const kind = entry.kind === 'allDone' ? 'done' : 'reopened';
        await markAll(
          id,
          { ...entry, kind },
          marked.map(({ bbl }) => bbl),
        );
        return `${back}#${marked[0]?.id ?? 'dates'}`;
      }
      const outcome = await addEntry(id, entry);
      if (outcome !== 'stored') throw new FormRejected({ text: [REFUSALS[outcome]] });
      return `${back}#${dateId(entry)}`;
    },
  });
}
