import { maximumScore, OPTION_LETTERS, scaleOf, type RiskLevel } from './quiz.ts';

type Maybe<Value> = Value | null | undefined;

/** A quiz as somebody is writing it: everything may be missing. */
export interface QuizDraft {
  questions?: Maybe<{ options?: Maybe<{ score?: Maybe<number> }[]> }[]>;
  bands?: Maybe<{ from?: Maybe<number>; level?: Maybe<string> }[]>;
  findings?: Maybe<
    {
      basedOn?: Maybe<string>;
      question?: Maybe<number>;
      positiveOptions?: Maybe<string[]>;
      positiveLevels?: Maybe<string[]>;
    }[]
  >;
}

/** Why a quiz makes no sense, and where: the path of a field, such as "questions.0.options.1.score". */
export interface QuizProblem {
  path: string;
  message: string;
}

type Questions = NonNullable<QuizDraft['questions']>;
type Bands = NonNullable<QuizDraft['bands']>;
type Finding = NonNullable<QuizDraft['findings']>[number];

const FEWEST_OPTIONS = 2;
const HIGHEST_POINTS = 100;

const isPoints = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= HIGHEST_POINTS;

const problem = (path: string, message: string): QuizProblem => ({ path, message });

function problemsOfQuestions(questions: Questions): QuizProblem[] {
  if (questions.length === 0) return [problem('questions', 'A quiz needs at least one question.')];
  return questions.flatMap(({ options }, question) => {
    const path = `questions.${question}.options`;
    const count = options?.length ?? 0;
    if (count < FEWEST_OPTIONS || count > OPTION_LETTERS.length) {
      const range = `${FEWEST_OPTIONS} to ${OPTION_LETTERS.length}`;
      return [problem(path, `Question ${question + 1} needs ${range} options; it has ${count}.`)];
    }
    return (options ?? []).flatMap(({ score }, option) =>
      isPoints(score)
        ? []
        : [problem(`${path}.${option}.score`, `Give whole points from 0 to ${HIGHEST_POINTS}.`)],
    );
  });
}

function problemOfStart(bands: Bands, index: number, maximum: number | undefined): string | undefined {
  const from = bands[index]?.from;
  const previous = bands[index - 1]?.from;
  if (!isPoints(from)) return 'Give the lowest score of this band, a whole number.';
  if (index === 0 && from !== 0) return 'The first band begins at 0, so that every score has one.';
  if (isPoints(previous) && from <= previous)
    return `This band has to begin above the one before, ${previous}.`;
  if (maximum !== undefined && from > maximum) {
    return `No answers reach this band: the highest possible score is ${maximum}.`;
  }
  return undefined;
}

/** The levels that this quiz has to have a band for. */
const scaleOfBands = (bands: Bands): readonly RiskLevel[] => scaleOf(bands.map(({ level }) => level));

function problemsOfBands(bands: Bands, maximum: number | undefined): QuizProblem[] {
  const scale = scaleOfBands(bands);
  const missing = scale.filter((level) => bands.every((band) => band.level !== level));
  if (missing.length > 0) return [problem('bands', `There is no band for: ${missing.join(', ')}.`)];
  if (bands.length > scale.length) return [problem('bands', 'There is more than one band for a level.')];
  return bands.flatMap(({ level }, index) => {
    const expected = scale[index];
    const start = problemOfStart(bands, index, maximum);
    return [
      ...(level === expected
        ? []
        : [
            problem(
              `bands.${index}.level`,
              `Bands go from ${scale[0]} to ${scale.at(-1)}: this one is "${expected}".`,
            ),
          ]),
      ...(start ? [problem(`bands.${index}.from`, start)] : []),
    ];
  });
}

function problemsOfAnswerFinding(finding: Finding, path: string, questions: Questions): QuizProblem[] {
  const { question, positiveOptions } = finding;
  const asked = isPoints(question) ? questions[question - 1] : undefined;
  if (!asked) return [problem(`${path}.question`, `There is no question ${question ?? 'without a number'}.`)];
  const letters: readonly string[] = OPTION_LETTERS.slice(0, asked.options?.length ?? 0);
  const unknown = (positiveOptions ?? []).filter((letter) => !letters.includes(letter));
  if (unknown.length > 0) {
    const message = `Question ${question} has no option ${unknown.join(', ')}.`;
    return [problem(`${path}.positiveOptions`, message)];
  }
  return positiveOptions?.length ? [] : [problem(`${path}.positiveOptions`, 'Choose at least one option.')];
}

function problemsOfFinding(
  finding: Finding,
  path: string,
  { questions, levels }: { questions: Questions; levels: readonly string[] },
): QuizProblem[] {
  if (finding.basedOn === 'answer') return problemsOfAnswerFinding(finding, path, questions);
  if (finding.basedOn !== 'band') return [problem(`${path}.basedOn`, 'Say what this finding is based on.')];
  const isSensible =
    finding.positiveLevels?.length && finding.positiveLevels.every((level) => levels.includes(level));
  return isSensible
    ? []
    : [problem(`${path}.positiveLevels`, 'Choose at least one level, of those that the bands have.')];
}

/** The most points that the questions can give; undefined where they make no sense themselves. */
function maximumOf(questions: Questions): number | undefined {
  if (problemsOfQuestions(questions).length > 0) return undefined;
  return maximumScore(
    questions.map(({ options }) => ({
      options: (options ?? []).map(({ score }) => ({ score: score ?? 0 })),
    })),
  );
}

/** Everything that keeps a quiz from making sense; nothing where every path through it has one result. */
export function problemsOfQuiz(quiz: QuizDraft): QuizProblem[] {
  const questions = quiz.questions ?? [];
  const bands = quiz.bands ?? [];
  const levels = scaleOfBands(bands);
  return [
    ...problemsOfQuestions(questions),
    ...problemsOfBands(bands, maximumOf(questions)),
    ...(quiz.findings ?? []).flatMap((finding, index) =>
      problemsOfFinding(finding, `findings.${index}`, { questions, levels }),
    ),
  ];
}
