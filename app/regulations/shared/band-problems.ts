import { scaleOf, type RiskLevel } from './quiz.ts';
import { isPoints, problem, type DraftBands, type QuizProblem } from './quiz-draft.ts';

function problemOfStart(bands: DraftBands, index: number, highest: number | undefined): string | undefined {
  const from = bands[index]?.from;
  const previous = bands[index - 1]?.from;
  if (!isPoints(from)) return 'Give the lowest score of this band, a whole number.';
  if (index === 0 && from !== 0) return 'The first band begins at 0, so that every score has one.';
  if (isPoints(previous) && from <= previous)
    return `This band has to begin above the one before, ${previous}.`;
  if (highest !== undefined && from > highest) {
    return `No answers reach this band: the highest possible score is ${highest}.`;
  }
  return undefined;
}

/** The levels that this quiz has to have a band for. */
export const scaleOfBands = (bands: DraftBands): readonly RiskLevel[] =>
  scaleOf(bands.map(({ level }) => level));

/** What keeps a score from having one band. The highest score, or share, is undefined where it is not known. */
export function problemsOfBands(bands: DraftBands, highest: number | undefined): QuizProblem[] {
  const scale = scaleOfBands(bands);
  const missing = scale.filter((level) => bands.every((band) => band.level !== level));
  if (missing.length > 0) return [problem('bands', `There is no band for: ${missing.join(', ')}.`)];
  if (bands.length > scale.length) return [problem('bands', 'There is more than one band for a level.')];
  return bands.flatMap(({ level }, index) => {
    const expected = scale[index];
    const start = problemOfStart(bands, index, highest);
    const order = `Bands go from ${scale[0]} to ${scale.at(-1)}: this one is "${expected}".`;
    return [
      ...(level === expected ? [] : [problem(`bands.${index}.level`, order)]),
      ...(start ? [problem(`bands.${index}.from`, start)] : []),
    ];
  });
}
