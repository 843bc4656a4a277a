import type { Facts } from '#app/regulations/obligations/facts.ts';
import type { Corrections } from './building-query.ts';

/** A visitor's own figures, as facts. */
export const correctedFacts = (corrections: Corrections): Facts =>
  Object.fromEntries(
    Object.entries(corrections).map(([name, value]) => [name, { value, source: 'visitor', version: '' }]),
  );
