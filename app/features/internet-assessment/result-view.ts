import type { ReadinessResult } from '#app/content/readiness-assessments.server.ts';
import {
  READINESS_QUESTIONS,
  type ReadinessAnswers,
  type ReadinessQuestion,
  HIGHEST_SCORE,
  LOWEST_SCORE,
  pointsOfAnswer,
  READINESS_BANDS,
  readinessBandOf,
  type ReadinessLevel,
} from '#app/regulations/internet/readiness.ts';
import type { LoadedAssessment } from './assessment.server.ts';
import { toneOf } from './level-tones.ts';

type QuizWords = LoadedAssessment['words'];

const QUESTIONS = Object.keys(READINESS_QUESTIONS) as ReadinessQuestion[];

/** Where the next steps of each level stand among the page's words. */
const STEPS_OF = {
  'Low Risk': 'low',
  'Moderate Risk': 'moderate',
  'High Risk': 'high',
  'Critical Risk': 'critical',
} as const satisfies Record<ReadinessLevel, keyof QuizWords['nextSteps']>;

/** The bands from the worst, each to its last score, with the one that the score lies in. */
const bandsAround = (score: number) =>
  READINESS_BANDS.map(({ from, level }, index) => ({
    from,
    to: (READINESS_BANDS[index - 1]?.from ?? HIGHEST_SCORE + 1) - 1,
    label: level,
    tone: toneOf(level),
    isReached: level === readinessBandOf(score).level,
  })).reverse();

/** What was answered, in words, with the points for it. */
const answersInWords = (answers: ReadinessAnswers, { questions }: QuizWords) =>
  QUESTIONS.map((question) => ({
    id: question,
    question: questions[question].label,
    answer: READINESS_QUESTIONS[question].find(({ value }) => value === answers[question])?.label ?? '',
    score: pointsOfAnswer(question, answers[question]),
  }));

/** A stored result as its page shows it. */
export function resultView({ score, submittedAt, answers }: ReadinessResult, words: QuizWords) {
  const { level, message } = readinessBandOf(score);
  return {
    score,
    minimum: LOWEST_SCORE,
    maximum: HIGHEST_SCORE,
    level,
    tone: toneOf(level),
    message,
    submittedAt,
    bands: bandsAround(score),
    answers: answersInWords(answers, words),
    nextSteps: words.nextSteps[STEPS_OF[level]].map(({ text }) => text),
    words: words.result,
  };
}

export type ResultView = ReturnType<typeof resultView>;
