import type { LawId } from '../buildings/rules/index.ts';
import type { Certainty } from '../figures/register.ts';
import type { RowsBySet } from './rows.ts';

/** The fields of a row to search for codes, in order of precedence. */
export const CODE_FIELDS = {
  'dob-violations': ['type'],
  'dob-safety-violations': ['type', 'deviceType'],
  'dob-ecb-violations': ['sections', 'type', 'words'],
  'hpd-violations': ['words', 'order'],
  'oath-hearings': ['sections', 'codes', 'charges', 'agency'],
} as const;

export type CodedSet = keyof typeof CODE_FIELDS;

export const CODED_SETS = Object.keys(CODE_FIELDS) as CodedSet[];

export type CodeField = (typeof CODE_FIELDS)[CodedSet][number];

export interface CodeMeaning {
  set: CodedSet;
  field: CodeField;
  /** `exact` compares the whole value. `pattern` is a case-insensitive regular expression. */
  match: 'exact' | 'pattern';
  value: string;
  /** Absent if the code belongs to no law on this site. */
  law?: LawId;
  meaning: string;
  closes?: string;
  certainty?: Certainty;
}

/** Meanings by set and field. The first one that matches a value is used. */
export type CodeMap = ReadonlyMap<CodedSet, ReadonlyMap<CodeField, readonly Matcher[]>>;

interface Matcher {
  meaning: CodeMeaning;
  matches: (value: string) => boolean;
}

type CodeValues = Readonly<Partial<Record<CodeField, string | readonly string[]>>>;

function toMatcher(meaning: CodeMeaning): Matcher {
  const { match, value } = meaning;
  if (match === 'exact') return { meaning, matches: (text) => text === value };
  const pattern = new RegExp(value, 'i');
  return { meaning, matches: (text) => pattern.test(text) };
}

export const codeMapFrom = (meanings: readonly CodeMeaning[]): CodeMap =>
  new Map(
    CODED_SETS.map((set) => [
      set,
      new Map(
        CODE_FIELDS[set].map((field) => [
          field,
          meanings.filter((each) => each.set === set && each.field === field).map(toMatcher),
        ]),
      ),
    ]),
  );

/**
 * Returns the first match with a law. If a field matches only codes without a law, tries the next field. Falls back to
 * the first match without a law.
 */
export function findMeaning<Name extends CodedSet>(
  map: CodeMap,
  set: Name,
  row: Pick<RowsBySet[Name], keyof RowsBySet[Name] & CodeField>,
): CodeMeaning | undefined {
  const values: CodeValues = row;
  let withoutLaw: CodeMeaning | undefined;
  for (const field of CODE_FIELDS[set]) {
    const meaning = firstMatch(map.get(set)?.get(field) ?? [], values[field]);
    if (meaning?.law) return meaning;
    withoutLaw ??= meaning;
  }
  return withoutLaw;
}

function firstMatch(
  matchers: readonly Matcher[],
  value: string | readonly string[] | undefined,
): CodeMeaning | undefined {
  const values = typeof value === 'string' ? [value] : (value ?? []);
  const found = values.flatMap((each) => matchers.find(({ matches }) => matches(each.trim()))?.meaning ?? []);
  return found.find(({ law }) => law) ?? found[0];
}
