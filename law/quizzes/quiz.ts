/**
 * The rules of a scored quiz: one choice per question, points per choice, bands of the total. Source: specification
 * sections 3 ("LL97 quiz question"), 4 ("LL97 quiz") and 9 ("LL97 quiz", "LL199 quiz"). Questions that do not apply,
 * and bands by share, are our additions: the specification has no pest and plastic rules.
 */

/**
 * What a score can measure, with the levels from lowest to highest: the risk of being over a limit (LL97), of
 * overspending (LL199), or of breaking rules (pests, plastics). A quiz uses one scale, with a band for each level.
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

/** The readiness quiz stores the names themselves. */
export const levelName = (level: string): string =>
  Object.entries(LEVEL_NAMES).find(([each]) => each === level)?.[1] ?? level;

export const LEVEL_CHOICES = [...new Set<RiskLevel>(LEVEL_SCALES.flat())].map((value) => ({
  value,
  label: levelName(value),
}));

export const MOST_BANDS = Math.max(...LEVEL_SCALES.map(({ length }) => length));

/** The scale that contains most of these levels. */
export function scaleOf(levels: readonly unknown[]): readonly RiskLevel[] {
  const shared = (scale: readonly RiskLevel[]) => scale.filter((level) => levels.includes(level)).length;
  return LEVEL_SCALES.reduce<readonly RiskLevel[]>(
    (best, scale) => (shared(scale) > shared(best) ? scale : best),
    LEVEL_SCALES[0],
  );
}

/** The letters of a question's options: "2c" is the third option of the second question. */
export const OPTION_LETTERS = ['a', 'b', 'c', 'd', 'e'] as const;

export type OptionLetter = (typeof OPTION_LETTERS)[number];

interface ScoredOption {
  /** Whole points, at least 0. */
  score: number;
  /** Excludes the question from the score and from the highest possible score. */
  doesNotApply?: boolean;
}

interface ScoredQuestion {
  options: readonly ScoredOption[];
}

/** Bands start at points, or at a percentage of the highest possible score. */
export type BandMeasure = 'points' | 'share';

interface ScoreBand {
  /** The lowest score; the band ends where the next one starts. */
  from: number;
  level: RiskLevel;
}

/** What makes a finding positive: the answer to one question (counted from 1), or the band. */
export type FindingBasis =
  | { basedOn: 'answer'; question: number; positiveOptions: readonly OptionLetter[] }
  | { basedOn: 'band'; positiveLevels: readonly RiskLevel[] };

/** The id of an option; both numbers count from 0. */
export const optionId = (question: number, option: number): string =>
  `${question + 1}${OPTION_LETTERS[option] ?? ''}`;

const SEPARATOR = '-';

/** Answers as part of a URL: "1a-2c-3b". Options count from 0. */
export const writeAnswers = (answers: readonly number[]): string =>
  answers.map((option, question) => optionId(question, option)).join(SEPARATOR);

/**
 * The chosen option of each answered question, counted from 0. Questions are answered in order, without gaps. Undefined
 * for any other text.
 */
export function readAnswers(text: string, questions: readonly ScoredQuestion[]): number[] | undefined {
  if (text === '') return [];
  const ids = text.split(SEPARATOR, questions.length + 1);
  if (ids.length > questions.length) return undefined;
  const answers = ids.map((id, question) =>
    (questions[question]?.options ?? []).findIndex((_, option) => optionId(question, option) === id),
  );
  return answers.includes(-1) ? undefined : answers;
}

/** Whether these answers exclude a question, counted from 0. */
export const isLeftOut = (
  questions: readonly ScoredQuestion[],
  answers: readonly number[],
  question: number,
): boolean => questions[question]?.options[answers[question] ?? -1]?.doesNotApply ?? false;

const pointsOf = ({ score, doesNotApply }: ScoredOption): number => (doesNotApply ? 0 : score);

export const scoreOf = (questions: readonly ScoredQuestion[], answers: readonly number[]): number =>
  answers.reduce((sum, chosen, question) => {
    const option = questions[question]?.options[chosen];
    return sum + (option ? pointsOf(option) : 0);
  }, 0);

/** The highest possible score, without excluded questions. */
export const maximumScore = (questions: readonly ScoredQuestion[], answers: readonly number[] = []): number =>
  questions.reduce(
    (sum, { options }, question) =>
      isLeftOut(questions, answers, question) ? sum : sum + Math.max(0, ...options.map(pointsOf)),
    0,
  );

/** The lowest score in points whose share of the maximum, rounded up to whole percent, equals `percent`. */
const pointsOfShare = (percent: number, maximum: number): number =>
  percent === 0 ? 0 : Math.floor(((percent - 1) * maximum) / 100) + 1;

/** Bands in points, given the highest possible score; without bands that no score reaches. */
export function bandsInPoints<Band extends ScoreBand>(
  bands: readonly Band[],
  measure: BandMeasure,
  maximum: number,
): Band[] {
  if (measure === 'points') return [...bands];
  const placed = bands.map((band) => ({ ...band, from: pointsOfShare(band.from, maximum) }));
  return placed.filter(({ from }, index) => from <= lastScoreOf(placed, index, maximum));
}

/** Bands start at 0 and ascend. */
export function bandOf<Band extends ScoreBand>(bands: readonly Band[], score: number): Band {
  const band = bands.findLast(({ from }) => from <= score);
  if (!band) throw new Error(`No band holds the score ${score}.`);
  return band;
}

export const lastScoreOf = (bands: readonly ScoreBand[], index: number, maximum: number): number =>
  (bands[index + 1]?.from ?? maximum + 1) - 1;

/** Whether one of these letters was chosen; the question counts from 1. */
function isChosen(letters: readonly OptionLetter[], question: number, answers: readonly number[]): boolean {
  const letter = OPTION_LETTERS[answers[question - 1] ?? -1];
  return letter !== undefined && letters.includes(letter);
}

export const isPositive = (basis: FindingBasis, answers: readonly number[], level: RiskLevel): boolean =>
  basis.basedOn === 'band'
    ? basis.positiveLevels.includes(level)
    : isChosen(basis.positiveOptions, basis.question, answers);

/** The opening sentences of a result, whatever its score: those of the chosen options that have one. */
export const leadsOf = (
  questions: readonly { options: readonly { lead?: string | null }[] }[],
  answers: readonly number[],
): string[] => questions.flatMap(({ options }, question) => options[answers[question] ?? -1]?.lead || []);

/** Whom a checklist item is for: everyone, or visitors who gave one of these answers. */
export type ChecklistAudience =
  { shownFor: 'everybody' } | { shownFor: 'answers'; question: number; options: readonly OptionLetter[] };

/** Questions count from 1. */
export const isShownFor = (audience: ChecklistAudience, answers: readonly number[]): boolean =>
  audience.shownFor === 'everybody' || isChosen(audience.options, audience.question, answers);
