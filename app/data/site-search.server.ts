import { SECTIONS } from '#law/modules.ts';
import { openPayload } from '#cms/open-payload.ts';
import { fillForToday } from '#collections/search/build.ts';
import type { SearchKind } from '#collections/search/entry.ts';
import {
  findMatches,
  type Matches,
  PAGE_SIZE,
  suggestEntries,
  type SuggestedEntry,
} from '#collections/search/find-matches.ts';
import { anyWordOf, correct, type Question, readQuestion } from '#collections/search/question.ts';
import { loadResults, type Result } from '#collections/search/results.ts';
import { listModules } from './modules.server.ts';

export { SEARCH_KINDS } from '#collections/search/entry.ts';
export { isSearchKind, PAGE_SIZE } from '#collections/search/find-matches.ts';
export type { SearchKind } from '#collections/search/entry.ts';
export type { Result, TextPart } from '#collections/search/results.ts';

export interface Asked {
  text: string;
  kind?: SearchKind;
  page: number;
  isExact: boolean;
  needsAllWords?: boolean;
}

export interface Found {
  counts: Matches['counts'];
  total: number;
  results: Result[];
  corrected?: string;
  hasSomeWordsOnly: boolean;
}

async function openPlaces(): Promise<string[]> {
  const modules = await listModules();
  return modules.flatMap(({ slug, sections }) => [
    slug,
    ...SECTIONS.filter((section) => sections[section] === 'live').map((section) => `${slug}/${section}`),
  ]);
}

export function pickOfEach(matches: Matches['matches'], size = PAGE_SIZE): Matches['matches'] {
  const kinds = [...new Set(matches.map(({ kind }) => kind))];
  const byKind = kinds.map((kind) => matches.filter((match) => match.kind === kind));
  const picked = new Set<Matches['matches'][number]>();
  const most = Math.max(0, ...byKind.map(({ length }) => length));
  for (let place = 0; place < most; place += 1) {
    for (const ofKind of byKind) {
      const match = ofKind[place];
      if (match && picked.size < size) picked.add(match);
    }
  }
  return byKind.flatMap((ofKind) => ofKind.filter((match) => picked.has(match)));
}

const totalOf = (counts: Matches['counts']): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const NOTHING: Matches = { counts: {}, matches: [] };

/** Corrects unknown words, and accepts some of the words if nothing has all of them. */
export async function searchSite({ text, kind, page, isExact, needsAllWords }: Asked): Promise<Found> {
  await fillForToday(await openPayload());
  const open = await openPlaces();
  const find = async (question: Question | undefined): Promise<Matches> =>
    question?.words ? findMatches(question, { open, kind, page }) : NOTHING;
  let question = await readQuestion(text);
  let found = await find(question);
  let corrected: string | undefined;
  if (totalOf(found.counts) === 0 && !isExact) {
    const meant = await correct(text, open);
    const second = meant === undefined ? undefined : await readQuestion(meant);
    const again = await find(second);
    if (second && totalOf(again.counts) > 0) {
      corrected = meant;
      question = second;
      found = again;
    }
  }
  let hasSomeWordsOnly = false;
  if (totalOf(found.counts) === 0 && !needsAllWords) {
    const any = anyWordOf(question);
    const some = await find(any);
    if (any && totalOf(some.counts) > 0) {
      hasSomeWordsOnly = true;
      question = any;
      found = some;
    }
  }
  const { counts } = found;
  const matches = kind ? found.matches : pickOfEach(found.matches);
  const results = await loadResults(
    matches.map(({ id }) => id),
    question,
  );
  return { counts, total: totalOf(counts), results, corrected, hasSomeWordsOnly };
}

export async function countMatches(text: string, kind: SearchKind): Promise<number> {
  const question = await readQuestion(text);
  if (!question.words) return 0;
  const { counts } = await findMatches(question, { open: await openPlaces(), kind, page: 1 });
  return counts[kind] ?? 0;
}

export const suggestPages = async (typed: string): Promise<SuggestedEntry[]> =>
  suggestEntries(typed, await openPlaces());
