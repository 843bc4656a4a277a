import {
  READINESS_QUESTIONS,
  type ReadinessAnswers,
  type ReadinessQuestion,
} from '#law/internet/readiness.ts';
import { moduleUrls } from './module-urls.ts';

export const READINESS_FORM = 'readiness-quiz';

export const QUESTION_NAMES = Object.keys(READINESS_QUESTIONS) as ReadinessQuestion[];

export const changeReadinessUrl = (answers: ReadinessAnswers, question: ReadinessQuestion): string =>
  `${moduleUrls('nyc-internet').quiz}?${new URLSearchParams(answers).toString()}#${READINESS_FORM}-${question}`;

export function readinessAnswersIn(address: string): Partial<Record<ReadinessQuestion, string>> {
  const { searchParams } = new URL(address);
  return Object.fromEntries(
    QUESTION_NAMES.flatMap((question) => {
      const chosen = READINESS_QUESTIONS[question].find(({ value }) => value === searchParams.get(question));
      return chosen ? [[question, chosen.value]] : [];
    }),
  );
}
