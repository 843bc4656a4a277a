import type { LawId } from '../buildings/rules/index.ts';
import type { Certainty } from '../figures/register.ts';
import type { RowsBySet } from './rows.ts';

/** Which values of a row a code is looked for in, in the order in which they decide. */
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

/** Says what a code of the city's record means. */
export interface CodeMeaning {
  set: CodedSet;
  field: CodeField;
  /** The whole value, or else a regular expression without regard to case. */
  match: 'exact' | 'pattern';
  value: string;
  /** Absent if no law of this site is about it. */
  law?: LawId;
  meaning: string;
  closes?: string;
  certainty?: Certainty;
}

interface Line {
  position: number;
  meaning: CodeMeaning;
}

interface FieldLines {
  exact: ReadonlyMap<string, Line>;
  patterns: readonly (Line & { pattern: RegExp })[];
}

/** The lines of each set and field. Lines that come first decide. */
export type CodeMap = Readonly<Record<CodedSet, ReadonlyMap<CodeField, FieldLines>>>;

type CodeValues = Readonly<Partial<Record<CodeField, string | readonly string[]>>>;

const NO_LINES: FieldLines = { exact: new Map(), patterns: [] };

export function codeMapFrom(meanings: readonly CodeMeaning[]): CodeMap {
  return {
    'dob-violations': linesByField(meanings, 'dob-violations'),
    'dob-safety-violations': linesByField(meanings, 'dob-safety-violations'),
    'dob-ecb-violations': linesByField(meanings, 'dob-ecb-violations'),
    'hpd-violations': linesByField(meanings, 'hpd-violations'),
    'oath-hearings': linesByField(meanings, 'oath-hearings'),
  };
}

/**
 * The meaning of the first line that gives a law. A field whose first matching line has no law leaves the decision to the
 * next field; its meaning counts if no other field gives a law.
 */
export function findMeaning<Name extends CodedSet>(
  map: CodeMap,
  set: Name,
  row: Pick<RowsBySet[Name], keyof RowsBySet[Name] & CodeField>,
): CodeMeaning | undefined {
  const values: CodeValues = row;
  let withoutLaw: CodeMeaning | undefined;
  for (const field of CODE_FIELDS[set]) {
    const meaning = firstMatch(map[set].get(field) ?? NO_LINES, values[field]);
    if (meaning?.law) return meaning;
    withoutLaw ??= meaning;
  }
  return withoutLaw;
}

function firstMatch(
  lines: FieldLines,
  value: string | readonly string[] | undefined,
): CodeMeaning | undefined {
  const values = typeof value === 'string' ? [value] : (value ?? []);
  const found = values.flatMap((each) => firstLine(lines, each.trim())?.meaning ?? []);
  return found.find(({ law }) => law) ?? found[0];
}

function firstLine({ exact, patterns }: FieldLines, value: string): Line | undefined {
  const whole = exact.get(value);
  const part = patterns.find(({ pattern }) => pattern.test(value));
  if (!whole || !part) return whole ?? part;
  return whole.position < part.position ? whole : part;
}

function linesByField(meanings: readonly CodeMeaning[], set: CodedSet): ReadonlyMap<CodeField, FieldLines> {
  const lines = meanings
    .map((meaning, position) => ({ position, meaning }))
    .filter(({ meaning }) => meaning.set === set);
  return new Map(
    CODE_FIELDS[set].map((field) => [
      field,
      fieldLines(lines.filter(({ meaning }) => meaning.field === field)),
    ]),
  );
}

function fieldLines(lines: readonly Line[]): FieldLines {
  const exact = new Map<string, Line>();
  const patterns: (Line & { pattern: RegExp })[] = [];
  for (const line of lines) {
    const { match, value } = line.meaning;
    if (match === 'pattern') patterns.push({ ...line, pattern: new RegExp(value, 'i') });
    else if (!exact.has(value)) exact.set(value, line);
  }
  return { exact, patterns };
}
