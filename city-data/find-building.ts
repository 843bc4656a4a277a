import { plainText } from './address-parser/normalize.ts';
import { type ParsedAddress, parseStreets } from './address-parser/parse-address.ts';
import type { ParsedQuery } from './address-parser/parse-query.ts';
import { isCondoUnitLot, parseBbl } from '#law/lot.ts';
import { findBuilding, findCondosOnBlock, findLot, findLotsFrom } from './look-up/by-number.ts';
import { toCandidate, toCandidates, type Candidate } from './look-up/candidates.ts';
import { findBeginning } from './look-up/suggest.ts';
import {
  findAtAddress,
  findNearestNumbers,
  findOnLikeStreets,
  findWithoutNumber,
} from './look-up/by-address.ts';

export type { Candidate } from './look-up/candidates.ts';

const MAX_NEAR = 8;
const MAX_ALIKE = 5;

const MARBLE_HILL_BLOCK = '102215';
const BRONX = 2;

/** Marble Hill is legally in Manhattan, but has Bronx mailing addresses, so it counts as both. */
export const isIn = ({ bbl }: Candidate, borough: number): boolean =>
  bbl.startsWith(String(borough)) || (borough === BRONX && bbl.startsWith(MARBLE_HILL_BLOCK));

function inBorough(
  candidates: Candidate[],
  { borough, likelyBorough }: Pick<ParsedAddress, 'borough' | 'likelyBorough'>,
): Candidate[] {
  if (borough) return candidates.filter((candidate) => isIn(candidate, borough));
  const likely = likelyBorough ? candidates.filter((candidate) => isIn(candidate, likelyBorough)) : [];
  return likely.length > 0 ? likely : candidates;
}

function nearest(candidates: readonly Candidate[], address: ParsedAddress): Candidate[] {
  const once = [...new Map(candidates.toReversed().map((each) => [each.bbl, each])).values()].toReversed();
  const first = inBorough(once, address);
  const others = once.filter((candidate) => !first.includes(candidate));
  return [...first, ...others]
    .slice(0, MAX_NEAR)
    .map((each) => ({ ...each, match: each.match === 'neighbor' ? 'neighbor' : 'near' }));
}

async function findAddress(address: ParsedAddress): Promise<Candidate[]> {
  const { readings } = address;
  const rows = await findAtAddress(readings);
  const fitting = toCandidates(
    rows.filter(({ fits }) => fits),
    readings,
    'exact',
  );
  const exact = inBorough(fitting, address);
  // The named place may not be in the city, so the same address here may be a different building.
  if (exact.length > 0) return address.hasUnknownPlace ? nearest(exact, address) : exact;
  const atNumber = toCandidates(rows, readings, 'near');
  const inPlace = inBorough(atNumber, address);
  if (inPlace.length > 0) return nearest(inPlace, address);
  const [alike, numbers] = await Promise.all([findOnLikeStreets(readings), findNearestNumbers(readings)]);
  const near = [
    ...atNumber,
    ...toCandidates(alike, readings, 'near').slice(0, MAX_ALIKE),
    ...numbers.map((found) => toCandidate(found, 'neighbor')),
  ];
  return nearest(near, address);
}

async function findByLot(bbl: string): Promise<Candidate[]> {
  const lots = await findLot(bbl);
  if (lots.length > 0) return lots.map((found) => toCandidate(found, 'exact'));
  const lot = parseBbl(bbl);
  const others = lot && isCondoUnitLot(lot) ? await findCondosOnBlock(bbl) : await findLotsFrom(bbl);
  return others.map((found) => toCandidate(found, 'near'));
}

/**
 * Returns all exact matches, for the visitor to choose from. Without an exact match, returns near matches, which may
 * be incomplete.
 */
export async function findBuildings(query: ParsedQuery): Promise<Candidate[]> {
  if (query.kind === 'address') return findAddress(query);
  if (query.kind === 'bbl') return findByLot(query.bbl);
  if (query.kind !== 'bin') return [];
  return (await findBuilding(query.bin)).map((found) => toCandidate(found, 'exact'));
}

/** Finds lots with a street but no house number, such as piers. They are near matches for any number on the street. */
export async function findUnnumbered(typed: string): Promise<Candidate[]> {
  const { streets, ...place } = parseStreets(plainText(typed));
  if (streets.length === 0) return [];
  const candidates = (await findWithoutNumber(streets)).map((found) => toCandidate(found, 'near'));
  const once = [...new Map(candidates.toReversed().map((each) => [each.bbl, each])).values()].toReversed();
  return inBorough(once, place).slice(0, MAX_NEAR);
}

const MAX_SUGGESTED = 8;

export async function suggestBuildings(query: ParsedQuery): Promise<Candidate[]> {
  if (query.kind !== 'address')
    return query.kind === 'bbl' || query.kind === 'bin' ? findBuildings(query) : [];
  const rows = await findBeginning(query);
  return inBorough(toCandidates(rows, query.readings, 'exact'), query).slice(0, MAX_SUGGESTED);
}
