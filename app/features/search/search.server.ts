import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { findLocally, parseQuery, suggestCandidates } from '#app/data/building-search.server.ts';
import { readPage } from '#app/data/pages.server.ts';
import {
  type Found,
  isSearchKind,
  PAGE_SIZE,
  SEARCH_KINDS,
  searchSite,
  suggestPages,
} from '#app/data/site-search.server.ts';
import { lawGroupName } from '#law/modules.ts';
import { TOO_OFTEN } from '#app/features/address-box/messages.ts';
import { privateJson, candidateView } from '#app/features/buildings/search/search.server.ts';
import { KIND_NAMES } from './result-kinds.ts';
import { parseSearch } from '#app/urls/search-url.ts';

/** Visitors search for their addresses, so responses must not be cached. */
const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** An address without a number never matches, so skip the lookup. */
const hasNumber = (text: string): boolean => /\d/.test(text);

async function buildingsAt(text: string) {
  if (!hasNumber(text)) return [];
  const candidates = await findLocally(parseQuery(text));
  return candidates.filter(({ match }) => match === 'exact').map((candidate) => candidateView(candidate));
}

const NOTHING: Found = { counts: {}, total: 0, results: [], hasSomeWordsOnly: false };

function groupResults({ results, counts }: Found) {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    kind,
    count: counts[kind] ?? 0,
    results: results.filter((result) => result.kind === kind),
  }));
}

const countKinds = ({ counts }: Found) =>
  SEARCH_KINDS.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });

const noSuchPage = () => data('There is no such page of results.', { status: 404 });

/** Responds with 400 if text cannot be searched, 404 for an unknown kind or results page, and 429 for too many searches. */
export async function loadSearch({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const parsed = parseSearch(searchParams, isSearchKind);
  if (!parsed) throw noSuchPage();
  const { query } = parsed;
  const { heading, lead, none, meta } = await readPage('search-page');
  const refused =
    parsed.error ?? (query.text && (await context.takeLookUp()) !== undefined ? TOO_OFTEN : undefined);
  const isAsked = query.text !== '' && refused === undefined;
  const buildings = isAsked && query.page === 1 ? await buildingsAt(query.text) : [];
  const found = isAsked ? await searchSite({ ...query, needsAllWords: buildings.length > 0 }) : NOTHING;
  const pages = query.kind ? Math.max(1, Math.ceil((found.counts[query.kind] ?? 0) / PAGE_SIZE)) : 1;
  if (query.page > pages) throw noSuchPage();
  const { total, corrected, hasSomeWordsOnly } = found;
  const view = {
    copy: { heading, lead, noneText: none.text },
    meta,
    query,
    typed: (searchParams.get('q') ?? '').slice(0, 2000),
    error: refused,
    isAsked,
    buildings,
    total,
    corrected,
    hasSomeWordsOnly,
    pages,
    kinds: countKinds(found),
    groups: groupResults(found),
  };
  const status = parsed.error ? 400 : refused ? 429 : 200;
  return data(view, { status, headers: searchParams.has('q') ? PRIVATE : undefined });
}

export type SearchView = Awaited<ReturnType<typeof loadSearch>>['data'];

const MAX_SUGGESTED_LENGTH = 100;
const MAX_BUILDINGS = 4;

/** Addresses start with a house number, and BBLs and BINs are numbers. */
const mayBeAddress = (text: string): boolean => /^\d/.test(text);

export async function suggestionsAsJson({ request, context }: LoaderFunctionArgs): Promise<Response> {
  if ((await context.takeLookUp()) !== undefined) {
    return privateJson({ suggestions: [], error: TOO_OFTEN }, 429);
  }
  const text = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, MAX_SUGGESTED_LENGTH);
  const [candidates, pages] = await Promise.all([
    mayBeAddress(text) ? suggestCandidates(parseQuery(text)) : [],
    suggestPages(text),
  ]);
  const buildings = candidates
    .slice(0, MAX_BUILDINGS)
    .map((candidate) => candidateView(candidate))
    .map(({ address, place, url }) => ({ title: address, note: place, url }));
  const found = pages.map(({ kind, module, title, label, url }) => {
    const { one } = KIND_NAMES[kind];
    return { title, note: label || (module ? lawGroupName(module) : one), url };
  });
  return privateJson({ suggestions: [...buildings, ...found].slice(0, 8) });
}
