import {
  READINESS_QUESTIONS,
  type ReadinessAnswers,
  type ReadinessQuestion,
} from '#law/internet/readiness.ts';
import { moduleUrls } from './module-urls.ts';

/** The id of the form, with which the ids of its fields begin. */
export const READINESS_FORM = 'readiness-quiz';

export const QUESTION_NAMES = Object.keys(READINESS_QUESTIONS) as ReadinessQuestion[];

/** The quiz with these answers filled in, at one of its questions. It says nothing of the person or the building. */
export const changeReadinessUrl = (answers: ReadinessAnswers, question: ReadinessQuestion): string =>
  `${moduleUrls('nyc-internet').quiz}?${new URLSearchParams(answers).toString()}#${READINESS_FORM}-${question}`;

/** The answers in an address, without those that no question offers. */
export function readinessAnswersIn(address: string): Partial<Record<ReadinessQuestion, string>> {
  const { searchParams } = new URL(address);
  return Object.fromEntries(
    QUESTION_NAMES.flatMap((question) => {
      const chosen = READINESS_QUESTIONS[question].find(({ value }) => value === searchParams.get(question));
      return chosen ? [[question, chosen.value]] : [];
    }),
  );
}
