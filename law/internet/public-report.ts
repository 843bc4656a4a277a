import { boroughInAddress } from '../boroughs.ts';

export const ADDRESS_WITHHELD = 'Address withheld';

export function publicPlace(address: string, isWithheld: boolean): string {
  if (!isWithheld) return address;
  const borough = boroughInAddress(address);
  return borough ? `${borough} (address withheld)` : ADDRESS_WITHHELD;
}

interface Assessed {
  score: number;
  buildingType: string | undefined;
}

export function readinessStatistics(assessments: readonly Assessed[]) {
  const count = assessments.length;
  const types = assessments.flatMap(({ buildingType }) => buildingType ?? []);
  return {
    count,
    averageScore: count === 0 ? undefined : assessments.reduce((sum, { score }) => sum + score, 0) / count,
    buildingTypes: new Set(types).size,
  };
}
