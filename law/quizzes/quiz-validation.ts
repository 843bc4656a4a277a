import { levelName, findScale, type RiskLevel, OPTION_LETTERS, maximumScore } from './quiz.ts';

type Maybe<Value> = Value | null | undefined;

export interface QuizDraft {
  questions?: Maybe<{ options?: Maybe<{ score?: Maybe<number>; doesNotApply?: Maybe<boolean> }[]> }[]>;
  bandsBy?: Maybe<string>;
  bands?: Maybe<{ from?: Maybe<number>; level?: Maybe<string> }[]>;
  findings?: Maybe<
    {
      basedOn?: Maybe<string>;
      question?: Maybe<number>;
      positiveOptions?: Maybe<string[]>;
      positiveLevels?: Maybe<string[]>;
    }[]
  >;
  hasChecklist?: Maybe<boolean>;
  checklist?: Maybe<{
    items?: Maybe<{ shownFor?: Maybe<string>; question?: Maybe<number>; options?: Maybe<string[]> }[]>;
  }>;
}

interface QuizValidationError {
  path: string;
  message: string;
}

type DraftQuestions = NonNullable<QuizDraft['questions']>;
type Question = DraftQuestions[number];
type DraftBands = NonNullable<QuizDraft['bands']>;
type DraftFinding = NonNullable<QuizDraft['findings']>[number];
type DraftItem = NonNullable<NonNullable<QuizDraft['checklist']>['items']>[number];

const HIGHEST_POINTS = 100;

const isPoints = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= HIGHEST_POINTS;

const error = (path: string, message: string): QuizValidationError => ({ path, message });

function bandStartError(bands: DraftBands, index: number, highest: number | undefined): string | undefined {
  const from = bands[index]?.from;
  const previous = bands[index - 1]?.from;
  if (!isPoints(from)) return 'Enter the lowest score of this band, as a whole number.';
  if (index === 0 && from !== 0) return 'The first band has to start at 0, so that every score is in a band.';
  if (isPoints(previous) && from <= previous)
    return `This band has to start above the one before it (${previous}).`;
  if (highest !== undefined && from > highest) {
    return `No answers reach this band: the highest possible score is ${highest}.`;
  }
  return undefined;
}

const bandScale = (bands: DraftBands): readonly RiskLevel[] => findScale(bands.map(({ level }) => level));

function validateBands(bands: DraftBands, highest: number | undefined): QuizValidationError[] {
  const scale = bandScale(bands);
  const missing = scale.filter((level) => bands.every((band) => band.level !== level));
  if (missing.length > 0)
    return [error('bands', `There is no band for: ${missing.map(levelName).join(', ')}.`)];
  if (bands.length > scale.length) return [error('bands', 'There is more than one band for a level.')];
  const nameAt = (index: number) => levelName(scale.at(index) ?? '');
  return bands.flatMap(({ level }, index) => {
    const expected = scale[index];
    const start = bandStartError(bands, index, highest);
    const order = `Bands go from "${nameAt(0)}" to "${nameAt(-1)}": this one is "${nameAt(index)}".`;
    return [
      ...(level === expected ? [] : [error(`bands.${index}.level`, order)]),
      ...(start ? [error(`bands.${index}.from`, start)] : []),
    ];
  });
}

const MIN_OPTIONS = 2;

function validateQuestion({ options }: Question, question: number): QuizValidationError[] {
  const path = `questions.${question}.options`;
  const count = options?.length ?? 0;
  if (count < MIN_OPTIONS || count > OPTION_LETTERS.length) {
    const range = `${MIN_OPTIONS} to ${OPTION_LETTERS.length}`;
    return [error(path, `Question ${question + 1} needs ${range} options; it has ${count}.`)];
  }
  return (options ?? []).flatMap(({ score }, option) =>
    isPoints(score)
      ? []
      : [error(`${path}.${option}.score`, `Enter whole points from 0 to ${HIGHEST_POINTS}.`)],
  );
}

const canBeLeftOut = ({ options }: Question): boolean =>
  (options ?? []).some(({ doesNotApply }) => doesNotApply);

function validateQuestions(questions: DraftQuestions): QuizValidationError[] {
  if (questions.length === 0) return [error('questions', 'Add at least one question.')];
  if (questions.every(canBeLeftOut)) {
    return [
      error('questions', 'At least one question has to apply to everybody. Otherwise there may be no score.'),
    ];
  }
  return questions.flatMap(validateQuestion);
}

function validateOptionReference(
  choice: { question?: number | null; letters?: string[] | null },
  { question: questionPath, letters: lettersPath }: { question: string; letters: string },
  questions: DraftQuestions,
): QuizValidationError[] {
  const { question, letters } = choice;
  const asked = isPoints(question) ? questions[question - 1] : undefined;
  if (!asked) {
    const message = isPoints(question)
      ? `There is no question ${question}.`
      : 'Enter the number of a question.';
    return [error(questionPath, message)];
  }
  const known: readonly string[] = OPTION_LETTERS.slice(0, asked.options?.length ?? 0);
  const unknown = (letters ?? []).filter((letter) => !known.includes(letter));
  if (unknown.length > 0) {
    return [error(lettersPath, `Question ${question} has no option ${unknown.join(', ')}.`)];
  }
  return letters?.length ? [] : [error(lettersPath, 'Choose at least one option.')];
}

function validateFinding(
  { basedOn, question, positiveOptions, positiveLevels }: DraftFinding,
  path: string,
  questions: DraftQuestions,
  levels: readonly string[],
): QuizValidationError[] {
  if (basedOn === 'answer') {
    const places = { question: `${path}.question`, letters: `${path}.positiveOptions` };
    return validateOptionReference({ question, letters: positiveOptions }, places, questions);
  }
  if (basedOn !== 'band') return [error(`${path}.basedOn`, 'Choose what this finding is based on.')];
  const isSensible = positiveLevels?.length && positiveLevels.every((level) => levels.includes(level));
  return isSensible
    ? []
    : [error(`${path}.positiveLevels`, 'Choose at least one of the levels that the bands use.')];
}

function validateChecklistItem(
  { shownFor, question, options }: DraftItem,
  path: string,
  questions: DraftQuestions,
): QuizValidationError[] {
  if (shownFor === 'everybody') return [];
  if (shownFor !== 'answers') return [error(`${path}.shownFor`, 'Choose who this item is for.')];
  const places = { question: `${path}.question`, letters: `${path}.options` };
  return validateOptionReference({ question, letters: options }, places, questions);
}

function reachableMaximum(questions: DraftQuestions): number | undefined {
  if (validateQuestions(questions).length > 0) return undefined;
  return maximumScore(
    questions.map(({ options }) => ({
      options: (options ?? []).map(({ score, doesNotApply }) => ({
        score: score ?? 0,
        doesNotApply: doesNotApply ?? false,
      })),
    })),
  );
}

export function validateQuiz(quiz: QuizDraft): QuizValidationError[] {
  const questions = quiz.questions ?? [];
  const bands = quiz.bands ?? [];
  const levels = bandScale(bands);
  const items = quiz.hasChecklist ? (quiz.checklist?.items ?? []) : [];
  return [
    ...validateQuestions(questions),
    ...validateBands(bands, quiz.bandsBy === 'share' ? 100 : reachableMaximum(questions)),
    ...(quiz.findings ?? []).flatMap((finding, index) =>
      validateFinding(finding, `findings.${index}`, questions, levels),
    ),
    ...items.flatMap((item, index) => validateChecklistItem(item, `checklist.items.${index}`, questions)),
  ];
}
