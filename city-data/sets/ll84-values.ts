import { InvalidRow } from '../errors.ts';
import { parseBbl } from '#law/lot.ts';
import { type Convert, decimal, escapeText, NULL, rounded, text } from './values.ts';

const NOT_GIVEN = /^(?:not (?:available|applicable)\b.*|n\/?a|null|-)$/i;

export const given =
  (convert: Convert): Convert =>
  (value) =>
    NOT_GIVEN.test(value.trim()) ? NULL : convert(value);

export const amount = given(decimal);
export const area = given(rounded);
export const words = given(text);

const LOT_PARTS = /^(\d)[-/ ](\d{1,5})[-/ ](\d{1,4})$/;

function lotIn(item: string): string | undefined {
  const [, borough = '', block = '', lot = ''] = LOT_PARTS.exec(item) ?? [];
  const bbl = borough ? borough + block.padStart(5, '0') + lot.padStart(4, '0') : item.replace(/\.0+$/, '');
  return parseBbl(bbl)?.bbl;
}

/** Accepts "1008350041", "1-00835-0041", or several joined by ";". */
export const lots: Convert = (value) => {
  const items = value.split(/[;,]/).map((item) => item.trim());
  const named = items.filter((item) => item !== '' && !NOT_GIVEN.test(item));
  const found = named.map(lotIn).filter((bbl) => bbl !== undefined);
  const [first] = named;
  if (found.length === 0 && first !== undefined) throw new InvalidRow(`"${first.slice(0, 40)}" is not a BBL`);
  return [...new Set(found)].join(';');
};

export const bins: Convert = (value) => {
  const found = value.split(/[;,\s]+/).filter((item) => /^[1-5]\d{6}$/.test(item));
  return `{${[...new Set(found)].filter((item) => Number(item) % 1_000_000 !== 0).join(',')}}`;
};

interface Use {
  name: string;
  squareFeet: number;
}

const AREA = / \((\d[\d.]*|not available)\)(?:, |$)/gi;

/**
 * Reads "Personal Services (Health/Beauty, Dry Cleaning, etc.) (5422.0), Office (100.0)". Names may contain commas and
 * parentheses.
 */
export function usesIn(value: string): Use[] {
  const uses: Use[] = [];
  let start = 0;
  for (const match of value.matchAll(AREA)) {
    const squareFeet = Number(match[1]);
    const name = value.slice(start, match.index).trim();
    start = match.index + match[0].length;
    if (name !== '' && Number.isFinite(squareFeet)) uses.push({ name, squareFeet });
  }
  return uses;
}

export const uses: Convert = (value) =>
  escapeText(JSON.stringify(NOT_GIVEN.test(value.trim()) ? [] : usesIn(value)));

export const inUnits =
  (perUnit: number): Convert =>
  (value) => {
    const number = amount(value);
    return number === NULL ? NULL : String(Number(number) / perUnit);
  };
