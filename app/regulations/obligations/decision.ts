import type { Lot } from '../lot.ts';
import type { FactName, Facts } from './facts.ts';
import type { OpenQuestion, Replies } from './questions.ts';
import type { Thresholds } from './thresholds.ts';

/** In the order in which visitors see them. */
export const ANSWERS = ['applies', 'likely', 'ask', 'doesNotApply', 'onlyIfYouBuild'] as const;

export type Answer = (typeof ANSWERS)[number];

/** All that a rule may look at. */
export interface Building {
  /** Absent where a visitor describes a building without an address. */
  lot?: Lot;
  facts: Facts;
  replies: Replies;
  thresholds: Thresholds;
  /** The day in New York, ISO 8601. */
  day: string;
}

/** When a law asks for something next. `Code` is a note of the law: it says in words why there is no day. */
export type Due<Code extends string = string> =
  /**
   * A deadline of the register, by key: "ll152-a". `unset` is the note where the register has no day for it, `after` the
   * one for when its only day has passed, and `now` says what is due before the next one. `also` are further deadlines
   * of the law, which come next once its only day has passed.
   */
  | { deadline: string; unset?: Code; after?: Code; now?: Code; also?: readonly string[] }
  /** A day that the rule computes, with the name of its cycle: "2035". */
  | { date: string; cycle: string; note?: Code }
  /** No day is set. */
  | { why: Code };

export interface Decision<Code extends string = string> {
  answer: Answer;
  /** A code of the law's reasons. Its wording is content, with the values in it as placeholders: "{floors}". */
  reason: Code;
  values?: Readonly<Record<string, string>>;
  /** The facts that decided, for their source and age. */
  restsOn?: readonly FactName[];
  /** What would make the answer certain. */
  question?: OpenQuestion;
  /** The question is offered beside the answer only: the law is rare in such buildings, and not each is asked. */
  isOffered?: boolean;
  due?: Due<Code>;
  /** The code of what missing it costs here, where the penalty of the law depends on the building. */
  penalty?: Code;
}

/** The verdict on a lot without a building. */
export const NO_BUILDING = { answer: 'doesNotApply', reason: 'noBuilding', restsOn: ['buildings'] } as const;

/** The verdict on a home for one or two families, where those are exempt. */
export const HOME = {
  answer: 'doesNotApply',
  reason: 'home',
  restsOn: ['buildingClass', 'landUse'],
} as const;

/** How one law is decided. */
export interface LawRule<Id extends string = string, Code extends string = string> {
  /** Public: it is in URLs and in the JSON. */
  id: Id;
  /** How the keys of its deadlines in the register begin; none for a law without a day there. */
  deadlines: readonly string[];
  /** The codes that `decide` gives, notes included, each with the values that its wording may name. */
  reasons: Readonly<Record<Code, readonly string[]>>;
  decide: (building: Building) => Decision<Code>;
}

/** A law whose codes the compiler checks. Its texts are content. */
export const defineLaw = <const Id extends string, const Code extends string>({
  deadlines = [],
  ...law
}: {
  id: Id;
  deadlines?: readonly string[];
  reasons: Readonly<Record<Code, readonly string[]>>;
  decide: (building: Building) => Decision<NoInfer<Code>>;
}): LawRule<Id, Code> => ({ ...law, deadlines });
