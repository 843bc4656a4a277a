type Maybe<Value> = Value | null | undefined;

/** A quiz as somebody is writing it: everything may be missing. */
export interface QuizDraft {
  questions?: Maybe<{ options?: Maybe<{ score?: Maybe<number>; doesNotApply?: Maybe<boolean> }[]> }[]>;
  bandsBy?: Maybe<string>;
  bands?: Maybe<{ from?: Maybe<number>; level?: Maybe<string> }[]>;
  findings?: Maybe<
    {
      basedOn?: Maybe<string>;
      question?: Maybe<number>;
      positiveOptions?: Maybe<string[]>;
      positiveLevels?: Maybe<string[]>;
    }[]
  >;
  hasChecklist?: Maybe<boolean>;
  checklist?: Maybe<{
    items?: Maybe<{ shownFor?: Maybe<string>; question?: Maybe<number>; options?: Maybe<string[]> }[]>;
  }>;
}

/** Why a quiz makes no sense, and where: the path of a field, such as "questions.0.options.1.score". */
export interface QuizProblem {
  path: string;
  message: string;
}

export type DraftQuestions = NonNullable<QuizDraft['questions']>;
export type DraftBands = NonNullable<QuizDraft['bands']>;
export type DraftFinding = NonNullable<QuizDraft['findings']>[number];
export type DraftItem = NonNullable<NonNullable<QuizDraft['checklist']>['items']>[number];

/** The most points that an answer can have. */
export const HIGHEST_POINTS = 100;

/** Whether this can be points: a whole number from 0. */
export const isPoints = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= HIGHEST_POINTS;

/** What is wrong with the field at this path. */
export const problem = (path: string, message: string): QuizProblem => ({ path, message });
