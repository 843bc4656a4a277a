import type { QuizDocument } from '#app/data/quizzes.server.ts';
import { readAnswers, writeAnswers } from '#law/quizzes/quiz.ts';

export const ANSWERS = 'answers';

export const FILLED_IN = 'filled';

/** The number (from 1) of an answered question to ask again. "Back" and "Change" use it. */
const QUESTION = 'question';

export function answersIn(
  address: string,
  { questions }: Pick<QuizDocument, 'questions'>,
): number[] | undefined {
  const [first = '', ...others] = new URL(address).searchParams.getAll(ANSWERS);
  return others.length === 0 ? readAnswers(first, questions) : undefined;
}

export const holdsAnswers = (address: string): boolean => new URL(address).searchParams.has(ANSWERS);

/**
 * Returns the index (from 0) of the question to show: the one to ask again, or else the first unanswered one.
 *
 * @param answered How many questions are answered.
 * @returns undefined if the question to ask again has no answer.
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

export const filledInUrl = (quizUrl: string, answers: readonly number[]): string =>
  answers.length === 0
    ? quizUrl
    : `${answeredUrl(quizUrl, writeAnswers(answers))}&${FILLED_IN}=${answers.length}`;

interface Answered {
  given: string;
  filledCount?: number;
}

export function questionUrl(quizUrl: string, { given, filledCount = 0 }: Answered, number: number): string {
  const filled = filledCount > 0 ? `&${FILLED_IN}=${filledCount}` : '';
  return `${answeredUrl(quizUrl, given)}${filled}&${QUESTION}=${number}`;
}

export const absoluteUrl = (url: string, origin: string): string =>
  url.startsWith('/') ? `${origin}${url}` : url;
