/**
 * From lowest to highest: the risk of exceeding a limit (LL97), overspending (LL199), or breaking rules
 * (pests, plastics). A quiz uses one scale, with a band for each level.
 */
export const LEVEL_SCALES = [
  ['low', 'medium', 'high', 'very-high'],
  ['optimal', 'fair', 'high', 'very-high'],
  ['on-track', 'gaps', 'act-now'],
] as const;

export type RiskLevel = (typeof LEVEL_SCALES)[number][number];

const LEVEL_NAMES: Record<RiskLevel, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  'very-high': 'Very high',
  optimal: 'Optimal',
  fair: 'Fair',
  'on-track': 'On track',
  gaps: 'Gaps',
  'act-now': 'Act now',
};

export const levelName = (level: string): string =>
  Object.entries(LEVEL_NAMES).find(([each]) => each === level)?.[1] ?? level;

export const LEVEL_CHOICES = [...new Set<RiskLevel>(LEVEL_SCALES.flat())].map((value) => ({
  value,
  label: levelName(value),
}));

export const MAX_BANDS = Math.max(...LEVEL_SCALES.map(({ length }) => length));

export function findScale(levels: readonly unknown[]): readonly RiskLevel[] {
  const shared = (scale: readonly RiskLevel[]) => scale.filter((level) => levels.includes(level)).length;
  return LEVEL_SCALES.reduce<readonly RiskLevel[]>(
    (best, scale) => (shared(scale) > shared(best) ? scale : best),
    LEVEL_SCALES[0],
  );
}

/** "2c" is the third option of the second question. */
export const OPTION_LETTERS = ['a', 'b', 'c', 'd', 'e'] as const;

export type OptionLetter = (typeof OPTION_LETTERS)[number];

interface ScoredOption {
  score: number;
  doesNotApply?: boolean;
}

interface ScoredQuestion {
  options: readonly ScoredOption[];
}

export type BandMeasure = 'points' | 'share';

interface ScoreBand {
  from: number;
  level: RiskLevel;
}

/** `question` counts from 1. */
export type FindingBasis =
  | { basedOn: 'answer'; question: number; positiveOptions: readonly OptionLetter[] }
  | { basedOn: 'band'; positiveLevels: readonly RiskLevel[] };

export const optionId = (question: number, option: number): string =>
  `${question + 1}${OPTION_LETTERS[option] ?? ''}`;

const SEPARATOR = '-';

/** Returns text such as "1a-2c-3b". `answers` are option indexes, from 0. */
export const writeAnswers = (answers: readonly number[]): string =>
  answers.map((option, question) => optionId(question, option)).join(SEPARATOR);

/** Returns option indexes, from 0. Questions must be answered in order, without gaps; otherwise returns undefined. */
export function readAnswers(text: string, questions: readonly ScoredQuestion[]): number[] | undefined {
  if (text === '') return [];
  const ids = text.split(SEPARATOR, questions.length + 1);
  if (ids.length > questions.length) return undefined;
  const answers = ids.map((id, question) =>
    (questions[question]?.options ?? []).findIndex((_, option) => optionId(question, option) === id),
  );
  return answers.includes(-1) ? undefined : answers;
}

export const isLeftOut = (
  questions: readonly ScoredQuestion[],
  answers: readonly number[],
  question: number,
): boolean => questions[question]?.options[answers[question] ?? -1]?.doesNotApply ?? false;

const countedPoints = ({ score, doesNotApply }: ScoredOption): number => (doesNotApply ? 0 : score);

export const quizScore = (questions: readonly ScoredQuestion[], answers: readonly number[]): number =>
  answers.reduce((sum, chosen, question) => {
    const option = questions[question]?.options[chosen];
    return sum + (option ? countedPoints(option) : 0);
  }, 0);

export const maximumScore = (questions: readonly ScoredQuestion[], answers: readonly number[] = []): number =>
  questions.reduce(
    (sum, { options }, question) =>
      isLeftOut(questions, answers, question) ? sum : sum + Math.max(0, ...options.map(countedPoints)),
    0,
  );

/** The lowest score whose share of the maximum, rounded up to a whole percent, is at least `percent`. */
const shareInPoints = (percent: number, maximum: number): number =>
  percent === 0 ? 0 : Math.floor(((percent - 1) * maximum) / 100) + 1;

export function bandsInPoints<Band extends ScoreBand>(
  bands: readonly Band[],
  measure: BandMeasure,
  maximum: number,
): Band[] {
  if (measure === 'points') return [...bands];
  const placed = bands.map((band) => ({ ...band, from: shareInPoints(band.from, maximum) }));
  return placed.filter(({ from }, index) => from <= lastScore(placed, index, maximum));
}

export function findBand<Band extends ScoreBand>(bands: readonly Band[], score: number): Band {
  const band = bands.findLast(({ from }) => from <= score);
  if (!band) throw new Error(`No band holds the score ${score}.`);
  return band;
}

export const lastScore = (bands: readonly ScoreBand[], index: number, maximum: number): number =>
  (bands[index + 1]?.from ?? maximum + 1) - 1;

function isChosen(letters: readonly OptionLetter[], question: number, answers: readonly number[]): boolean {
  const letter = OPTION_LETTERS[answers[question - 1] ?? -1];
  return letter !== undefined && letters.includes(letter);
}

export const isPositive = (basis: FindingBasis, answers: readonly number[], level: RiskLevel): boolean =>
  basis.basedOn === 'band'
    ? basis.positiveLevels.includes(level)
    : isChosen(basis.positiveOptions, basis.question, answers);

export const chosenLeads = (
  questions: readonly { options: readonly { lead?: string | null }[] }[],
  answers: readonly number[],
): string[] => questions.flatMap(({ options }, question) => options[answers[question] ?? -1]?.lead || []);

export type ChecklistAudience =
  | { shownFor: 'everybody' }
  | { shownFor: 'answers'; question: number; options: readonly OptionLetter[] };

export const isShownFor = (audience: ChecklistAudience, answers: readonly number[]): boolean =>
  audience.shownFor === 'everybody' || isChosen(audience.options, audience.question, answers);
