import { data, redirect } from '@remix-run/node';
import type { BuildingRecord } from '#app/content/buildings.server.ts';
import { fillFigures, readLL97Figures, readZones } from '#app/content/figures.server.ts';
import { pathwayOfCode, PATHWAYS } from '#app/regulations/ll97/coverage.ts';
import { boroughName } from '#app/regulations/lot.ts';
import { classDescription } from '#app/regulations/obligations/building-classes.ts';
import { nextThree, openQuestions } from '#app/regulations/obligations/lines.ts';
import { addressText } from '#app/regulations/address-text.ts';
import { listed } from '../emissions-calculator/filing-text.ts';
import { locatorOf } from '../maps/locator.server.ts';
import { originOf } from '../site/origin.server.ts';
import { type Answers, describedAnswers, type LotAnswers, lotAnswers } from './answers.server.ts';
import { bblText, commonView } from './build-view.ts';
import { writeBuildingQuery } from './building-query.ts';
import {
  buildingUrls,
  DESCRIBE_QUESTIONS_URL,
  DESCRIBE_URL,
  reportMistakeUrl,
  withQuery,
} from './building-urls.ts';
import type { BuildingLinks, BuildingView } from './building-view.ts';
import type { LoadedSets } from './facts-view.ts';
import { withLinks } from './line-view.ts';
import { ll97View } from './ll97-view.ts';
import { wasteView } from './waste-view.ts';
import { waysOn } from './ways-on.ts';
import { yearAhead } from './year-ahead.ts';
import { readOfficialLinks } from '#app/content/official-links.server.ts';

/** Reads the answers for the page of a lot. Units of a condominium lead to the condominium. */
export async function lotAnswersOrThrow(request: Request, bbl = ''): Promise<LotAnswers> {
  const found = await lotAnswers(request, bbl);
  if ('movedTo' in found) throw redirect(buildingUrls(found.movedTo).page);
  if ('missing' in found) throw data(found.missing, { status: found.status });
  return found;
}

/** House number and street of the chosen building, else of the lot. */
function streetOf({ record, query }: LotAnswers): string | undefined {
  const chosen = record.coveredBuildings.find(({ bin }) => bin === query.bin);
  const address =
    chosen?.address ?? record.padAddress?.text ?? record.lot?.address ?? record.covered?.address;
  return address && addressText(address);
}

export function titleOf(answers: LotAnswers): string {
  const street = streetOf(answers);
  return street ? `${street}, ${boroughName(answers.lot.borough)}` : `Tax lot ${bblText(answers.lot)}`;
}

/** The product ships with a sample of PLUTO: to other lots, it is as if PLUTO were not loaded. */
function loadedFor(record: BuildingRecord | undefined): LoadedSets {
  const { loaded = {}, lot } = record ?? {};
  return loaded.pluto === 'sample' && !lot ? { ...loaded, pluto: undefined } : loaded;
}

async function sharedView(
  answers: Answers & Partial<LotAnswers>,
  { path, questions, title }: { path: string; questions: string; title: string },
) {
  const { lot, record, query, facts, city, lines, copy, day } = answers;
  const [law, zones, officialLinks] = await Promise.all([
    readLL97Figures(),
    readZones(),
    readOfficialLinks(),
  ]);
  const questionsUrl = withQuery(questions, writeBuildingQuery(query));
  const filingHref = (filing: string) =>
    `${withQuery(path, writeBuildingQuery({ ...query, filing }))}#emissions`;
  // Only these texts name figures: laws and copy are cached with theirs.
  const ll97 = await fillFigures(
    ll97View({
      ...{ bbl: lot?.bbl, facts, law, day, filingHref, chosen: query.filing },
      pathways: facts.pathways?.value ?? [],
      filings: record?.filings ?? [],
    }),
  );
  return {
    ...commonView({
      ...{ lot, title, facts, city, query, lines, copy, path, questionsUrl, day },
      bins: record?.bins ?? [],
      loaded: loadedFor(record),
      next: nextThree(lines),
      openQuestions: openQuestions(lines).length,
      classText: classDescription,
    }),
    questionsUrl,
    officialLinks,
    locator: locatorOf(facts.district?.value),
    year: yearAhead(lines, day),
    ll97,
    waste: wasteView({
      ...{ lines, zones, day },
      district: facts.district?.value,
      zip: record?.lot?.zip ?? record?.padAddress?.zip,
    }),
    waysOn: waysOn(lines, facts),
  };
}

function linksOf(request: Request, bbl: string, query: URLSearchParams): BuildingLinks {
  const urls = buildingUrls(bbl);
  const origin = originOf(request);
  const calendar = withQuery(urls.calendar, query);
  return {
    share: origin + withQuery(urls.page, query),
    mistake: reportMistakeUrl(bbl),
    json: withQuery(urls.json, query),
    calendar: { file: calendar, subscription: `webcal://${new URL(origin).host}${calendar}` },
  };
}

function lotBuildings({ record, facts, query, lot }: LotAnswers): BuildingView['lot'] {
  const count = Math.max(facts.buildings?.value ?? 0, record.bins.length);
  const pathways = facts.pathways?.value ?? [];
  if (count < 2 && pathways.length < 2) return undefined;
  const { page } = buildingUrls(lot.bbl);
  const codes = record.covered?.pathways ?? [];
  const buildings = record.bins.map((bin) => {
    const covered = record.coveredBuildings.find((each) => each.bin === bin);
    const pathway = covered?.pathway === undefined ? undefined : pathwayOfCode(covered.pathway);
    return {
      bin,
      address: covered?.address ? addressText(covered.address) : undefined,
      pathway: pathway && `pathway ${PATHWAYS[pathway].listCode} of Local Law 97`,
      href: withQuery(page, writeBuildingQuery({ ...query, bin })),
      isChosen: bin === query.bin,
    };
  });
  return {
    count,
    buildings,
    pathways:
      codes.length > 1 ? `Local Law 97: buildings with pathways ${listed(codes)} on this lot.` : undefined,
  };
}

async function viewOf(request: Request, answers: LotAnswers): Promise<BuildingView> {
  const { lot, query } = answers;
  const urls = buildingUrls(lot.bbl);
  const asked = writeBuildingQuery(query);
  return {
    ...(await sharedView(answers, {
      path: urls.page,
      questions: urls.questions,
      title: titleOf(answers),
    })),
    lot: lotBuildings(answers),
    links: linksOf(request, lot.bbl, asked),
  };
}

export async function loadBuilding(request: Request, bbl: string | undefined) {
  const answers = await lotAnswersOrThrow(request, bbl);
  const { lot, record } = answers;
  // Remix encodes all that a loader returns, for each page.
  const { building, answers: groups, emissions, takeAlong } = answers.copy;
  const street = streetOf(answers);
  const zip = record.lot?.zip ?? record.padAddress?.zip;
  return {
    view: await viewOf(request, answers),
    copy: { building, answers: groups, emissions, takeAlong },
    place: { street, borough: boroughName(lot.borough), zip },
  };
}

export type LoadedBuilding = Awaited<ReturnType<typeof loadBuilding>>;

export async function loadDescribed(request: Request) {
  const answers = await describedAnswers(request);
  const asked = writeBuildingQuery(answers.query);
  const shared = await sharedView(answers, {
    path: DESCRIBE_URL,
    questions: DESCRIBE_QUESTIONS_URL,
    title: 'The building you described',
  });
  const view: BuildingView = {
    ...shared,
    groups: withLinks(shared.groups, shared.officialLinks),
    links: { share: originOf(request) + withQuery(DESCRIBE_URL, asked), mistake: '/feedback' },
  };
  return { view, copy: answers.copy };
}
