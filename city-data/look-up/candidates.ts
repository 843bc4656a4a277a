import { boroughName, parseBbl, type BoroughName } from '#law/lot.ts';
import { houseNumberText } from '../address-parser/house-number.ts';
import type { AddressReading } from '../address-parser/parse-address.ts';

export interface Candidate {
  bbl: string;
  /** Null if the lot has several buildings at this address, or none with a BIN. */
  bin: number | null;
  address: string;
  borough: BoroughName;
  zip: string | null;
  match: 'exact' | 'near' | 'neighbor';
}

export type Found = Record<string, unknown> & {
  bbl: string;
  bin: number | null;
  zip: number | null;
  address: string | null;
};

export type FoundAddress = Found & {
  reading: number;
  street: string | null;
  fits: boolean;
};

const ZIP_LENGTH = 5;

export function toCandidate({ bbl, bin, zip, address }: Found, match: Candidate['match']): Candidate {
  const lot = parseBbl(bbl);
  if (!lot) throw new Error('City data contains an impossible lot.');
  return {
    bbl,
    bin,
    address: address ?? '',
    borough: boroughName(lot.borough),
    zip: zip ? String(zip).padStart(ZIP_LENGTH, '0') : null,
    match,
  };
}

function candidateAddress(
  { reading, street, fits, address }: FoundAddress,
  readings: readonly AddressReading[],
): string {
  const house = readings[reading]?.house;
  if (!house || !street) return address ?? '';
  return `${houseNumberText(fits ? house : { ...house, suffix: '' })} ${street}`;
}

/**
 * Returns one candidate per lot and house number. Rows repeat, because a street has several names, a lot is in several
 * data sets, and several buildings can share a house number. The first row wins.
 */
export function toCandidates(
  rows: readonly FoundAddress[],
  readings: readonly AddressReading[],
  match: Candidate['match'],
): Candidate[] {
  const byHouse = new Map<string, FoundAddress[]>();
  for (const row of rows) {
    const house = readings[row.reading]?.house;
    const key = `${row.bbl} ${house ? houseNumberText({ ...house, suffix: '' }).replace('-', '') : ''}`;
    byHouse.set(key, [...(byHouse.get(key) ?? []), row]);
  }
  return [...byHouse.values()].flatMap((same) => {
    const [first] = same;
    const bins = new Set(same.flatMap(({ bin }) => bin ?? []));
    const [bin = null] = bins.size === 1 ? bins : [];
    const zip = same.find((row) => row.zip)?.zip ?? null;
    return first
      ? [toCandidate({ ...first, bin, zip, address: candidateAddress(first, readings) }, match)]
      : [];
  });
}
