import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { fillFigures, readLL97Figures, readZones } from '#app/data/figures.server.ts';
import { boroughName } from '#law/lot.ts';
import { addressText } from '#law/address-text.ts';
import { districtLocator } from '#app/features/buildings/maps/district-locator.server.ts';
import { apiUrls } from '#app/urls/api-urls.ts';
import { originOf } from '#app/features/site/origin.server.ts';
import { type Answers, describedAnswers, type LotAnswers, lotAnswers } from './answers.server.ts';
import { type AnyAnswers, bblText, commonView } from './build-view.ts';
import { type BuildingQuery, parseDescribedQuery, writeBuildingQuery } from './building-query.ts';
import { followUrl } from '#app/urls/subject-url.ts';
import { nameBesideTitle } from '#law/buildings/laws.ts';
import { answersText, hasAnswers } from '#law/buildings/answers.ts';
import {
  buildingUrls,
  DESCRIBE_CALENDAR_URL,
  DESCRIBE_QUESTIONS_URL,
  DESCRIBE_URL,
  reportMistakeUrl,
  withQuery,
} from '#app/urls/building-urls.ts';
import type { BuildingCopy } from '#app/data/laws.server.ts';
import { fieldViews } from './fields-view.ts';
import { withLinks, withRecord } from './line-view.ts';
import { doNow, lawsToDoNow } from '#law/city-record/do-now.ts';
import type { LawId } from '#law/buildings/rules/index.ts';
import { type DoNowView, doNowView } from './record/do-now-view.server.ts';
import { hpdOnlineUrl } from './record/official-pages.ts';
import { ll97View } from './ll97-view.ts';
import { lotBuildings } from './lot-buildings-view.ts';
import { SECTIONS, TITLES } from './texts.ts';
import { wasteView } from './waste-view.ts';
import { nextStepLinks } from './next-step-links.ts';
import { yearAhead } from './year-ahead.ts';
import { readRecord } from '#app/data/city-record.server.ts';
import { readOfficialLinks } from '#app/data/official-links.server.ts';

export async function lotAnswersOrThrow(request: Request, bbl = ''): Promise<LotAnswers> {
  const found = await lotAnswers(request, bbl);
  if ('movedTo' in found) throw redirect(buildingUrls(found.movedTo).page);
  if ('missing' in found) throw data(found.missing, { status: found.status });
  return found;
}

function streetAddress({ record, query }: LotAnswers): string | undefined {
  const chosen = record.coveredBuildings.find(({ bin }) => bin === query.bin);
  const address =
    chosen?.address ?? record.padAddress?.text ?? record.lot?.address ?? record.covered?.address;
  return address && addressText(address);
}

export function buildingTitle(answers: LotAnswers): string {
  const street = streetAddress(answers);
  return street ? `${street}, ${boroughName(answers.lot.borough)}` : TITLES.lot(bblText(answers.lot));
}

async function sharedView(
  answers: AnyAnswers,
  { path, questions, title }: { path: string; questions: string; title: string },
  isNow?: ReadonlySet<LawId>,
) {
  const { lot, record, query, facts, lines, day, copy } = answers;
  const [law, zones, officialLinks] = await Promise.all([
    readLL97Figures(),
    readZones(),
    readOfficialLinks(),
  ]);
  const filingHref = (filing: string) =>
    `${withQuery(path, writeBuildingQuery({ ...query, filing }))}#emissions`;
  // Only these texts still contain figure placeholders. Laws and copy are cached with their figures filled in.
  const ll97 = await fillFigures(
    ll97View({
      bbl: lot?.bbl,
      facts,
      law,
      day,
      filingHref,
      chosen: query.filing,
      copy: copy.emissions,
      pathways: facts.pathways?.value ?? [],
      filings: record?.filings ?? [],
    }),
  );
  return {
    ...commonView(
      answers,
      { title, path, questionsUrl: withQuery(questions, writeBuildingQuery(query)) },
      isNow,
    ),
    officialLinks,
    locator: districtLocator(facts.district?.value),
    year: yearAhead(lines, { today: day, emptyText: SECTIONS.yearEmpty, isNow }),
    ll97,
    waste: wasteView({
      lines,
      zones,
      day,
      district: facts.district?.value,
      zip: record?.lot?.zip ?? record?.padAddress?.zip,
    }),
    nextSteps: nextStepLinks(lines, facts),
  };
}

export const describedTitle = ({ address }: BuildingQuery): string =>
  address === undefined || /^\d*$/.test(address) ? TITLES.described : address;

export interface BuildingLinks {
  share: string;
  mistake: string;
  json?: string;
  /** The subscription URL has the `webcal` scheme, so that calendar apps keep the events up to date. */
  calendar: { file: string; subscription: string };
}

function pageLinks(request: Request, query: URLSearchParams, page: string, calendarUrl: string) {
  const origin = originOf(request);
  const file = withQuery(calendarUrl, query);
  return {
    share: origin + withQuery(page, query),
    calendar: { file, subscription: `webcal://${new URL(origin).host}${file}` },
  };
}

function lotLinks(request: Request, bbl: string, query: URLSearchParams): BuildingLinks {
  const urls = buildingUrls(bbl);
  const answers = new URLSearchParams(query);
  answers.delete('filing');
  return {
    ...pageLinks(request, query, urls.page, urls.calendar),
    mistake: reportMistakeUrl(bbl),
    json: withQuery(apiUrls.building(bbl), answers),
  };
}

const describedLinks = (request: Request, query: URLSearchParams): BuildingLinks => ({
  ...pageLinks(request, query, DESCRIBE_URL, DESCRIBE_CALENDAR_URL),
  mistake: '/feedback',
});

/**
 * Visitors cannot follow a described building, because it has no lot. They can follow its laws and community
 * district.
 */
const lawsToFollow = ({ lines, query: { corrections } }: Answers) =>
  lines
    .filter(({ verdict, nextDate }) => nextDate && (verdict === 'applies' || verdict === 'likely'))
    .map(({ id, law }) => ({
      title: law.title,
      note: nameBesideTitle(law),
      url: followUrl(
        { kind: 'law', subject: id },
        answersText({ corrections: { district: corrections.district } }),
      ),
    }));

export interface BuildingView extends Awaited<ReturnType<typeof sharedView>> {
  record?: DoNowView;
  /** HPD's page about the lot, for tenants. */
  hpdUrl?: string;
  lot?: ReturnType<typeof lotBuildings>;
  follow?: ReturnType<typeof lawsToFollow>;
  links: BuildingLinks;
}

export type BuildingPageCopy = Pick<
  BuildingCopy,
  'building' | 'answers' | 'record' | 'emissions' | 'waste' | 'takeAlong'
>;

/** Picks only the copy that the page renders, because Remix serializes everything that a loader returns. */
const pageCopy = ({
  building,
  answers,
  record,
  emissions,
  waste,
  takeAlong,
}: BuildingCopy): BuildingPageCopy => ({
  building,
  answers,
  record,
  emissions,
  waste,
  takeAlong,
});

export async function loadBuilding(request: Request, bbl: string | undefined) {
  const answers = await lotAnswersOrThrow(request, bbl);
  const { lot, record, query, day } = answers;
  const { page: path, questions } = buildingUrls(lot.bbl);
  const { lines, facts } = answers;
  const summary = await readRecord(lot.bbl, day);
  const list = doNow(lines, summary, facts);
  const shared = await sharedView(
    answers,
    { path, questions, title: buildingTitle(answers) },
    lawsToDoNow(list),
  );
  const view: BuildingView = {
    ...shared,
    groups: withRecord(shared.groups, { lines, summary, list, facts }),
    record: await fillFigures(doNowView(summary, { list, lines, bins: record.bins })),
    hpdUrl: hpdOnlineUrl(summary.hpdBuilding),
    lot: lotBuildings(answers),
    links: lotLinks(request, lot.bbl, writeBuildingQuery(query)),
  };
  return {
    view,
    copy: pageCopy(answers.copy),
    place: {
      street: streetAddress(answers),
      borough: boroughName(lot.borough),
      zip: record.lot?.zip ?? record.padAddress?.zip,
    },
  };
}

export type LoadedBuilding = Awaited<ReturnType<typeof loadBuilding>>;

export async function loadDescribe(args: LoaderFunctionArgs) {
  const { request } = args;
  const asked = parseDescribedQuery(new URL(request.url).searchParams);
  const answers = await describedAnswers(args);
  const { query, copy, facts, districts } = answers;
  if (!hasAnswers(asked) && query.rejected.length === 0) {
    const form = {
      fields: fieldViews(facts, districts),
      address: asked.address,
      law: asked.law,
      copy: copy.describe,
    };
    return { heading: copy.describe.heading, form, view: undefined };
  }
  const title = describedTitle(query);
  const shared = await sharedView(answers, {
    path: DESCRIBE_URL,
    questions: DESCRIBE_QUESTIONS_URL,
    title,
  });
  const view: BuildingView = {
    ...shared,
    groups: withLinks(shared.groups, shared.officialLinks),
    links: describedLinks(request, writeBuildingQuery(query)),
    follow: lawsToFollow(answers),
  };
  return { heading: copy.describe.heading, form: undefined, view, copy: pageCopy(copy) };
}
