import { boroughOf } from '../boroughs.ts';

export const ADDRESS_WITHHELD = 'Address withheld';

/** The address that the public list shows: the borough alone where the owner withholds the address. */
export function publicPlace(address: string, isWithheld: boolean): string {
  if (!isWithheld) return address;
  const borough = boroughOf(address);
  return borough ? `${borough} (address withheld)` : ADDRESS_WITHHELD;
}

interface Assessed {
  score: number;
  /** The answer to the first question, where it could be read. */
  buildingType: string | undefined;
}

/** Statistics of a list of assessments; an empty one has no average. Source: specification section 9, "Internet report". */
export function readinessStatistics(assessments: readonly Assessed[]) {
  const count = assessments.length;
  const types = assessments.flatMap(({ buildingType }) => buildingType ?? []);
  return {
    count,
    averageScore: count === 0 ? undefined : assessments.reduce((sum, { score }) => sum + score, 0) / count,
    buildingTypes: new Set(types).size,
  };
}
