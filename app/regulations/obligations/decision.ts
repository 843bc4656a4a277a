import type { Lot } from '../lot.ts';
import type { FactName, Facts } from './facts.ts';
import type { OpenQuestion, Replies } from './questions.ts';

/** In the order in which visitors see them. */
export const ANSWERS = ['applies', 'likely', 'ask', 'doesNotApply', 'onlyIfYouBuild'] as const;

export type Answer = (typeof ANSWERS)[number];

/** The amounts of the law that decide, read from the register for the day: see `figures.ts`. */
export interface Thresholds {
  /** Square feet of one building above which Local Laws 84, 88 and 97 apply. */
  coveredArea: number;
  /** Square feet above which an energy audit is due. */
  auditArea: number;
  /** Stories above which facades are inspected. */
  facadeStories: number;
  /** Units from which a building is a multiple dwelling. */
  multipleDwellingUnits: number;
}

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

/** When a law asks for something next. */
export type Due =
  /** A deadline of the register, by key: "ll152-a". */
  | { deadline: string }
  /** A day that the rule computes, with the name of its cycle: the year, or "10A". */
  | { date: string; cycle: string }
  /** No day is set: `why` is a code of the law's notes. */
  | { why: string };

export interface Decision {
  answer: Answer;
  /** A code of the law's reasons. Its wording is content, with the values in it as placeholders: "{floors}". */
  reason: string;
  values: Readonly<Record<string, string>>;
  /** The facts that decided, for their source and age. */
  restsOn: readonly FactName[];
  /** What would make the answer certain. */
  question?: OpenQuestion;
  due?: Due;
}

/** How one law is decided. */
export interface LawRule {
  /** The codes that `decide` gives, each with the values that its wording may name. */
  reasons: Readonly<Record<string, readonly string[]>>;
  decide: (building: Building) => Decision;
}
