import { BOROUGHS } from '#law/lot.ts';
import { splitAddress } from '../address-parser/house-number.ts';
import { normalizeStreet } from '../address-parser/normalize.ts';
import { isType } from '#law/street-words.ts';
import { escapeText, isDigits, NULL } from './values.ts';

const NONE = [NULL, NULL, NULL] as const;
const MAX_STREETS = 50_000;
const MAX_DIGITS = 5;

function splitPlain(address: string): { digits: string; street: string } | undefined {
  const blank = address.indexOf(' ');
  if (blank < 1 || blank > MAX_DIGITS) return undefined;
  const digits = address.slice(0, blank);
  const street = address.slice(blank + 1);
  return isDigits(digits) && Number(digits) > 0 && /^(?!\d\/)\S/.test(street)
    ? { digits, street }
    : undefined;
}

/**
 * Returns a function that splits an address into house, suffix, and street. An address without a number, such as a pier,
 * still has a street. Caches normalized streets, because 858,000 lots share about 10,000 of them.
 */
export function addressColumns(): (bbl: string, address: string) => readonly [string, string, string] {
  const keys = new Map<string, string>();
  const streetKey = (street: string): string | undefined => {
    const known = keys.get(street);
    if (known !== undefined) return known;
    if (isType(street.toUpperCase())) return undefined;
    const key = escapeText(normalizeStreet(street)) || NULL;
    if (keys.size < MAX_STREETS) keys.set(street, key);
    return key;
  };
  return (bbl, address) => {
    const plain = splitPlain(address);
    if (plain) {
      const key = streetKey(plain.street);
      return key === undefined ? NONE : [`${plain.digits}000`, '', key];
    }
    const borough = BOROUGHS[Number(bbl.charAt(0)) - 1]?.code;
    const split = borough && address !== NULL ? splitAddress(address, borough) : undefined;
    if (split) return [String(split.house.number), split.house.suffix, streetKey(split.street) ?? NULL];
    return address === NULL ? NONE : [NULL, NULL, streetKey(address.trim().replace(/^0+ /, '')) ?? NULL];
  };
}
