import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { areAddressesComing } from '#app/data/city-editions.server.ts';
import { readPage } from '#app/data/pages.server.ts';
import {
  addressElsewhere,
  findCandidates,
  findOnStreet,
  isOneOfSeveral,
  parseQuery,
  suggestCandidates,
  type Candidate,
  type ParsedQuery,
} from '#app/data/building-search.server.ts';
import { calculatorQuery, EMBEDDED_CALCULATOR_URL } from '#app/urls/calculator-url.ts';
import { candidateUrl, placeText } from '#app/features/address-box/address-text.ts';
import { addressText } from '#law/address-text.ts';
import { officialZone } from '#law/commercial-waste/zones-by-zip.ts';
import { districtLabel, zipDistricts } from '#law/buildings/district-places.ts';
import { DESCRIBE_URL, withQuery } from '#app/urls/building-urls.ts';
import { FINDER_ID, PLACE_PARAMETER } from '#app/features/commercial-waste/zone-finder/zone-answer.ts';
import {
  CONDO_UNIT,
  ELSEWHERE,
  INTERSECTION,
  notInBorough,
  TOO_OFTEN,
  UNREADABLE,
} from '#app/features/address-box/messages.ts';
import { boroughName, isCondoUnitLot, parseBbl } from '#law/lot.ts';
import { lotText } from '../texts.ts';
import { ADDRESSES_COMING, SEARCH } from './texts.ts';
import { isLawId, type LawId } from '#law/buildings/rules/index.ts';

/** Visitors may type private text into the search box, so responses must not be cached. */
const PRIVATE = { 'Cache-Control': 'private, no-store' };

const typedIn = (request: Request): string | null => new URL(request.url).searchParams.get('q');

function requestedLaw(request: Request): LawId | undefined {
  const law = new URL(request.url).searchParams.get('law');
  return law !== null && isLawId(law) ? law : undefined;
}

type Outcome =
  /** `query` is undefined if the visitor typed a street without a house number. */
  | { kind: 'found'; query?: ParsedQuery; candidates: Candidate[] }
  | { kind: 'refused'; why?: string; status: 400 | 429; message: string };

type Found = Extract<Outcome, { kind: 'found' }>;

type Refused = Extract<Outcome, { kind: 'refused' }>;

export function readTyped(typed: string): { query: ParsedQuery } | Refused {
  const query = parseQuery(typed);
  if (query.kind === 'unreadable') {
    return { kind: 'refused', why: query.why, status: 400, message: UNREADABLE[query.why] };
  }
  return query.kind === 'intersection' ? { kind: 'refused', status: 400, message: INTERSECTION } : { query };
}

async function search({ context }: LoaderFunctionArgs, typed: string): Promise<Outcome> {
  const read = readTyped(typed);
  const lacksNumber = 'kind' in read && read.why === 'noNumber';
  if ('kind' in read && !lacksNumber) return read;
  if ((await context.takeLookUp()) !== undefined) return { kind: 'refused', status: 429, message: TOO_OFTEN };
  if (!('kind' in read)) {
    const { query } = read;
    return { kind: 'found', query, candidates: await findCandidates(query, typed, context) };
  }
  const candidates = await findOnStreet(typed);
  return candidates.length > 0 ? { kind: 'found', candidates } : read;
}

export interface CandidateView {
  address: string;
  place: string;
  url: string;
}

type CandidateUrl = (candidate: Pick<Candidate, 'bbl' | 'bin'>) => string;

const urlTo = (to: string | null | undefined, law?: LawId): CandidateUrl =>
  to === 'calculator'
    ? ({ bbl }) => EMBEDDED_CALCULATOR_URL + calculatorQuery(bbl)
    : (candidate) => candidateUrl(candidate, law);

export const candidateView = (candidate: Candidate, url: CandidateUrl = candidateUrl): CandidateView => ({
  address: addressText(candidate.address) || lotText(candidate.bbl),
  place: placeText(candidate),
  url: url(candidate),
});

const isExact = ({ match }: Candidate): boolean => match === 'exact';

interface CandidateGroup {
  heading: string;
  text: string;
  candidates: CandidateView[];
}

function nearCopy(found: Found): Pick<CandidateGroup, 'heading' | 'text'> {
  const elsewhere = found.query && addressElsewhere(found.query, found.candidates);
  if (!elsewhere) return SEARCH.near;
  const { address, borough } = elsewhere;
  return { heading: notInBorough(address, boroughName(borough)), text: ELSEWHERE };
}

/** Whether the visitor searched for a condo unit lot that is not in any data set. */
function isUnknownUnit({ query, candidates }: Found): boolean {
  const lot = query?.kind === 'bbl' ? parseBbl(query.bbl) : undefined;
  return lot !== undefined && isCondoUnitLot(lot) && !candidates.some(isExact);
}

/** The address to try instead if the unit's block has exactly one condominium, or else an empty string. */
function condoAddress({ candidates: [only, ...others] }: Found): string {
  if (!only?.address || others.length > 0) return '';
  return `${addressText(only.address)}, ${only.borough}`;
}

function groupCandidates(found: Found, url: CandidateUrl): CandidateGroup[] {
  const { candidates } = found;
  const matches = [
    ['exact', SEARCH.several],
    ['near', nearCopy(found)],
    ['neighbor', SEARCH.neighbors],
  ] as const;
  return matches
    .map(([match, { heading, text }]) => ({
      heading,
      text,
      candidates: candidates.filter((each) => each.match === match).map((each) => candidateView(each, url)),
    }))
    .filter((group) => group.candidates.length > 0);
}

const describeUrl = (address: string | null, law?: LawId): string =>
  withQuery(DESCRIBE_URL, new URLSearchParams({ ...(address && { address }), ...(law && { law }) }));

function zipView(zip: string) {
  const zone = officialZone(zip);
  const zones = zone.kind === 'zone' ? [zone.name] : zone.kind === 'split' ? [...zone.candidates] : [];
  return {
    zip,
    zones,
    districts: zipDistricts(zip).map((district) => districtLabel(district)),
    zoneUrl: `/cwz?${new URLSearchParams({ [PLACE_PARAMETER]: zip }).toString()}#${FINDER_ID}`,
  };
}

/** The only candidate, if it is an exact match. */
async function exactMatch(candidates: readonly Candidate[], url: CandidateUrl) {
  const [only] = candidates;
  if (!only || candidates.length > 1 || !isExact(only)) return undefined;
  const view = candidateView({ ...only, bin: (await isOneOfSeveral(only)) ? only.bin : null }, url);
  return { ...view, bbl: only.bbl };
}

export type SearchView = Awaited<ReturnType<typeof searchPlaces>>['view'];

/** Searches if the URL has `?q=`. `exact` is the only candidate, if it is an exact match. */
export async function searchPlaces(args: LoaderFunctionArgs, to?: 'calculator') {
  const typed = typedIn(args.request);
  const { heading, lead, meta } = await readPage('buildings');
  const outcome = typed === null ? undefined : await search(args, typed);
  const law = typed === null ? undefined : requestedLaw(args.request);
  const refused = outcome?.kind === 'refused' ? outcome : undefined;
  const zip = refused?.why === 'zip' ? /\d{5}/.exec(typed ?? '')?.[0] : undefined;
  const found = outcome?.kind === 'found' ? outcome : undefined;
  const candidates = found?.candidates ?? [];
  const unit = found && isUnknownUnit(found) ? found : undefined;
  const url = urlTo(to, law);
  const view = {
    heading,
    lead,
    meta,
    law,
    typed: (unit && condoAddress(unit)) || (typed?.slice(0, 1000) ?? ''),
    error: unit ? CONDO_UNIT : zip ? undefined : refused?.message,
    zip: zip ? zipView(zip) : undefined,
    groups: found ? groupCandidates(found, url) : [],
    isSearch: outcome !== undefined,
    loading:
      found && !candidates.some(isExact) && (await areAddressesComing()) ? ADDRESSES_COMING : undefined,
    describeUrl: describeUrl(outcome?.kind === 'found' || zip ? typed : null, law),
  };
  const status = zip ? 200 : (refused?.status ?? (candidates.length > 0 ? 200 : 404));
  const init = outcome && { status, headers: PRIVATE };
  return { view, init, exact: await exactMatch(candidates, url) };
}

/**
 * Redirects a search with an exact match to the building. Otherwise lists the candidates. Responds with 400
 * if the text cannot be an address, and with 404 if no data set has a match.
 */
export async function loadSearch(args: LoaderFunctionArgs) {
  const { view, init, exact } = await searchPlaces(args);
  if (exact) throw redirect(exact.url, { headers: PRIVATE });
  return data(view, init);
}

/**
 * `Content-Length` keeps short responses from being compressed, because compressing them takes longer than sending them.
 */
export function privateJson(body: object, status = 200): Response {
  const text = JSON.stringify(body);
  const headers = {
    ...PRIVATE,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
  };
  return new Response(text, { status, headers });
}

/** Does not reject a partial address, because the visitor is still typing. */
export async function suggestionsAsJson({ request, context }: LoaderFunctionArgs): Promise<Response> {
  if ((await context.takeLookUp()) !== undefined) {
    return privateJson({ suggestions: [], error: TOO_OFTEN }, 429);
  }
  const candidates = await suggestCandidates(parseQuery(typedIn(request) ?? ''));
  const url = urlTo(new URL(request.url).searchParams.get('to'), requestedLaw(request));
  return privateJson({ suggestions: candidates.map((candidate) => candidateView(candidate, url)) });
}
