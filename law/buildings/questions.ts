import { CORRECTABLE, type CorrectableFact } from './facts.ts';

/** Editors write the wording in the `laws` collection and the `buildings` global. */
export const QUESTIONS = [
  'gasPiping',
  'gasAppliances',
  'raisedCellar',
  'fewOccupants',
  'parapet',
  'parking',
  'sidewalkShed',
  'retainingWall',
  'boiler',
  'highPressureBoiler',
  'elevator',
  'singlePlunger',
  'coolingTower',
  'tallOffice',
  'no4Oil',
  'ownerLivesHere',
  'rented',
  'youngChild',
  'builtBefore1960',
  'leadPaint',
  'waterTank',
  'rentStabilized',
  'carter',
  'backflow',
  'shop',
  'rentIncome',
] as const;

export type QuestionId = (typeof QUESTIONS)[number];

/** "unknown" never rules out a law. */
export const ANSWERS = ['yes', 'no', 'unknown'] as const;

export type Answer = (typeof ANSWERS)[number];

export const isAnswer = (text: string | undefined): text is Answer =>
  ANSWERS.some((answer) => answer === text);

export type Answers = { readonly [Id in QuestionId]?: Answer };

export type OpenQuestion = QuestionId | CorrectableFact;

export const OPEN_QUESTIONS: readonly OpenQuestion[] = [...QUESTIONS, ...CORRECTABLE];
