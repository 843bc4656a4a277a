import {
  CODE_FIELDS,
  CODED_SETS,
  type CodedSet,
  type CodeField,
  type CodeMap,
  findMeaning,
} from '#law/city-record/code-map.ts';
import type { RecordSet } from '#law/city-record/rows.ts';
import { STATUS_WORDS } from '#law/city-record/status-words.ts';
import type { SetTally, TalliedCode, TalliedWord } from './tally.ts';

const MAX_LISTED = 50;

export interface UnknownCode {
  set: CodedSet;
  field: CodeField;
  code: string;
  /** Number of open rows. */
  rows: number;
  example?: string;
}

/** Returns the code that an editor would map. Falls back to the city's description. */
function codeIn(set: CodedSet, row: TalliedCode): Pick<UnknownCode, 'field' | 'code'> | undefined {
  const fields = CODE_FIELDS[set].filter((field) => field !== 'words');
  for (const field of [...fields, 'words'] as const) {
    const code = [row[field]].flat()[0]?.trim();
    if (code) return { field, code };
  }
  return undefined;
}

/** Most frequent first, in a stable order. */
const byRows = (a: UnknownCode, b: UnknownCode): number =>
  b.rows - a.rows || CODED_SETS.indexOf(a.set) - CODED_SETS.indexOf(b.set) || a.code.localeCompare(b.code);

function listUnknown(
  { set, codes }: { set: CodedSet } & Pick<SetTally, 'codes'>,
  map: CodeMap,
): UnknownCode[] {
  const found = new Map<string, UnknownCode>();
  for (const row of codes) {
    const code = findMeaning(map, set, row) ? undefined : codeIn(set, row);
    if (!code) continue;
    const key = `${code.field} ${code.code}`;
    const known = found.get(key);
    if (known) known.rows += row.rows;
    else found.set(key, { set, ...code, rows: row.rows, example: row.charges?.[0] ?? row.words });
  }
  return [...found.values()].toSorted(byRows).slice(0, MAX_LISTED);
}

export const unknownCodes = (tallies: readonly SetTally[], map: CodeMap): UnknownCode[] =>
  CODED_SETS.flatMap((set) =>
    tallies.filter((tally) => tally.set === set).map(({ codes }) => ({ set, codes })),
  )
    .flatMap((tally) => listUnknown(tally, map))
    .toSorted(byRows);

export interface UnknownWord extends TalliedWord {
  set: RecordSet;
}

export const unknownWords = (tallies: readonly SetTally[]): UnknownWord[] =>
  tallies.flatMap(({ set, words }) => {
    const known: Readonly<Record<string, RegExp>> = STATUS_WORDS[set] ?? {};
    return words
      .filter(({ column, word }) => known[column] && !known[column].test(word))
      .map((word) => ({ set, ...word }));
  });
