import type { BuildingUse } from '#law/ll97/emissions.ts';
import { roundHalfUp } from '#law/rounding.ts';

const withDigits = (digits: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Cached, because creating a formatter takes longer than the rest of a report. */
const FORMATS = { 0: withDigits(0), 1: withDigits(1), 2: withDigits(2) };

const number = (value: number, digits: keyof typeof FORMATS): string =>
  FORMATS[digits].format(roundHalfUp(value, digits));

export const tons = (value: number): string => `${number(value, 2)} t`;

export const dollars = (value: number): string => `$${number(value, 2)}`;

export const squareFeet = (value: number): string => `${number(value, 0)} sq ft`;

export const listUses = (uses: readonly BuildingUse[]): string =>
  uses.map(({ propertyType, squareFeet: area }) => `${propertyType} ${squareFeet(area)}`).join(', ');

export const wholeNumber = (value: number): string => number(value, 0);

export const percent = (share: number): string => `${number(share * 100, 1)}%`;

/** Formats a fraction as a percentage, without adding digits to the visitor's number: "20%", "12.5%". */
export const share = (value: number): string =>
  `${roundHalfUp(value * 100, 4).toLocaleString('en-US', { maximumFractionDigits: 4 })}%`;

export const intensity = (value: number): string => `${number(value, 1)} kBtu per sq ft a year`;
