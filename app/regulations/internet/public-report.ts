import { boroughOf } from '../boroughs.ts';

/** Stands in the public list for an address that is withheld and names no borough. */
export const ADDRESS_WITHHELD = 'Address withheld';

/** Where a building is, as far as its owner lets the public know: the borough alone where the address is withheld. */
export function publicPlace(address: string, isWithheld: boolean): string {
  if (!isWithheld) return address;
  const borough = boroughOf(address);
  return borough ? `${borough} (address withheld)` : ADDRESS_WITHHELD;
}

/** What the figures of the report are computed from. */
interface Assessed {
  score: number;
  /** The answer to the first question, where it could be read. */
  buildingType: string | undefined;
}

/**
 * The figures over a list of assessments. There is no average of none. Source: specification section 9,
 * "Internet report".
 */
export function readinessStatistics(assessments: readonly Assessed[]) {
  const count = assessments.length;
  const types = assessments.flatMap(({ buildingType }) => buildingType ?? []);
  return {
    count,
    averageScore: count === 0 ? undefined : assessments.reduce((sum, { score }) => sum + score, 0) / count,
    buildingTypes: new Set(types).size,
  };
}
