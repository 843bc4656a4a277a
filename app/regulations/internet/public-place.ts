import { boroughOf } from './borough.ts';

/** Stands in the public list for an address that is withheld and names no borough. */
export const ADDRESS_WITHHELD = 'Address withheld';

/** Where a building is, as far as its owner lets the public know: the borough alone where the address is withheld. */
export function publicPlace(address: string, isWithheld: boolean): string {
  if (!isWithheld) return address;
  const borough = boroughOf(address);
  return borough ? `${borough} (address withheld)` : ADDRESS_WITHHELD;
}
