import type { ModuleSlug } from '../modules.ts';
import type { Facts } from '../buildings/facts.ts';

export interface KnownFacts {
  facts: Pick<Facts, 'listArea' | 'floorArea'>;
  energyStar?: number;
}

/** The largest area of each option except the last, in sq ft. */
const LARGEST_AREAS = [24_999, 50_000, 100_000] as const;

/** The lowest score of each option except the last. */
const LOWEST_SCORES = [75, 50, 25] as const;

const firstFit = (fits: readonly boolean[]): number =>
  fits.includes(true) ? fits.indexOf(true) : fits.length;

/** Ignores City Planning's areas: they are estimates, and net for condos. The quiz asks for Department of Finance area. */
function knownArea({ listArea, floorArea }: KnownFacts['facts']): number | undefined {
  const area = floorArea?.source === 'visitor' ? floorArea.value : listArea?.value;
  return area !== undefined && area > 0 ? area : undefined;
}

function ll97Answers({ facts, energyStar }: KnownFacts): number[] {
  const area = knownArea(facts);
  if (area === undefined) return [];
  const size = firstFit(LARGEST_AREAS.map((largest) => area <= largest));
  if (energyStar === undefined) return [size];
  return [size, firstFit(LOWEST_SCORES.map((lowest) => energyStar >= lowest))];
}

/** Option indexes of the known answers, from 0. The other quizzes ask about habits, which are not on record. */
export const quizAnswersFrom = (module: ModuleSlug, known: KnownFacts): number[] =>
  module === 'll97' ? ll97Answers(known) : [];
