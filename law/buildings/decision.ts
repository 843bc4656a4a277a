import type { Lot } from '../lot.ts';
import type { FactName, Facts } from './facts.ts';
import type { OpenQuestion, Answers } from './questions.ts';
import type { Thresholds } from './thresholds.ts';

export const VERDICTS = ['applies', 'likely', 'ask', 'doesNotApply', 'onlyIfYouBuild'] as const;

export type Verdict = (typeof VERDICTS)[number];

export interface Building {
  /** Absent if a visitor describes a building without an address. */
  lot?: Lot;
  facts: Facts;
  answers: Answers;
  thresholds: Thresholds;
  day: string;
}

export type Due<Code extends string = string> =
  /**
   * A register deadline by key: "ll152-a". Codes of date notes: `unset` if the deadline has no day, `after` once its
   * only day has passed, and `now` for what is due before the next day. `also` lists further deadlines; the first
   * of them is the next date once the only day has passed.
   */
  | { deadline: string; unset?: Code; after?: Code; now?: Code; also?: readonly string[] }
  /** A day that the rule computes, and the name of its cycle: "2035". */
  | { date: string; cycle: string; note?: Code }
  | { why: Code };

export interface Decision<Code extends string = string> {
  verdict: Verdict;
  /** A key of the law's `reasons`. Editors write its text, with placeholders such as "{floors}". */
  reason: Code;
  values?: Readonly<Record<string, string>>;
  restsOn?: readonly FactName[];
  question?: OpenQuestion;
  /** Don't ask, but offer the question next to the verdict, because the law rarely applies to such buildings. */
  isOffered?: boolean;
  due?: Due<Code>;
  penalty?: Code;
}

export const NO_BUILDING = { verdict: 'doesNotApply', reason: 'noBuilding', restsOn: ['buildings'] } as const;

export const HOME = {
  verdict: 'doesNotApply',
  reason: 'home',
  restsOn: ['buildingClass', 'landUse'],
} as const;

export interface LawRule<Id extends string = string, Code extends string = string> {
  /** Public: appears in URLs and JSON. */
  id: Id;
  deadlines: readonly string[];
  /** Codes that `decide` returns, each with the placeholders that its text may use. */
  reasons: Readonly<Record<Code, readonly string[]>>;
  decide: (building: Building) => Decision<Code>;
}

export const defineLaw = <const Id extends string, const Code extends string>({
  deadlines = [],
  ...law
}: {
  id: Id;
  deadlines?: readonly string[];
  reasons: Readonly<Record<Code, readonly string[]>>;
  decide: (building: Building) => Decision<NoInfer<Code>>;
}): LawRule<Id, Code> => ({ ...law, deadlines });
