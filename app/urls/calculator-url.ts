import { filingId, type Filing } from '#law/ll97/filing.ts';

export const CALCULATOR_URL = '/ll97/calculator';

/** Stands for no filing: the calculator starts with the Covered Buildings List. */
export const NO_FILING = 'none';

/** The calculator for a lot: filled in from one of its filings, or from the list, or with a choice among filings. */
export function calculatorFor(
  bbl: string,
  filing?: Pick<Filing, 'propertyId' | 'year'> | typeof NO_FILING,
): string {
  if (!filing) return `${CALCULATOR_URL}?bbl=${bbl}`;
  return `${CALCULATOR_URL}?bbl=${bbl}&filing=${filing === NO_FILING ? NO_FILING : filingId(filing)}`;
}
