import type { OptionsScreen, QuizBand, QuizDocument } from '#app/content/quizzes.server.ts';
import {
  bandOf,
  isPositive,
  lastScoreOf,
  maximumScore,
  optionId,
  scoreOf,
  writeAnswers,
} from '#app/regulations/index.ts';

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

/** A band with the scores that it holds, from the first to the last. */
export interface BandView extends QuizBand {
  to: number;
  /** Whether the score is in it. */
  isReached: boolean;
}

/** What a visitor chose, in words. */
function chosen({ questions }: QuizDocument, answers: readonly number[]) {
  return questions.map(({ prompt, options }, question) => {
    const option = answers[question] ?? -1;
    const { text = '', score = 0 } = options[option] ?? {};
    return { id: optionId(question, option), question: prompt, answer: text, score };
  });
}

/** The result of a quiz whose questions are all answered. */
export function resultView(quiz: QuizDocument, answers: readonly number[]) {
  const { heading, questions, bands, findings, notice, basis, sending, nextSteps } = quiz;
  const score = scoreOf(questions, answers);
  const maximum = maximumScore(questions);
  const band = bandOf(bands, score);
  return {
    kind: 'result' as const,
    heading,
    hasOptions: Boolean(quiz.optionsScreen),
    score,
    maximum,
    band,
    bands: bands.map((each, index): BandView => ({
      ...each,
      to: lastScoreOf(bands, index, maximum),
      isReached: each === band,
    })),
    findings: findings.map((finding) => {
      const positive = isPositive(finding, answers, band.level);
      return {
        heading: finding.heading,
        isPositive: positive,
        text: positive ? finding.positiveText : finding.negativeText,
      };
    }),
    answers: chosen(quiz, answers),
    notice,
    basis,
    sending,
    nextSteps,
  };
}

export type ResultView = ReturnType<typeof resultView>;

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

/** The words that are said aloud and shown above a question. */
export const progressText = ({ number, count }: Pick<QuestionView, 'number' | 'count'>): string =>
  `Question ${number} of ${count}`;

/** Specification section 9: "shown as Score: X / 15". */
export const scoreText = ({ score, maximum }: Pick<ResultView, 'score' | 'maximum'>): string =>
  `Score: ${score} / ${maximum}`;

/** Points in words. */
export const pointsText = (points: number): string => (points === 1 ? '1 point' : `${points} points`);

/** Whether a finding is positive, in words. */
export const findingWord = ({ isPositive: positive }: { isPositive: boolean }): string =>
  positive ? 'Positive' : 'Needs attention';
