import type { PageCopy } from '#app/data/pages.server.ts';
import type { ReadinessResult } from '#app/data/readiness-assessments.server.ts';
import {
  READINESS_QUESTIONS,
  type ReadinessAnswers,
  HIGHEST_SCORE,
  LOWEST_SCORE,
  answerPoints,
  READINESS_BANDS,
  readinessBand,
  type ReadinessLevel,
} from '#law/internet/readiness.ts';
import type { Tone } from '#app/ui/badge.tsx';
import { changeReadinessUrl, QUESTION_NAMES } from '#app/urls/readiness-url.ts';

type QuizCopy = PageCopy<'internet-quiz'>;

export const NO_RESULT = 'There is no result at this address.';

const TONES = new Map<string, Tone>([
  ['Low Risk', 'low'],
  ['Moderate Risk', 'medium'],
  ['High Risk', 'high'],
]);

export const levelTone = (level: string): Tone => TONES.get(level) ?? 'veryHigh';

const STEPS_OF = {
  'Low Risk': 'low',
  'Moderate Risk': 'moderate',
  'High Risk': 'high',
  'Critical Risk': 'critical',
} as const satisfies Record<ReadinessLevel, keyof QuizCopy['nextSteps']>;

const bandsAround = (score: number) =>
  READINESS_BANDS.map(({ from, level }, index) => ({
    from,
    to: (READINESS_BANDS[index - 1]?.from ?? HIGHEST_SCORE + 1) - 1,
    label: level,
    tone: levelTone(level),
    isReached: level === readinessBand(score).level,
  })).reverse();

const answersWithLabels = (answers: ReadinessAnswers, { questions }: QuizCopy) =>
  QUESTION_NAMES.map((question) => ({
    id: question,
    question: questions[question].label,
    answer: READINESS_QUESTIONS[question].find(({ value }) => value === answers[question])?.label ?? '',
    score: answerPoints(question, answers[question]),
  }));

export function resultView({ score, submittedAt, answers }: ReadinessResult, copy: QuizCopy) {
  const { level, message } = readinessBand(score);
  return {
    score,
    minimum: LOWEST_SCORE,
    maximum: HIGHEST_SCORE,
    level,
    tone: levelTone(level),
    message,
    submittedAt,
    bands: bandsAround(score),
    answers: answersWithLabels(answers, copy),
    changeUrls: QUESTION_NAMES.map((question) => changeReadinessUrl(answers, question)),
    nextSteps: copy.nextSteps[STEPS_OF[level]].map(({ text }) => text),
    copy: copy.result,
  };
}

export type ResultView = ReturnType<typeof resultView>;
