import { BOROUGHS } from '#app/regulations/lot.ts';
import { splitAddress } from '../addresses/house-number.ts';
import { normalizeStreet } from '../addresses/normalize.ts';
import { escapeText, NULL } from './values.ts';

const NONE = [NULL, NULL, NULL].join('\t');
const MAX_STREETS = 50_000;

/**
 * The columns `house`, `suffix` and `street` of an address, as a line of COPY has them. Streets are normalized once:
 * there are some 10,000 of them for 858,000 lots.
 */
export function addressColumns(): (bbl: string, address: string) => string {
  const keys = new Map<string, string>();
  const keyOf = (street: string): string => {
    const known = keys.get(street);
    if (known !== undefined) return known;
    const key = escapeText(normalizeStreet(street)) || NULL;
    if (keys.size < MAX_STREETS) keys.set(street, key);
    return key;
  };
  return (bbl, address) => {
    const borough = BOROUGHS[Number(bbl.charAt(0)) - 1]?.code;
    const split = borough && address !== NULL ? splitAddress(address, borough) : undefined;
    const { house, street } = split ?? {};
    return house && street ? `${house.number}\t${house.suffix}\t${keyOf(street)}` : NONE;
  };
}
