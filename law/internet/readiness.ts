import type { Choice } from '../modules.ts';

interface ScoredChoice extends Choice {
  points: number;
}

export const READINESS_QUESTIONS = {
  buildingType: [
    { value: 'residential', label: 'Residential', points: 3 },
    { value: 'commercial', label: 'Commercial', points: 5 },
    { value: 'mixed-use', label: 'Mixed-use', points: 4 },
    { value: 'other', label: 'Other', points: 2 },
  ],
  hasExistingInfrastructure: [
    { value: 'yes', label: 'Yes', points: 5 },
    { value: 'no', label: 'No', points: -3 },
    { value: 'unsure', label: 'Unsure', points: 0 },
  ],
  broadbandAvailability: [
    { value: 'excellent', label: 'Excellent', points: 5 },
    { value: 'good', label: 'Good', points: 3 },
    { value: 'limited', label: 'Limited', points: -2 },
    { value: 'poor', label: 'Poor', points: -5 },
  ],
  willingToUpgrade: [
    { value: 'yes', label: 'Yes', points: 5 },
    { value: 'maybe', label: 'Maybe', points: 2 },
    { value: 'no', label: 'No', points: -3 },
  ],
} as const satisfies Record<string, readonly ScoredChoice[]>;

export type ReadinessQuestion = keyof typeof READINESS_QUESTIONS;

export type ReadinessAnswers = {
  [Question in ReadinessQuestion]: (typeof READINESS_QUESTIONS)[Question][number]['value'];
};

export type ReadinessLevel = 'Low Risk' | 'Moderate Risk' | 'High Risk' | 'Critical Risk';

interface ReadinessBand {
  from: number;
  level: ReadinessLevel;
  message: string;
}

const QUESTIONS = Object.keys(READINESS_QUESTIONS) as ReadinessQuestion[];

const optionPoints = (question: ReadinessQuestion): number[] =>
  READINESS_QUESTIONS[question].map(({ points }) => points);

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

export const LOWEST_SCORE = sum(QUESTIONS.map((question) => Math.min(...optionPoints(question))));
export const HIGHEST_SCORE = sum(QUESTIONS.map((question) => Math.max(...optionPoints(question))));

const CRITICAL: ReadinessBand = {
  from: LOWEST_SCORE,
  level: 'Critical Risk',
  message: 'Your property has urgent digital infrastructure needs that should be addressed immediately.',
};

/** From best to worst, because the first match wins. */
export const READINESS_BANDS: readonly ReadinessBand[] = [
  {
    from: 12,
    level: 'Low Risk',
    message:
      'Your property is well-positioned for the NYC Internet Master Plan with minimal changes required.',
  },
  {
    from: 6,
    level: 'Moderate Risk',
    message: 'Your property may need some upgrades to align with the NYC Internet Master Plan requirements.',
  },
  {
    from: 0,
    level: 'High Risk',
    message: 'Your property requires significant upgrades to meet NYC Internet Master Plan standards.',
  },
  CRITICAL,
];

export const answerPoints = (question: ReadinessQuestion, answer: string): number =>
  READINESS_QUESTIONS[question].find(({ value }) => value === answer)?.points ?? 0;

export const readinessScore = (answers: ReadinessAnswers): number =>
  sum(QUESTIONS.map((question) => answerPoints(question, answers[question])));

export const readinessBand = (score: number): ReadinessBand =>
  READINESS_BANDS.find(({ from }) => score >= from) ?? CRITICAL;
