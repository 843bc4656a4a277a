import type { LawId } from '../buildings/rules/index.ts';

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
}
