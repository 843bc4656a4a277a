import { countMissedSearch } from '#city-data/missed-searches.ts';
import { findBuildings, findUnnumbered, isIn, type Candidate } from '#city-data/find-building.ts';
import { houseNumberText } from '#city-data/address-parser/house-number.ts';
import { addressText } from '#law/address-text.ts';
import { askGeosearch } from '#city-data/geosearch.ts';
import { readBuilding } from '#city-data/read-building.ts';
import type { ParsedQuery } from '#city-data/address-parser/parse-query.ts';
import { openPayload } from '#cms/open-payload.ts';

export { parseQuery } from '#city-data/address-parser/parse-query.ts';
export {
  findBuildings as findLocally,
  findUnnumbered as findOnStreet,
  suggestBuildings as suggestCandidates,
  type Candidate,
} from '#city-data/find-building.ts';
export type { ParsedQuery } from '#city-data/address-parser/parse-query.ts';

/** Returns the typed address if it exists only outside the borough that the visitor named. */
export function addressElsewhere(query: ParsedQuery, candidates: readonly Candidate[]) {
  if (query.kind !== 'address' || !query.borough) return undefined;
  const { borough } = query;
  const [{ house, street }] = query.readings;
  const address = addressText(`${houseNumberText(house)} ${street}`);
  const isElsewhere =
    candidates.some((candidate) => addressText(candidate.address) === address) &&
    !candidates.some((candidate) => isIn(candidate, borough));
  return isElsewhere ? { address, borough } : undefined;
}

interface Log {
  warn: (details: object, message: string) => void;
}

/** A failed count must not fail the search. */
async function countMiss(query: ParsedQuery, log: Log): Promise<void> {
  try {
    const { db } = await openPayload();
    await countMissedSearch(db.pool, query);
  } catch (error) {
    log.warn({ err: error }, 'A search without a match was not counted');
  }
}

/** Searches the data sets. For an address without an exact match, queries GeoSearch, if it is turned on. */
async function look(query: ParsedQuery): Promise<{ candidates: Candidate[]; isMiss: boolean }> {
  const candidates = await findBuildings(query);
  if (query.kind !== 'address' || candidates.some(({ match }) => match === 'exact')) {
    return { candidates, isMiss: false };
  }
  const elsewhere = query.hasUnknownPlace ? [] : await askGeosearch(query);
  return elsewhere.length > 0 ? { candidates: elsewhere, isMiss: false } : { candidates, isMiss: true };
}

/** Like `findCandidates`, but does not count searches without a match. */
export const findUncounted = async (query: ParsedQuery, typed: string): Promise<Candidate[]> =>
  withUnnumbered((await look(query)).candidates, query, typed);

async function withUnnumbered(
  candidates: Candidate[],
  { kind }: ParsedQuery,
  typed: string,
): Promise<Candidate[]> {
  if (kind !== 'address' || candidates.some(({ match }) => match === 'exact')) return candidates;
  return [...(await findUnnumbered(typed)), ...candidates];
}

/** Finds buildings, and counts searches without a match, so that staff can see gaps in the data. */
export async function findCandidates(
  query: ParsedQuery,
  typed: string,
  { log }: { log: Log },
): Promise<Candidate[]> {
  const { candidates, isMiss } = await look(query);
  if (isMiss) await countMiss(query, log);
  return withUnnumbered(candidates, query, typed);
}

export const isOneOfSeveral = async ({ bbl, bin }: Candidate): Promise<boolean> =>
  bin !== null && (await readBuilding(await openPayload(), bbl)).bins.length > 1;
