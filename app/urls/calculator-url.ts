import { filingId, type Filing } from '#law/ll97/filing.ts';

export const CALCULATOR_URL = '/ll97/calculator';

export const NO_FILING = 'none';

export function calculatorFor(
  bbl: string,
  filing?: Pick<Filing, 'propertyId' | 'year'> | typeof NO_FILING,
): string {
  if (!filing) return `${CALCULATOR_URL}?bbl=${bbl}`;
  return `${CALCULATOR_URL}?bbl=${bbl}&filing=${filing === NO_FILING ? NO_FILING : filingId(filing)}`;
}
