import { BOROUGH_NAMES, boroughOfZip, type BoroughName } from '../shared/postal-boroughs.ts';

/** Only at its end does an address name its borough: "120 Queens Boulevard, Brooklyn, NY 11201". */
const NAMED_AT_THE_END =
  /\b(manhattan|brooklyn|queens|bronx|staten island)(?:[\s,.]*(?:new york|n\.?y\.?))?(?:[\s,.]*\d{5}(?:-\d{4})?)?[\s,.]*$/i;

const ZIP_AT_THE_END = /(?:^|[\s,.])(\d{5})(?:-\d{4})?[\s,.]*$/;

/** The borough that an address names at its end, or whose ZIP code it ends with; nothing where it says neither. */
export function boroughOf(address: string): BoroughName | undefined {
  const named = NAMED_AT_THE_END.exec(address)?.[1]?.toLowerCase();
  if (named) return BOROUGH_NAMES.find((borough) => borough.toLowerCase() === named);
  return boroughOfZip(ZIP_AT_THE_END.exec(address)?.[1] ?? '');
}
