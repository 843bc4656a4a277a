import type { QuizDocument } from '#app/data/quizzes.server.ts';
import { readAnswers, writeAnswers } from '#law/quizzes/quiz.ts';

/** All answers so far: "1a-2c". */
export const ANSWERS = 'answers';

/** How many answers, from the first on, were filled in from what is known of a building. */
export const FILLED_IN = 'filled';

/** An answered question, counted from 1, that is asked again: for Back and Change. */
const QUESTION = 'question';

/** The answers in an address, in the order of the questions; undefined where they are not answers to this quiz. */
export function answersIn(
  address: string,
  { questions }: Pick<QuizDocument, 'questions'>,
): number[] | undefined {
  const [first = '', ...others] = new URL(address).searchParams.getAll(ANSWERS);
  return others.length === 0 ? readAnswers(first, questions) : undefined;
}

/** Whether an address holds answers, even if none are given yet: the quiz has started. */
export const holdsAnswers = (address: string): boolean => new URL(address).searchParams.has(ANSWERS);

/**
 * The question at an address, counted from 0: the one that it asks again, or else the one after all that are answered.
 * @param answered How many questions are answered.
 * @returns undefined where the question that it asks again has no answer.
 */
export function questionIn(address: string, answered: number): number | undefined {
  const named = new URL(address).searchParams.getAll(QUESTION);
  const [number = ''] = named;
  if (named.length === 0) return answered;
  const isAnswered = named.length === 1 && /^[1-9]\d?$/.test(number) && Number(number) <= answered;
  return isAnswered ? Number(number) - 1 : undefined;
}

export function filledIn(address: string, given: number): number {
  const count = Number(new URL(address).searchParams.get(FILLED_IN));
  return Number.isInteger(count) && count > 0 ? Math.min(count, given) : 0;
}

export const answeredUrl = (quizUrl: string, answers: string): string => `${quizUrl}?${ANSWERS}=${answers}`;

/** The address of a quiz whose answers so far were filled in, for links from a building. */
export const filledInUrl = (quizUrl: string, answers: readonly number[]): string =>
  answers.length === 0
    ? quizUrl
    : `${answeredUrl(quizUrl, writeAnswers(answers))}&${FILLED_IN}=${answers.length}`;

interface Answered {
  given: string;
  filledCount?: number;
}

/** The address that asks an answered question again, counted from 1. It keeps all answers. */
export function questionUrl(quizUrl: string, { given, filledCount = 0 }: Answered, number: number): string {
  const filled = filledCount > 0 ? `&${FILLED_IN}=${filledCount}` : '';
  return `${answeredUrl(quizUrl, given)}${filled}&${QUESTION}=${number}`;
}

/** A link as it works outside the site, in a mail or on paper. */
export const absoluteUrl = (url: string, origin: string): string =>
  url.startsWith('/') ? `${origin}${url}` : url;
