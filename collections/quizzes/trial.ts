import type { Quiz } from '#cms/payload-types.ts';
import {
  findBand,
  bandsInPoints,
  isPositive,
  lastScore,
  chosenLeads,
  maximumScore,
  quizScore,
  type FindingBasis,
} from '#law/quizzes/quiz.ts';
import { validateQuiz } from '#law/quizzes/quiz-validation.ts';
import { toQuizDraft } from '#cms/content-lint/lint-document.ts';

export type TrialQuiz = Pick<Quiz, 'questions' | 'bands' | 'bandsBy' | 'findings'>;

export function parseTrial(values: unknown): TrialQuiz | undefined {
  const quiz = toQuizDraft(values);
  return validateQuiz(quiz).length === 0 ? (quiz as TrialQuiz) : undefined;
}

const toQuestions = ({ questions }: Pick<TrialQuiz, 'questions'>) =>
  questions.map(({ options }) => ({
    options: options.map(({ score, doesNotApply }) => ({ score, doesNotApply: doesNotApply ?? false })),
  }));

type Finding = NonNullable<TrialQuiz['findings']>[number];

const toBasis = ({ basedOn, question, positiveOptions, positiveLevels }: Finding): FindingBasis =>
  basedOn === 'band'
    ? { basedOn, positiveLevels: positiveLevels ?? [] }
    : { basedOn, question: question ?? 0, positiveOptions: positiveOptions ?? [] };

export function tryQuiz(quiz: TrialQuiz, answers: readonly number[]) {
  const questions = toQuestions(quiz);
  const score = quizScore(questions, answers);
  const maximum = maximumScore(questions, answers);
  const band = findBand(bandsInPoints(quiz.bands, quiz.bandsBy, maximum), score);
  const findings = (quiz.findings ?? []).map((finding) => {
    const positive = isPositive(toBasis(finding), answers, band.level);
    const text = positive ? finding.positiveText : finding.negativeText;
    return { heading: finding.heading, text, isPositive: positive };
  });
  return {
    score,
    maximum,
    badge: band.label,
    verdict: band.title,
    leads: chosenLeads(quiz.questions, answers),
    findings,
  };
}

export function bandRows(quiz: TrialQuiz) {
  const maximum = maximumScore(toQuestions(quiz));
  const bands = bandsInPoints(quiz.bands, quiz.bandsBy, maximum);
  return bands.map(({ label, level, from }, index) => ({
    badge: label,
    level,
    from,
    to: lastScore(bands, index, maximum),
  }));
}

export const bandErrors = (values: unknown): string[] =>
  validateQuiz(toQuizDraft(values))
    .filter(({ path }) => path.startsWith('bands'))
    .map(({ message }) => message);
