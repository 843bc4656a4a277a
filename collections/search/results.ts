import { capitalized } from '#law/figures/figure-kinds.ts';
import type { LawGroup } from '#law/modules.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { SearchKind } from './entry.ts';
import type { ParsedQuery } from './question.ts';

export interface TextPart {
  text: string;
  isMatch: boolean;
}

export interface Result {
  id: string;
  kind: SearchKind;
  module: LawGroup | null;
  url: string;
  label: string;
  title: TextPart[];
  excerpt: TextPart[];
}

/** Marks are control characters because these never occur in stored text: see `oneLine`. */
const START = '\u0002';
const STOP = '\u0003';

const MARKS = `StartSel=${START},StopSel=${STOP},HighlightAll=true`;

const EXCERPT = 260;
const BEGINNING = 180;
const BEFORE = 70;

export function splitMarks(marked: string): TextPart[] {
  return marked.split(START).flatMap((piece, index) => {
    const [first = '', rest = ''] = index === 0 ? ['', piece] : piece.split(STOP);
    return [
      { text: first, isMatch: true },
      { text: rest, isMatch: false },
    ].filter(({ text }) => text !== '');
  });
}

const spellings = (beginnings: readonly string[]): string[] =>
  beginnings.flatMap((word) =>
    /^\d/.test(word)
      ? [` ${word}`, `$${word}`]
      : [word, capitalized(word), word.toUpperCase()].map((spelled) => ` ${spelled}`),
  );

interface Row {
  id: string;
  kind: SearchKind;
  module: LawGroup | null;
  url: string;
  label: string;
  title: string;
  excerpt: string;
  starts: number;
  length: number;
}

function wholeWords({ excerpt, starts, length }: Row): string {
  const first = starts > 1 ? excerpt.indexOf(' ') + 1 : 0;
  const isCut = starts + EXCERPT <= length;
  const last = isCut ? excerpt.lastIndexOf(' ') : excerpt.length;
  return `${starts > 1 ? '…' : ''}${excerpt.slice(first, last)}${isCut ? ' …' : ''}`;
}

/**
 * Finds the first match by plain text search, so that `ts_headline` parses only the text around it. A whole
 * article would take about a millisecond. `$1` is the IDs, `$2` the query, and `$3` the words as spelled.
 */
const STATEMENT = `
  select id::text, kind, module, url, label, starts, length(body) as length,
    ts_headline('english', title, $2::tsquery, $4) as title,
    ts_headline('english', substr(body, starts, ${EXCERPT}), $2::tsquery, $4) as excerpt
  from search.entries,
    lateral (
      select case when min(position) > ${BEGINNING} then (min(position) - ${BEFORE})::int else 1 end as starts
      from (select nullif(strpos(body, spelled), 0) as position from unnest($3::text[]) as spelled) as positions
    ) as first
  where id = any($1::bigint[])`;

export async function loadResults(
  ids: readonly string[],
  { words, beginnings }: ParsedQuery,
): Promise<Result[]> {
  if (ids.length === 0) return [];
  const { db } = await openPayload();
  const values = [ids, words, spellings(beginnings), MARKS];
  const { rows } = await db.pool.query<Row>({ name: 'results', text: STATEMENT, values });
  return ids.flatMap((id) =>
    rows
      .filter((row) => row.id === id)
      .map((row) => ({
        id,
        kind: row.kind,
        module: row.module,
        url: row.url,
        label: row.label,
        title: splitMarks(row.title),
        excerpt: splitMarks(wholeWords(row)),
      })),
  );
}
