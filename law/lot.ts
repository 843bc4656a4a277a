export interface Lot {
  /** Ten digits: "1008350041". */
  bbl: string;
  borough: BoroughCode;
  block: number;
  lot: number;
}

export const BOROUGHS = [
  { code: 1, name: 'Manhattan' },
  { code: 2, name: 'Bronx' },
  { code: 3, name: 'Brooklyn' },
  { code: 4, name: 'Queens' },
  { code: 5, name: 'Staten Island' },
] as const;

export type BoroughCode = (typeof BOROUGHS)[number]['code'];
export type BoroughName = (typeof BOROUGHS)[number]['name'];

const BBL = /^([1-5])(\d{5})(\d{4})$/;

export function parseBbl(bbl: string): Lot | undefined {
  const [, borough, block, lot] = BBL.exec(bbl) ?? [];
  const code = BOROUGHS.find((each) => String(each.code) === borough)?.code;
  return code && Number(block) > 0 && Number(lot) > 0
    ? { bbl, borough: code, block: Number(block), lot: Number(lot) }
    : undefined;
}

export const toBbl = (borough: BoroughCode, block: number, lot: number): string =>
  `${borough}${String(block).padStart(5, '0')}${String(lot).padStart(4, '0')}`;

export const boroughName = (code: BoroughCode): BoroughName => BOROUGHS[code - 1]?.name ?? BOROUGHS[0].name;

/** Returns the block's last digit, which determines the years of energy audits and facade inspections. */
export const blockDigit = ({ block }: Lot): number => block % 10;

const BILLING_LOTS = { from: 7501, to: 7599 };

const UNIT_LOTS = { from: 1001, to: 6999 };

export const isCondoUnitLot = ({ lot }: Lot): boolean => lot >= UNIT_LOTS.from && lot <= UNIT_LOTS.to;

/** A billing lot stands for a whole condominium. The units have their own lots. */
export const isCondoBillingLot = ({ lot }: Lot): boolean =>
  lot >= BILLING_LOTS.from && lot <= BILLING_LOTS.to;
