import type { OptionsScreen, QuizBand, QuizDocument, QuizFinding } from '#app/data/quizzes.server.ts';
import {
  findBand,
  bandsInPoints,
  isLeftOut,
  isPositive,
  lastScore,
  chosenLeads,
  maximumScore,
  optionId,
  quizScore,
  writeAnswers,
} from '#law/quizzes/quiz.ts';
import { answeredUrl, answersIn, filledIn, holdsAnswers, questionIn } from '#app/urls/quiz-urls.ts';
import { ALL_ANSWERED, progressText, questionTitle, resultTitle } from './texts.ts';

interface Asked {
  at?: number;
  /** The number of leading answers that come from a building's records. */
  filled?: number;
}

const otherAnswers = ({ questions }: QuizDocument, answers: readonly number[], at: number, filled: number) =>
  answers
    .map((option, question) => ({
      number: question + 1,
      question: questions[question]?.prompt ?? '',
      answer: questions[question]?.options[option]?.text ?? '',
      isFilledIn: question < filled,
    }))
    .filter(({ number }) => number !== at + 1);

export type OtherAnswer = ReturnType<typeof otherAnswers>[number];

/**
 * Choosing an option keeps the other answers, and opens the first unanswered question or the result.
 */
export function questionView(
  quiz: QuizDocument,
  answers: readonly number[],
  { at = answers.length, filled = 0 }: Asked = {},
) {
  const { heading, intro, questions } = quiz;
  const hasOptions = Boolean(quiz.optionsScreen);
  const asked = questions[at];
  if (!asked) throw new Error('Every question is answered.');
  const { prompt, description, options } = asked;
  const isLast = Math.max(answers.length, at + 1) === questions.length;
  const answeredWith = (option: number) => [...answers.slice(0, at), option, ...answers.slice(at + 1)];
  return {
    kind: 'question' as const,
    heading,
    hasOptions,
    intro: answers.length === 0 && !hasOptions ? intro : undefined,
    number: at + 1,
    count: questions.length,
    left: questions.length - Math.max(answers.length, at + 1),
    isComplete: answers.length === questions.length,
    given: writeAnswers(answers),
    filledCount: filled,
    /** The number of answers that stay filled in after this question. */
    filledAfter: isLast ? 0 : Math.min(filled, at),
    others: otherAnswers(quiz, answers, at, filled),
    prompt,
    description,
    options: options.map(({ text }, option) => ({
      text,
      answers: writeAnswers(answeredWith(option)),
      isGiven: answers[at] === option,
    })),
  };
}

export type QuestionView = ReturnType<typeof questionView>;

export const optionsView = ({ heading, intro }: QuizDocument, options: OptionsScreen) => ({
  kind: 'options' as const,
  heading,
  intro,
  options,
});

export type OptionsView = ReturnType<typeof optionsView>;

export interface BandView extends QuizBand {
  to: number;
  isReached: boolean;
}

/** Points are null for a question that does not apply and is not counted. */
function chosen(quiz: QuizDocument, answers: readonly number[]) {
  return quiz.questions.map(({ prompt, options }, question) => {
    const option = answers[question] ?? -1;
    const { text = '', score = 0 } = options[option] ?? {};
    const points = isLeftOut(quiz.questions, answers, question) ? null : score;
    return { id: optionId(question, option), question: prompt, answer: text, score: points };
  });
}

function listFindings({ questions, findings }: QuizDocument, answers: readonly number[], band: QuizBand) {
  const applies = (finding: QuizFinding): boolean =>
    finding.basedOn === 'band' || !isLeftOut(questions, answers, finding.question - 1);
  return findings.filter(applies).map((finding) => {
    const positive = isPositive(finding, answers, band.level);
    return {
      heading: finding.heading,
      isPositive: positive,
      text: positive ? finding.positiveText : finding.negativeText,
    };
  });
}

export function resultView(quiz: QuizDocument, answers: readonly number[]) {
  const { heading, questions, notice, basis, sending, nextSteps } = quiz;
  const score = quizScore(questions, answers);
  const maximum = maximumScore(questions, answers);
  const bands = bandsInPoints(quiz.bands, quiz.bandsBy, maximum);
  const band = findBand(bands, score);
  return {
    kind: 'result' as const,
    heading,
    hasOptions: Boolean(quiz.optionsScreen),
    leads: chosenLeads(questions, answers),
    score,
    maximum,
    band,
    bands: bands.map((each, index): BandView => ({
      ...each,
      to: lastScore(bands, index, maximum),
      isReached: each === band,
    })),
    findings: listFindings(quiz, answers, band),
    answers: chosen(quiz, answers),
    checklistLabel: quiz.checklist?.linkLabel,
    given: writeAnswers(answers),
    notice,
    basis,
    sending,
    nextSteps,
  };
}

export type ResultView = ReturnType<typeof resultView>;

export type QuizView = OptionsView | QuestionView | ResultView;

export function quizView(
  quiz: QuizDocument,
  answers: readonly number[] | undefined,
  asked: Asked = {},
): QuizView {
  if (!answers && quiz.optionsScreen) return optionsView(quiz, quiz.optionsScreen);
  const given = answers ?? [];
  const { at = given.length } = asked;
  return at < quiz.questions.length ? questionView(quiz, given, asked) : resultView(quiz, given);
}

/** Undefined if the URL has no answers to this quiz. */
export function quizAt(quiz: QuizDocument, address: string): QuizView | undefined {
  const answers = answersIn(address, quiz);
  if (!answers) return undefined;
  const at = questionIn(address, answers.length);
  if (at === undefined) return undefined;
  const filled = filledIn(address, answers.length);
  return quizView(quiz, holdsAnswers(address) ? answers : undefined, { at, filled });
}

export const isStart = (view: QuizView): boolean =>
  view.kind === 'options' || (view.kind === 'question' && view.given === '' && !view.hasOptions);

export const othersText = ({ isComplete }: Pick<QuestionView, 'isComplete'>): string | undefined =>
  isComplete ? ALL_ANSWERED : undefined;

/** The visitor's checklist comes before the editors' links. */
export const listNextSteps = (
  { checklistLabel, given, nextSteps }: Pick<ResultView, 'checklistLabel' | 'given' | 'nextSteps'>,
  reportUrl: string,
) => [
  ...(checklistLabel ? [{ label: checklistLabel, url: answeredUrl(reportUrl, given) }] : []),
  ...nextSteps.links,
];

export function quizTitle(view: QuizView): string {
  if (view.kind === 'result') return resultTitle(view.heading);
  if (view.kind === 'options' || isStart(view)) return view.heading;
  return questionTitle(progressText(view), view.heading);
}
