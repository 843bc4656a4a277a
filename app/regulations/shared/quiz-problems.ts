import { problemsOfBands, scaleOfBands } from './band-problems.ts';
import { problemsOfChoice, problemsOfQuestions } from './question-problems.ts';
import { maximumScore } from './quiz.ts';
import {
  problem,
  type DraftFinding,
  type DraftItem,
  type DraftQuestions,
  type QuizDraft,
  type QuizProblem,
} from './quiz-draft.ts';

/** The highest share of the most that can be reached, in percent. */
const WHOLE_SHARE = 100;

interface Around {
  questions: DraftQuestions;
  levels: readonly string[];
}

function problemsOfFinding(
  { basedOn, question, positiveOptions, positiveLevels }: DraftFinding,
  path: string,
  { questions, levels }: Around,
): QuizProblem[] {
  if (basedOn === 'answer') {
    const places = { question: `${path}.question`, letters: `${path}.positiveOptions` };
    return problemsOfChoice({ question, letters: positiveOptions }, places, questions);
  }
  if (basedOn !== 'band') return [problem(`${path}.basedOn`, 'Choose what this finding is based on.')];
  const isSensible = positiveLevels?.length && positiveLevels.every((level) => levels.includes(level));
  return isSensible
    ? []
    : [problem(`${path}.positiveLevels`, 'Choose at least one of the levels that the bands use.')];
}

function problemsOfItem(
  { shownFor, question, options }: DraftItem,
  path: string,
  questions: DraftQuestions,
): QuizProblem[] {
  if (shownFor === 'everybody') return [];
  if (shownFor !== 'answers') return [problem(`${path}.shownFor`, 'Choose who this item is for.')];
  const places = { question: `${path}.question`, letters: `${path}.options` };
  return problemsOfChoice({ question, letters: options }, places, questions);
}

/** The most points that the questions can give; undefined where they make no sense themselves. */
function maximumOf(questions: DraftQuestions): number | undefined {
  if (problemsOfQuestions(questions).length > 0) return undefined;
  return maximumScore(
    questions.map(({ options }) => ({
      options: (options ?? []).map(({ score, doesNotApply }) => ({
        score: score ?? 0,
        doesNotApply: doesNotApply ?? false,
      })),
    })),
  );
}

/** Everything that keeps a quiz from making sense; nothing where every path through it has one result. */
export function problemsOfQuiz(quiz: QuizDraft): QuizProblem[] {
  const questions = quiz.questions ?? [];
  const bands = quiz.bands ?? [];
  const levels = scaleOfBands(bands);
  const items = quiz.hasChecklist ? (quiz.checklist?.items ?? []) : [];
  return [
    ...problemsOfQuestions(questions),
    ...problemsOfBands(bands, quiz.bandsBy === 'share' ? WHOLE_SHARE : maximumOf(questions)),
    ...(quiz.findings ?? []).flatMap((finding, index) =>
      problemsOfFinding(finding, `findings.${index}`, { questions, levels }),
    ),
    ...items.flatMap((item, index) => problemsOfItem(item, `checklist.items.${index}`, questions)),
  ];
}
