import { readRecord, setTitle } from '#app/data/city-record.server.ts';
import { fillFigures } from '#app/data/figures.server.ts';
import { price } from '#law/numbers.ts';
import { buildingUrls, withQuery } from '#app/urls/building-urls.ts';
import { lawUrl } from '#app/urls/law-url.ts';
import type { Law } from '#law/buildings/laws.ts';
import { urgencyRank } from '#law/city-record/do-now.ts';
import { RECORD_SETS } from '#law/city-record/rows.ts';
import type { RecordItem, RecordSummary } from '#law/city-record/summary.ts';
import { addYears } from '#law/days.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import type { LotAnswers } from '../answers.server.ts';
import { lotAnswersOrThrow, buildingTitle } from '../building.server.ts';
import { filedTexts } from './law-records.ts';
import { dataSetUrl, officialPage } from './official-pages.ts';
import {
  AGENCY_FILTERS,
  type AgencyFilter,
  itemAgency,
  matches,
  NO_LAW,
  parseRecordQuery,
  type RecordQuery,
  STATE_FILTERS,
  writeRecordQuery,
} from './record-query.ts';
import { recordNumbers } from './numbers-view.ts';
import { ROW, setStateText } from './texts.ts';

export interface Page {
  answers: LotAnswers;
  summary: RecordSummary;
}

export async function readPage(request: Request, bbl: string | undefined): Promise<Page> {
  const answers = await lotAnswersOrThrow(request, bbl);
  return { answers, summary: await readRecord(answers.lot.bbl, answers.day) };
}

/** An undecided balance is not due yet. */
export function balanceTexts({ balance, isUndecided }: RecordItem): string[] {
  if (balance === 0) return [];
  return [isUndecided ? ROW.undecided(price(balance)) : ROW.due(price(balance))];
}

function rowView(item: RecordItem, { answers, summary }: Page) {
  const law = answers.lines.find(({ id }) => id === item.law)?.law;
  const { asOf } = summary.sets[item.set];
  const official = officialPage(item, { bins: answers.record.bins, hpdBuilding: summary.hpdBuilding });
  return {
    id: item.id,
    number: item.number,
    day: item.day && longDay(item.day),
    state: ROW.states[item.state],
    isOpen: item.state === 'open',
    hazard: item.hazardClass && ROW.hazard(item.kind, item.hazardClass),
    status: item.status,
    words: item.words,
    meaning: item.meaning,
    place:
      item.bin === undefined
        ? ROW.noBuilding
        : answers.record.bins.length > 1
          ? ROW.building(item.bin)
          : undefined,
    agency: item.agency,
    law: law && { name: law.title, href: lawUrl(law.id) },
    closes: item.state === 'open' ? item.closes : undefined,
    facts: [
      ...(item.state === 'open' && item.correctBy && !item.certifiedOn
        ? [ROW.correctBy(longDay(item.correctBy), item.isOverdue)]
        : []),
      ...(item.state === 'open' && item.certifiedOn ? [ROW.certified(longDay(item.certifiedOn))] : []),
      ...(item.hearing ? [ROW.hearing(longDay(item.hearing), price(item.atStake))] : []),
      ...balanceTexts(item),
      ...(item.docketedOn ? [ROW.docketed(longDay(item.docketedOn))] : []),
    ],
    official: official.href,
    officialLabel: ROW.official(official.label, asOf && longDay(asOf)),
  };
}

export type RowView = ReturnType<typeof rowView>;

/** Entries are paginated, because a large building may have thousands of violations. */
const PER_PAGE = 200;

const FOLDED_YEARS = 10;

/** The agency with the most urgent entry comes first. */
function sortAgencies(items: readonly RecordItem[], on: string) {
  const agencyRank = (value: AgencyFilter) =>
    urgencyRank(
      items.filter((item) => itemAgency(item) === value),
      on,
    );
  return AGENCY_FILTERS.toSorted((one, other) => agencyRank(one.value) - agencyRank(other.value));
}

type Agencies = ReturnType<typeof sortAgencies>;

function groupByAgency(items: readonly RecordItem[], page: Page, agencies: Agencies) {
  const old = addYears(page.summary.on, -FOLDED_YEARS);
  const isOld = ({ day = '0' }: RecordItem) => day < old;
  return agencies
    .map(({ value, label }) => {
      const own = items.filter((item) => itemAgency(item) === value);
      return {
        id: value,
        label,
        recent: own.filter((item) => !isOld(item)).map((item) => rowView(item, page)),
        old: own.filter(isOld).map((item) => rowView(item, page)),
      };
    })
    .filter(({ recent, old: folded }) => recent.length + folded.length > 0);
}

const byAgency =
  (agencies: Agencies) =>
  (one: RecordItem, other: RecordItem): number =>
    agencies.findIndex(({ value }) => value === itemAgency(one)) -
    agencies.findIndex(({ value }) => value === itemAgency(other));

function lawsIn(items: readonly RecordItem[], laws: readonly Law[]) {
  const found = new Set(items.map(({ law }) => law));
  return [
    ...laws.filter(({ id }) => found.has(id)).map(({ id, title }) => ({ value: id, label: title })),
    ...(found.has(undefined) ? [{ value: NO_LAW, label: ROW.noLaw }] : []),
  ];
}

function pageLinks(count: number, query: RecordQuery, path: string) {
  const last = Math.max(1, Math.ceil(count / PER_PAGE));
  const page = Math.min(query.page, last);
  const pageUrl = (number: number) => withQuery(path, writeRecordQuery({ ...query, page: number }));
  return {
    page,
    text: ROW.pages(page, last, count),
    previous: page > 1 ? pageUrl(page - 1) : undefined,
    next: page < last ? pageUrl(page + 1) : undefined,
  };
}

/** Groups data sets with the same date. */
export function setViews({ sets }: Pick<RecordSummary, 'sets'>) {
  const views = RECORD_SETS.map((set) => {
    const { asOf } = sets[set];
    const { title, agency, id } = setTitle(set);
    const state = setStateText(sets[set], asOf && longDay(asOf));
    return { title, agency, id, href: dataSetUrl(id), state };
  });
  return [...new Set(views.map(({ state }) => state))].map((state) => ({
    state,
    sets: views.filter((view) => view.state === state),
  }));
}

export type SetViews = ReturnType<typeof setViews>;

export async function loadRecordPage(request: Request, bbl: string | undefined) {
  const page = await readPage(request, bbl);
  const { answers, summary } = page;
  const { lot, copy, facts, record } = answers;
  const urls = buildingUrls(lot.bbl);
  const query = parseRecordQuery(new URL(request.url).searchParams);
  const agencies = sortAgencies(summary.items, summary.on);
  const items = summary.items.filter((item) => matches(item, query)).toSorted(byAgency(agencies));
  const pages = pageLinks(items.length, query, urls.record);
  const shown = items.slice((pages.page - 1) * PER_PAGE, pages.page * PER_PAGE);
  return {
    title: buildingTitle(answers),
    urls,
    copy: copy.record,
    query,
    numbers: await fillFigures(recordNumbers(summary, { bins: record.bins, units: facts.units?.value })),
    agencies: AGENCY_FILTERS,
    states: STATE_FILTERS,
    laws: lawsIn(
      summary.items,
      answers.lines.map(({ law }) => law),
    ),
    groups: groupByAgency(shown, page, agencies),
    filed: filedTexts(summary).map(({ law, text }) => ({
      law,
      text,
      href: lawUrl(law),
      title: answers.lines.find(({ id }) => id === law)?.law.title ?? law,
    })),
    pages,
    hasDeleted: shown.some(({ state }) => state === 'deleted'),
    sets: setViews(summary),
  };
}

export type RecordView = Awaited<ReturnType<typeof loadRecordPage>>;
