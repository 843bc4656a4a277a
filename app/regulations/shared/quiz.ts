/**
 * The rules of a scored quiz: one choice for each question, points for each choice, bands of the sum.
 * Source: specification sections 3 ("LL97 quiz question"), 4 ("LL97 quiz") and 9 ("LL97 quiz", "LL199 quiz").
 */

/**
 * What a score can be a measure of, each with its levels, lowest first: the risk of being over a limit
 * (LL97), or of spending too much (LL199). A quiz uses one of them, with a band for each level.
 */
export const LEVEL_SCALES = [
  ['low', 'medium', 'high', 'very-high'],
  ['optimal', 'fair', 'high', 'very-high'],
] as const;

export type RiskLevel = (typeof LEVEL_SCALES)[number][number];

/** Every level of every scale, each once: what a band can be stored with. */
export const RISK_LEVELS: readonly RiskLevel[] = [...new Set(LEVEL_SCALES.flat())];

/** How many bands a quiz has: every scale has as many levels. */
export const BAND_COUNT = LEVEL_SCALES[0].length;

/** The scale that has most of these levels. */
export function scaleOf(levels: readonly unknown[]): readonly RiskLevel[] {
  const shared = (scale: readonly RiskLevel[]) => scale.filter((level) => levels.includes(level)).length;
  return LEVEL_SCALES.reduce<readonly RiskLevel[]>(
    (best, scale) => (shared(scale) > shared(best) ? scale : best),
    LEVEL_SCALES[0],
  );
}

/** The letters of a question's options: "2c" is the third option of the second question. */
export const OPTION_LETTERS = ['a', 'b', 'c', 'd'] as const;

export type OptionLetter = (typeof OPTION_LETTERS)[number];

/** A question, as far as the score needs it. Points are whole numbers from 0. */
interface ScoredQuestion {
  options: readonly { score: number }[];
}

/** A band begins at a score and ends where the next one begins. */
interface ScoreBand {
  from: number;
  level: RiskLevel;
}

/** What makes a finding positive: the answer to one question (counted from 1), or the band of the score. */
export type FindingBasis =
  | { basedOn: 'answer'; question: number; positiveOptions: readonly OptionLetter[] }
  | { basedOn: 'band'; positiveLevels: readonly RiskLevel[] };

/** The id of an option; both count from 0. */
export const optionId = (question: number, option: number): string =>
  `${question + 1}${OPTION_LETTERS[option] ?? ''}`;

const SEPARATOR = '-';

/** Answers as they stand in an address: "1a-2c-3b". Options count from 0. */
export const writeAnswers = (answers: readonly number[]): string =>
  answers.map((option, question) => optionId(question, option)).join(SEPARATOR);

/**
 * The chosen option of each question answered so far, counted from 0: questions are answered in their
 * order, and none is left out. Undefined where the text is not such a list.
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

/** The points of the answers given so far. */
export const scoreOf = (questions: readonly ScoredQuestion[], answers: readonly number[]): number =>
  answers.reduce((sum, option, question) => sum + (questions[question]?.options[option]?.score ?? 0), 0);

/** The most points that all answers together can have. */
export const maximumScore = (questions: readonly ScoredQuestion[]): number =>
  questions.reduce((sum, { options }) => sum + Math.max(0, ...options.map(({ score }) => score)), 0);

/** The band of a score: the last one that begins at it or below. Bands begin at 0 and ascend. */
export function bandOf<Band extends ScoreBand>(bands: readonly Band[], score: number): Band {
  const band = bands.findLast(({ from }) => from <= score);
  if (!band) throw new Error(`No band holds the score ${score}.`);
  return band;
}

/** The last score of the band at this place. */
export const lastScoreOf = (bands: readonly ScoreBand[], index: number, maximum: number): number =>
  (bands[index + 1]?.from ?? maximum + 1) - 1;

/** Whether a finding is positive for a visitor with these answers and this level. */
export function isPositive(basis: FindingBasis, answers: readonly number[], level: RiskLevel): boolean {
  if (basis.basedOn === 'band') return basis.positiveLevels.includes(level);
  const letter = OPTION_LETTERS[answers[basis.question - 1] ?? -1];
  return letter !== undefined && basis.positiveOptions.includes(letter);
}
