import { filingId, type Filing } from '#law/ll97/filing.ts';

export const CALCULATOR_URL = '/ll97/calculator';

/** The calculator embedded in another site. */
export const EMBEDDED_CALCULATOR_URL = '/embed/ll97';

export const NO_FILING = 'none';

type ChosenFiling = Pick<Filing, 'propertyId' | 'year'> | typeof NO_FILING;

/** Relative, so that the calculator's own links also work when it is embedded. */
export function calculatorQuery(bbl: string, filing?: ChosenFiling): string {
  if (!filing) return `?bbl=${bbl}`;
  return `?bbl=${bbl}&filing=${filing === NO_FILING ? NO_FILING : filingId(filing)}`;
}

export const calculatorFor = (bbl: string, filing?: ChosenFiling): string =>
  CALCULATOR_URL + calculatorQuery(bbl, filing);
