import type { BuildingUse } from './emissions.ts';

/** One building over this many gross sq ft is covered. */
const COVERED_SQUARE_FEET = 25_000;

/** Several buildings on a tax lot, or under one condo board, are covered over this many together. */
export const COVERED_TOGETHER_SQUARE_FEET = 50_000;

export const totalSquareFeet = (uses: readonly BuildingUse[]): number =>
  uses.reduce((sum, { squareFeet }) => sum + squareFeet, 0);

/**
 * Whether a single building of this size is covered. It only predicts: the Covered Buildings List
 * decides, by the Department of Finance's floor area. Admin. Code 28-320.1.
 */
export const isLikelyCovered = (uses: readonly BuildingUse[]): boolean =>
  totalSquareFeet(uses) > COVERED_SQUARE_FEET;
