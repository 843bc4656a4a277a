import { openPayload } from '#cms/open-payload.ts';
import { fillForToday } from './build.ts';
import type { SearchKind } from './entry.ts';
import { findMatches, type Matches, PAGE_SIZE } from './find-matches.ts';
import { matchAnyWord, correct, type ParsedQuery, parseQuery } from './question.ts';
import { loadResults, type Result } from './results.ts';

export { SEARCH_KINDS, type SearchKind } from './entry.ts';
export { isSearchKind, PAGE_SIZE } from './find-matches.ts';
export { suggestEntries, type SuggestedEntry } from './suggest.ts';
export type { Result, TextPart } from './results.ts';

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

/** Returns kinds by best match, but with laws before figures. */
function kindsInOrder(matches: Matches['matches']): SearchKind[] {
  const kinds = [...new Set(matches.map(({ kind }) => kind))];
  const [law, figure] = [kinds.indexOf('laws'), kinds.indexOf('figures')];
  if (figure === -1 || figure > law) return kinds;
  return kinds.flatMap((kind) => (kind === 'figures' ? [] : kind === 'laws' ? [kind, 'figures'] : [kind]));
}

function pickOfEach(matches: Matches['matches'], size = PAGE_SIZE): Matches['matches'] {
  const kinds = kindsInOrder(matches);
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

const countAll = (counts: Matches['counts']): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const NOTHING: Matches = { counts: {}, matches: [] };

/** If nothing matches, corrects the spelling of unknown words, and then accepts matches of only some words. */
export async function findInSite(
  { text, kind, page, isExact, needsAllWords }: Asked,
  open: readonly string[],
): Promise<Found> {
  await fillForToday(await openPayload());
  const find = async (question: ParsedQuery | undefined): Promise<Matches> =>
    question?.words ? findMatches(question, { open, kind, page }) : NOTHING;
  let question = await parseQuery(text);
  let found = await find(question);
  let corrected: string | undefined;
  if (countAll(found.counts) === 0 && !isExact) {
    const meant = await correct(text, open);
    const second = meant === undefined ? undefined : await parseQuery(meant);
    const again = await find(second);
    if (second && countAll(again.counts) > 0) {
      corrected = meant;
      question = second;
      found = again;
    }
  }
  let hasSomeWordsOnly = false;
  if (countAll(found.counts) === 0 && !needsAllWords) {
    const any = matchAnyWord(question);
    const some = await find(any);
    if (any && countAll(some.counts) > 0) {
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
  return { counts, total: countAll(counts), results, corrected, hasSomeWordsOnly };
}

export async function countInSite(text: string, kind: SearchKind, open: readonly string[]): Promise<number> {
  const question = await parseQuery(text);
  if (!question.words) return 0;
  const { counts } = await findMatches(question, { open, kind, page: 1 });
  return counts[kind] ?? 0;
}
