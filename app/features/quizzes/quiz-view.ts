import type { OptionsScreen, QuizBand, QuizDocument, QuizFinding } from '#app/content/quizzes.server.ts';
import {
  bandOf,
  bandsInPoints,
  isLeftOut,
  isPositive,
  lastScoreOf,
  leadsOf,
  maximumScore,
  optionId,
  scoreOf,
  writeAnswers,
} from '#app/regulations/quiz.ts';

/** Specification section 4, "LL97 quiz" and "LL199 quiz". */
export const RESTART = 'Restart Assessment';

/** Specification section 4, "LL199 quiz". */
export const BACK_TO_OPTIONS = 'Back to Options';

export const UNREADABLE_ANSWERS = {
  title: 'These answers cannot be read',
  description:
    'The link has to hold one answer for each question, in order. It may have been cut off, or the questions may have changed.',
} as const;

/** Introduces the notice on what a score means. */
export const FIRST_IDEA = 'A first idea, not the law.';

export const ANSWERS = 'answers';

/** The answers in an address; undefined where it holds several lists of them. */
export function answersIn(address: string): string | undefined {
  const [first = '', ...others] = new URL(address).searchParams.getAll(ANSWERS);
  return others.length === 0 ? first : undefined;
}

/** Whether an address holds answers, even if none are given yet: the quiz has started. */
export const holdsAnswers = (address: string): boolean => new URL(address).searchParams.has(ANSWERS);

export const answeredUrl = (quizUrl: string, answers: string): string => `${quizUrl}?${ANSWERS}=${answers}`;

/** How many answers, from the first on, were filled in from what is known of a building. */
export const FILLED_IN = 'filled';

/** The address of a quiz whose answers so far were filled in, for links from a building. */
export const filledInUrl = (quizUrl: string, answers: readonly number[]): string =>
  answers.length === 0
    ? quizUrl
    : `${answeredUrl(quizUrl, writeAnswers(answers))}&${FILLED_IN}=${answers.length}`;

/** How many of the given answers an address says were filled in. */
export function filledIn(address: string, given: number): number {
  const count = Number(new URL(address).searchParams.get(FILLED_IN));
  return Number.isInteger(count) && count > 0 ? Math.min(count, given) : 0;
}

/** The answers that were filled in, each with those before it. */
const filledAnswers = ({ questions }: QuizDocument, answers: readonly number[], count: number) =>
  answers.slice(0, count).map((option, question) => ({
    question: questions[question]?.prompt ?? '',
    answer: questions[question]?.options[option]?.text ?? '',
    before: answers.slice(0, question),
  }));

export function questionView(quiz: QuizDocument, answers: readonly number[], filled = 0) {
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
    number: answers.length + 1,
    count: questions.length,
    filled: filledAnswers(quiz, answers, filled),
    prompt,
    description,
    options: options.map(({ text }, option) => ({ text, answers: writeAnswers([...answers, option]) })),
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

/** The chosen answers as the quiz says them; points are null where the question does not apply and is not counted. */
function chosen(quiz: QuizDocument, answers: readonly number[]) {
  return quiz.questions.map(({ prompt, options }, question) => {
    const option = answers[question] ?? -1;
    const { text = '', score = 0 } = options[option] ?? {};
    const points = isLeftOut(quiz.questions, answers, question) ? null : score;
    return { id: optionId(question, option), question: prompt, answer: text, score: points };
  });
}

/** The findings on the answers; none on a question that does not apply. */
function findingsOf({ questions, findings }: QuizDocument, answers: readonly number[], band: QuizBand) {
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
  const score = scoreOf(questions, answers);
  const maximum = maximumScore(questions, answers);
  const bands = bandsInPoints(quiz.bands, quiz.bandsBy, maximum);
  const band = bandOf(bands, score);
  return {
    kind: 'result' as const,
    heading,
    hasOptions: Boolean(quiz.optionsScreen),
    leads: leadsOf(questions, answers),
    score,
    maximum,
    band,
    bands: bands.map((each, index): BandView => ({
      ...each,
      to: lastScoreOf(bands, index, maximum),
      isReached: each === band,
    })),
    findings: findingsOf(quiz, answers, band),
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

/** What a quiz shows for these answers; undefined answers mean that the quiz was not started. */
export function quizView(quiz: QuizDocument, answers: readonly number[] | undefined, filled = 0): QuizView {
  if (!answers && quiz.optionsScreen) return optionsView(quiz, quiz.optionsScreen);
  const given = answers ?? [];
  return given.length < quiz.questions.length ? questionView(quiz, given, filled) : resultView(quiz, given);
}

export const isStart = (view: QuizView): boolean =>
  view.kind === 'options' || (view.kind === 'question' && view.number === 1 && !view.hasOptions);

export const progressText = ({ number, count }: Pick<QuestionView, 'number' | 'count'>): string =>
  `Question ${number} of ${count}`;

/** Specification section 9: "shown as Score: X / 15". */
export const scoreText = ({ score, maximum }: Pick<ResultView, 'score' | 'maximum'>): string =>
  `Score: ${score} / ${maximum}`;

export function pointsText(points: number | null): string {
  if (points === null) return 'not counted';
  return points === 1 ? '1 point' : `${points} points`;
}

export const findingLabel = (finding: { isPositive: boolean }): string =>
  finding.isPositive ? 'Positive' : 'Needs attention';

/** The title of the page for this step of a quiz: screen readers announce it first. */
export function quizTitle(view: QuizView): string {
  if (view.kind === 'result') return `Your result: ${view.heading}`;
  if (view.kind === 'options' || isStart(view)) return view.heading;
  return `${progressText(view)}: ${view.heading}`;
}
