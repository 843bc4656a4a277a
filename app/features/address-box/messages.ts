import type { ParsedQuery } from '#app/data/building-search.server.ts';

type Unreadable = Extract<ParsedQuery, { kind: 'unreadable' }>['why'];

export const BOX = {
  label: 'Address, BBL or BIN',
  hint: 'For example: 350 5th Avenue, Manhattan. Your property tax bill shows the BBL (borough, block and lot).',
  buttonLabel: 'Find my building',
};

export const UNREADABLE: Readonly<Record<Unreadable, string>> = {
  empty: 'Type an address, a BBL, or a BIN.',
  tooLong: 'That is too long for an address in the city. Type a house number and a street.',
  letters: 'Type the address in Latin letters, as on the street sign.',
  digits: 'A BBL has ten digits and a BIN has seven. Check the number, or type the address.',
  zip: 'That is a ZIP code. Add the house number and the street.',
  lot: 'No lot can have that number. A BBL is a borough from 1 to 5, a block, and a lot.',
  borough: 'Add the borough: block and lot numbers repeat in each of the five.',
  placeholderBin: "A BIN that ends in six zeros doesn't belong to a building. Type the address or the BBL.",
  elsewhere: 'That address is not in New York City. We cover the five boroughs only.',
  noNumber: 'Add the house number. For example: 350 5th Avenue, Manhattan.',
  noStreet: 'Add the street. For example: 350 5th Avenue, Manhattan.',
  notAnAddress: 'Type a house number and a street. For example: 350 5th Avenue, Manhattan.',
};

export const TOO_OFTEN = "That's a lot of searches in a short time. Wait a minute, then try again.";

export const INTERSECTION = 'That is an intersection. Type the house number and the street of the building.';

export const CONDO_UNIT_HEADING = 'That is a condo unit';

export const CONDO_UNIT = "Lots 1001 to 6999 are condo units. Type the address, or the building's 75xx lot.";

export const notInBorough = (address: string, borough: string): string =>
  `There is no ${address} in ${borough}.`;

/** Starts with "At least", because some city files may not be loaded. */
export const ELSEWHERE =
  "At least, not in the city records we have. But it's an address in another borough. Is it yours?";
