import { levelName, scaleOf, type RiskLevel } from './quiz.ts';
import { isPoints, problem, type DraftBands, type QuizProblem } from './quiz-draft.ts';

function problemOfStart(bands: DraftBands, index: number, highest: number | undefined): string | undefined {
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

/** The levels that this quiz has to have a band for. */
export const scaleOfBands = (bands: DraftBands): readonly RiskLevel[] =>
  scaleOf(bands.map(({ level }) => level));

/** What keeps a score from having one band. The highest score, or share, is undefined where it is not known. */
export function problemsOfBands(bands: DraftBands, highest: number | undefined): QuizProblem[] {
  const scale = scaleOfBands(bands);
  const missing = scale.filter((level) => bands.every((band) => band.level !== level));
  if (missing.length > 0)
    return [problem('bands', `There is no band for: ${missing.map(levelName).join(', ')}.`)];
  if (bands.length > scale.length) return [problem('bands', 'There is more than one band for a level.')];
  const nameAt = (index: number) => levelName(scale.at(index) ?? '');
  return bands.flatMap(({ level }, index) => {
    const expected = scale[index];
    const start = problemOfStart(bands, index, highest);
    const order = `Bands go from "${nameAt(0)}" to "${nameAt(-1)}": this one is "${nameAt(index)}".`;
    return [
      ...(level === expected ? [] : [problem(`bands.${index}.level`, order)]),
      ...(start ? [problem(`bands.${index}.from`, start)] : []),
    ];
  });
}
