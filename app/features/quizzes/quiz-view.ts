import type { OptionsScreen, QuizDocument } from '#app/content/quiz-document.ts';
import { writeAnswers } from '#app/regulations/quiz.ts';
import { resultView, type ResultView } from './result-view.ts';

/** The next question of a quiz, and where each of its options leads. */
export function questionView(quiz: QuizDocument, answers: readonly number[]) {
  const { heading, intro, questions } = quiz;
  const hasOptions = Boolean(quiz.optionsScreen);
  const asked = questions[answers.length];
  if (!asked) throw new Error('Every question is answered.');
  const { prompt, description, options } = asked;
  return {
    kind: 'question' as const,
    heading,
    /** Whether the quiz can be skipped, on a screen of its own before the first question. */
    hasOptions,
    intro: answers.length === 0 && !hasOptions ? intro : undefined,
    /** Counted from 1. */
    number: answers.length + 1,
    count: questions.length,
    prompt,
    description,
    options: options.map(({ text }, option) => ({ text, answers: writeAnswers([...answers, option]) })),
  };
}

export type QuestionView = ReturnType<typeof questionView>;

/** The screen before the first question, where the quiz can be taken or skipped. */
export const optionsView = ({ heading, intro }: QuizDocument, options: OptionsScreen) => ({
  kind: 'options' as const,
  heading,
  intro,
  options,
});

export type OptionsView = ReturnType<typeof optionsView>;

export type QuizView = OptionsView | QuestionView | ResultView;

/** What a quiz shows once these questions are answered, or when nobody has begun: no answers at all. */
export function quizView(quiz: QuizDocument, answers: readonly number[] | undefined): QuizView {
  if (!answers && quiz.optionsScreen) return optionsView(quiz, quiz.optionsScreen);
  const given = answers ?? [];
  return given.length < quiz.questions.length ? questionView(quiz, given) : resultView(quiz, given);
}

/** Whether this is the page that a quiz begins with. */
export const isStart = (view: QuizView): boolean =>
  view.kind === 'options' || (view.kind === 'question' && view.number === 1 && !view.hasOptions);
