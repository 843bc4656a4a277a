import { readRecord, titleOfSet } from '#app/data/city-record.server.ts';
import { price } from '#app/ui/numbers.ts';
import { buildingUrls, withQuery } from '#app/urls/building-urls.ts';
import { lawUrl } from '#app/urls/law-url.ts';
import type { Law } from '#law/buildings/laws.ts';
import { RECORD_SETS } from '#law/city-record/rows.ts';
import type { RecordItem, RecordSummary } from '#law/city-record/summary.ts';
import { addYears } from '#law/days.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import type { LotAnswers } from '../answers.server.ts';
import { lotAnswersOrThrow, titleOf } from '../building.server.ts';
import { filedTexts } from './law-records.ts';
import { countText } from './numbers-view.ts';
import { dataSetUrl, officialPage } from './official-pages.ts';
import {
  AGENCY_FILTERS,
  agencyOf,
  matches,
  NO_LAW,
  parseRecordQuery,
  type RecordQuery,
  STATE_FILTERS,
  writeRecordQuery,
} from './record-query.ts';
import { readNumbers } from './read-numbers.server.ts';
import { ROW, SALE, setStateText } from './texts.ts';

interface Page {
  answers: LotAnswers;
  summary: RecordSummary;
}

async function readPage(request: Request, bbl: string | undefined): Promise<Page> {
  const answers = await lotAnswersOrThrow(request, bbl);
  return { answers, summary: await readRecord(answers.lot.bbl, answers.day) };
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
      ...(item.state === 'open' && item.correctBy
        ? [ROW.correctBy(longDay(item.correctBy), item.isOverdue)]
        : []),
      ...(item.state === 'open' && item.certifiedOn ? [ROW.certified(longDay(item.certifiedOn))] : []),
      ...(item.hearing ? [ROW.hearing(longDay(item.hearing), price(item.atStake))] : []),
      ...(item.balance > 0 ? [ROW.due(price(item.balance))] : []),
      ...(item.docketedOn ? [ROW.docketed(longDay(item.docketedOn))] : []),
    ],
    official: official.href,
    officialLabel: ROW.official(official.label, asOf && longDay(asOf)),
  };
}

export type RowView = ReturnType<typeof rowView>;

/** A large building has thousands of violations. */
const PER_PAGE = 200;

const FOLDED_YEARS = 10;

function groupsOf(items: readonly RecordItem[], page: Page) {
  const old = addYears(page.summary.on, -FOLDED_YEARS);
  const isOld = ({ day = '0' }: RecordItem) => day < old;
  return AGENCY_FILTERS.map(({ value, label }) => {
    const own = items.filter((item) => agencyOf(item) === value);
    return {
      label,
      recent: own.filter((item) => !isOld(item)).map((item) => rowView(item, page)),
      old: own.filter(isOld).map((item) => rowView(item, page)),
    };
  }).filter(({ recent, old: folded }) => recent.length + folded.length > 0);
}

const byAgency = (one: RecordItem, other: RecordItem): number =>
  AGENCY_FILTERS.findIndex(({ value }) => value === agencyOf(one)) -
  AGENCY_FILTERS.findIndex(({ value }) => value === agencyOf(other));

function lawsIn(items: readonly RecordItem[], laws: readonly Law[]) {
  const found = new Set(items.map(({ law }) => law));
  return [
    ...laws.filter(({ id }) => found.has(id)).map(({ id, title }) => ({ value: id, label: title })),
    ...(found.has(undefined) ? [{ value: NO_LAW, label: ROW.noLaw }] : []),
  ];
}

function pagesOf(count: number, query: RecordQuery, path: string) {
  const last = Math.max(1, Math.ceil(count / PER_PAGE));
  const page = Math.min(query.page, last);
  const urlOf = (number: number) => withQuery(path, writeRecordQuery({ ...query, page: number }));
  return {
    page,
    text: ROW.pages(page, last, count),
    previous: page > 1 ? urlOf(page - 1) : undefined,
    next: page < last ? urlOf(page + 1) : undefined,
  };
}

const setViews = ({ summary }: Page) =>
  RECORD_SETS.map((set) => {
    const { loaded, asOf, isOld } = summary.sets[set];
    const { title, agency, id } = titleOfSet(set);
    return {
      title,
      agency,
      id,
      href: dataSetUrl(id),
      state: setStateText(loaded, asOf && longDay(asOf), isOld),
    };
  });

export async function loadRecordPage(request: Request, bbl: string | undefined) {
  const page = await readPage(request, bbl);
  const { answers, summary } = page;
  const { lot, copy } = answers;
  const urls = buildingUrls(lot.bbl);
  const query = parseRecordQuery(new URL(request.url).searchParams);
  const items = summary.items.filter((item) => matches(item, query)).toSorted(byAgency);
  const pages = pagesOf(items.length, query, urls.record);
  const shown = items.slice((pages.page - 1) * PER_PAGE, pages.page * PER_PAGE);
  return {
    title: titleOf(answers),
    urls,
    copy: copy.record,
    query,
    numbers: await readNumbers(summary, answers),
    agencies: AGENCY_FILTERS,
    states: STATE_FILTERS,
    laws: lawsIn(
      summary.items,
      answers.lines.map(({ law }) => law),
    ),
    groups: groupsOf(shown, page),
    filed: filedTexts(summary).map(({ law, text }) => ({
      law,
      text,
      href: lawUrl(law),
      title: answers.lines.find(({ id }) => id === law)?.law.title ?? law,
    })),
    pages,
    hasDeleted: shown.some(({ state }) => state === 'deleted'),
    sets: setViews(page),
  };
}

export type RecordView = Awaited<ReturnType<typeof loadRecordPage>>;

export async function loadSalePage(request: Request, bbl: string | undefined) {
  const page = await readPage(request, bbl);
  const { answers, summary } = page;
  const { lot, copy } = answers;
  const { items, sets, findings, vacateOrders, registration } = summary;
  const rowsOf = (isWanted: (item: RecordItem) => boolean) =>
    items.filter(isWanted).map((item) => rowView(item, page));
  const section = (heading: string, names: (keyof typeof sets)[], rows: RowView[], text?: string) => ({
    heading,
    text: text ?? (rows.length === 0 ? countText(0, sets, names) : undefined),
    rows,
  });
  const fisp = findings.fisp;
  return {
    title: titleOf(answers),
    urls: buildingUrls(lot.bbl),
    copy: copy.record,
    numbers: await readNumbers(summary, answers),
    sections: [
      section(SALE.vacate, ['hpd-vacate-orders'], [], vacateOrders.map(SALE.order).join(' ') || undefined),
      section(
        SALE.classC,
        ['hpd-violations'],
        rowsOf(
          ({ kind, state, hazardClass }) =>
            kind === 'hpdViolation' && state === 'open' && hazardClass === 'C',
        ),
      ),
      section(
        SALE.class1,
        ['dob-ecb-violations'],
        rowsOf(
          ({ kind, state, hazardClass }) => kind === 'dobSummons' && state === 'open' && hazardClass === '1',
        ),
      ),
      section(
        SALE.judgments,
        ['oath-hearings'],
        rowsOf(({ docketedOn, balance }) => docketedOn !== undefined && balance > 0),
      ),
      section(
        SALE.balances,
        ['oath-hearings', 'dob-ecb-violations'],
        rowsOf(({ docketedOn, balance }) => docketedOn === undefined && balance > 0),
      ),
      section(
        SALE.hearings,
        ['oath-hearings', 'dob-ecb-violations'],
        rowsOf(({ hearing }) => hearing !== undefined),
      ),
      section(
        SALE.registration,
        ['hpd-registrations'],
        [],
        registration && SALE.registered(longDay(registration.endsOn), registration.isLapsed),
      ),
      section(
        SALE.facade,
        ['facades'],
        [],
        fisp?.cycle === undefined ? undefined : SALE.facadeText(String(fisp.cycle), String(fisp.status)),
      ),
    ],
    sets: setViews(page),
  };
}

export type SaleView = Awaited<ReturnType<typeof loadSalePage>>;
