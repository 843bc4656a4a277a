import type { ModuleSlug } from '../modules.ts';
import type { Facts } from '../buildings/facts.ts';

export interface KnownOfBuilding {
  facts: Pick<Facts, 'listArea' | 'floorArea'>;
  /** The ENERGY STAR score of the filing that the visitor chose. */
  energyStar?: number;
}

/** The largest area of each option except the last in the LL97 quiz's first question, in sq ft. */
const LARGEST_AREAS = [24_999, 50_000, 100_000] as const;

/** The lowest score of each option except the last in its second question. */
const LOWEST_SCORES = [75, 50, 25] as const;

/** The first matching option; the last one if none matches. */
const firstOf = (fits: readonly boolean[]): number =>
  fits.includes(true) ? fits.indexOf(true) : fits.length;

/**
 * The area the question asks for: the Department of Finance's, from the Covered Buildings List, or the visitor's. City
 * Planning's area is an estimate, and net for a condominium, so it decides nothing.
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
 * The answers that follow with certainty from a building's facts, in the order of the questions, counted from 0. The
 * quizzes on pests, plastics, and hauling costs ask about habits, which no record shows.
 */
export const quizAnswersFrom = (module: ModuleSlug, known: KnownOfBuilding): number[] =>
  module === 'll97' ? ll97Answers(known) : [];
