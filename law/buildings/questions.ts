import { CORRECTABLE, type CorrectableFact } from './facts.ts';

/** Editors write the wording, in the collection `laws` and the global `buildings`. */
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

/** "unknown" never drops a law. */
export const REPLIES = ['yes', 'no', 'unknown'] as const;

export type Reply = (typeof REPLIES)[number];

export const isReply = (text: string | undefined): text is Reply => REPLIES.some((reply) => reply === text);

export type Replies = { readonly [Id in QuestionId]?: Reply };

export type OpenQuestion = QuestionId | CorrectableFact;

export const OPEN_QUESTIONS: readonly OpenQuestion[] = [...QUESTIONS, ...CORRECTABLE];
