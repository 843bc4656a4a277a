import type { Lot } from '../lot.ts';
import type { FactName, Facts } from './facts.ts';
import type { OpenQuestion, Replies } from './questions.ts';
import type { Thresholds } from './thresholds.ts';

/** In the order in which visitors see them. */
export const ANSWERS = ['applies', 'likely', 'ask', 'doesNotApply', 'onlyIfYouBuild'] as const;

export type Answer = (typeof ANSWERS)[number];

/** The input of every rule. */
export interface Building {
  /** Absent if a visitor describes a building without an address. */
  lot?: Lot;
  facts: Facts;
  replies: Replies;
  thresholds: Thresholds;
  /** The day in New York, ISO 8601. */
  day: string;
}

/**
 * When a law requires something next. `Code` is a note of the law that explains in words why there is no day.
 */
export type Due<Code extends string = string> =
  /**
   * A deadline of the register, by key: "ll152-a". `unset` is the note if the register has no day for it, `after` the
   * note once its only day has passed, and `now` says what is due before the next day. `also` lists further deadlines
   * of the law, which come next once its only day has passed.
   */
  | { deadline: string; unset?: Code; after?: Code; now?: Code; also?: readonly string[] }
  /** A day that the rule computes, with the name of its cycle: "2035". */
  | { date: string; cycle: string; note?: Code }
  | { why: Code };

export interface Decision<Code extends string = string> {
  answer: Answer;
  /** A code of the law's reasons. Its wording is content, with the values as placeholders: "{floors}". */
  reason: Code;
  values?: Readonly<Record<string, string>>;
  /** The facts that decided, for their source and age. */
  restsOn?: readonly FactName[];
  /** The question whose answer would make the verdict certain. */
  question?: OpenQuestion;
  /** Offer the question only beside the verdict: the law is rare for such buildings. */
  isOffered?: boolean;
  due?: Due<Code>;
  /** The code of the penalty, for laws whose penalty depends on the building. */
  penalty?: Code;
}

export const NO_BUILDING = { answer: 'doesNotApply', reason: 'noBuilding', restsOn: ['buildings'] } as const;

export const HOME = {
  answer: 'doesNotApply',
  reason: 'home',
  restsOn: ['buildingClass', 'landUse'],
} as const;

export interface LawRule<Id extends string = string, Code extends string = string> {
  /** Public: part of URLs and JSON. */
  id: Id;
  /** The prefixes of its deadline keys in the register; empty for a law without one. */
  deadlines: readonly string[];
  /** The codes that `decide` returns, notes included, each with the placeholders that its wording may use. */
  reasons: Readonly<Record<Code, readonly string[]>>;
  decide: (building: Building) => Decision<Code>;
}

/** Defines a law whose codes the compiler checks. Its texts are content. */
export const defineLaw = <const Id extends string, const Code extends string>({
  deadlines = [],
  ...law
}: {
  id: Id;
  deadlines?: readonly string[];
  reasons: Readonly<Record<Code, readonly string[]>>;
  decide: (building: Building) => Decision<NoInfer<Code>>;
}): LawRule<Id, Code> => ({ ...law, deadlines });
