import type { ModuleSlug } from './index.ts';
import type { Facts } from './obligations/facts.ts';

/** What is known of a building that a quiz asks about. */
export interface KnownOfBuilding {
  facts: Pick<Facts, 'listArea' | 'floorArea'>;
  /** The ENERGY STAR score of the filing that the visitor chose. */
  energyStar?: number;
}

/** The largest area of each option but the last, in sq ft, of the LL97 quiz's first question. */
const LARGEST_AREAS = [24_999, 50_000, 100_000] as const;

/** The lowest score of each option but the last, of its second question. */
const LOWEST_SCORES = [75, 50, 25] as const;

/** The option of the first place that fits; the last option where none does. */
const firstOf = (fits: readonly boolean[]): number =>
  fits.includes(true) ? fits.indexOf(true) : fits.length;

/**
 * The area that the question means: the Department of Finance's, as the Covered Buildings List has it, or what the
 * visitor says. City Planning's is an estimate, and the net area of a condominium, so nothing follows from it.
 */
function areaOf({ listArea, floorArea }: KnownOfBuilding['facts']): number | undefined {
  const area = floorArea?.source === 'visitor' ? floorArea.value : listArea?.value;
  return area !== undefined && area > 0 ? area : undefined;
}

function ll97Answers({ facts, energyStar }: KnownOfBuilding): number[] {
  const area = areaOf(facts);
  if (area === undefined) return [];
  const size = firstOf(LARGEST_AREAS.map((largest) => area <= largest));
  if (energyStar === undefined) return [size];
  return [size, firstOf(LOWEST_SCORES.map((lowest) => energyStar >= lowest))];
}

/**
 * The answers that follow from facts of a building with certainty, in the order of the questions, counted from 0. The
 * quizzes on pests and plastics, and that on hauling costs, ask what people do, which no record shows.
 */
export const quizAnswersFrom = (module: ModuleSlug, known: KnownOfBuilding): number[] =>
  module === 'll97' ? ll97Answers(known) : [];
