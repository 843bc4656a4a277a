import type { AppLoadContext } from '@remix-run/node';
import { findLocally, parseQuery } from '#app/data/building-search.server.ts';
import { buildingFacts, readBuildings } from '#app/data/buildings.server.ts';
import { zipDistricts } from '#law/buildings/district-places.ts';
import { communityDistrict } from '#law/buildings/districts.ts';

const ZIP = /\b1[01]\d{3}\b(?!.*\b1[01]\d{3}\b)/;

async function districtsOfAddress(text: string): Promise<number[]> {
  const query = parseQuery(text);
  if (query.kind === 'unreadable' || query.kind === 'intersection') return [];
  const candidates = (await findLocally(query)).filter(({ match }) => match !== 'near');
  const records = await readBuildings([...new Set(candidates.map(({ bbl }) => bbl))]);
  const recorded = records.flatMap((record) => buildingFacts(record).district?.value ?? []);
  return recorded.length > 0 ? recorded : candidates.flatMap(({ zip }) => zipDistricts(zip ?? ''));
}

export async function districtsOfPlace(
  text: string,
  { takeLookUp }: Pick<AppLoadContext, 'takeLookUp'>,
): Promise<readonly number[]> {
  const found = (await takeLookUp()) === undefined ? await districtsOfAddress(text) : [];
  const districts = found.length > 0 ? found : zipDistricts(ZIP.exec(text)?.[0] ?? '');
  return [...new Set(districts)].filter((district) => communityDistrict(district)).toSorted((a, b) => a - b);
}
