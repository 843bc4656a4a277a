import { OPTION_LETTERS } from './quiz.ts';
import { HIGHEST_POINTS, isPoints, problem, type DraftQuestions, type QuizProblem } from './quiz-draft.ts';

const FEWEST_OPTIONS = 2;

type Question = DraftQuestions[number];

function problemsOfQuestion({ options }: Question, question: number): QuizProblem[] {
  const path = `questions.${question}.options`;
  const count = options?.length ?? 0;
  if (count < FEWEST_OPTIONS || count > OPTION_LETTERS.length) {
    const range = `${FEWEST_OPTIONS} to ${OPTION_LETTERS.length}`;
    return [problem(path, `Question ${question + 1} needs ${range} options; it has ${count}.`)];
  }
  return (options ?? []).flatMap(({ score }, option) =>
    isPoints(score)
      ? []
      : [problem(`${path}.${option}.score`, `Enter whole points from 0 to ${HIGHEST_POINTS}.`)],
  );
}

const canBeLeftOut = ({ options }: Question): boolean =>
  (options ?? []).some(({ doesNotApply }) => doesNotApply);

/** What keeps the questions from giving a score. */
export function problemsOfQuestions(questions: DraftQuestions): QuizProblem[] {
  if (questions.length === 0) return [problem('questions', 'Add at least one question.')];
  if (questions.every(canBeLeftOut)) {
    return [
      problem(
        'questions',
        'At least one question has to apply to everybody. Otherwise there may be no score.',
      ),
    ];
  }
  return questions.flatMap(problemsOfQuestion);
}

/** What keeps a reference to some options of a question, counted from 1, from pointing at them. */
export function problemsOfChoice(
  choice: { question?: number | null; letters?: string[] | null },
  { question: questionPath, letters: lettersPath }: { question: string; letters: string },
  questions: DraftQuestions,
): QuizProblem[] {
  const { question, letters } = choice;
  const asked = isPoints(question) ? questions[question - 1] : undefined;
  if (!asked) {
    const message = isPoints(question)
      ? `There is no question ${question}.`
      : 'Enter the number of a question.';
    return [problem(questionPath, message)];
  }
  const known: readonly string[] = OPTION_LETTERS.slice(0, asked.options?.length ?? 0);
  const unknown = (letters ?? []).filter((letter) => !known.includes(letter));
  if (unknown.length > 0) {
    return [problem(lettersPath, `Question ${question} has no option ${unknown.join(', ')}.`)];
  }
  return letters?.length ? [] : [problem(lettersPath, 'Choose at least one option.')];
}
