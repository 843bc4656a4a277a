import { roundHalfUp } from '../shared/rounding.ts';

/** The figures of the report that are examples, in dollars a month. Specification section 9, "CWZ". */
export interface ExampleRates {
  /** What a business of the zone pays on average. */
  zoneAverage: number;
  /** What a business pays whose own bill is not known. */
  defaultRate: number;
  /** What could be saved at the default rate. */
  defaultSavings: number;
}

/** A monthly rate beside the zone's example average, in dollars a month. */
export interface RateComparison {
  rate: number;
  /** Whether the rate is the visitor's own, and not the example of one. */
  isOwn: boolean;
  average: number;
  potentialSavings: number;
}

/**
 * Compares what a business pays with the example average of its zone; without a bill, the example rate stands for
 * it. A business that pays no more than the average is promised no savings.
 */
export function compareWithAverage(
  ownRate: number | undefined,
  { zoneAverage, defaultRate, defaultSavings }: ExampleRates,
): RateComparison {
  const rate = ownRate ?? defaultRate;
  const isOwn = ownRate !== undefined;
  return {
    rate,
    isOwn,
    average: zoneAverage,
    potentialSavings: isOwn ? Math.max(0, roundHalfUp(rate - zoneAverage, 2)) : defaultSavings,
  };
}
