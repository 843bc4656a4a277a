import { listLoadedEditions, readLotEditions } from '#city-data/lot-editions.ts';
import { SETS } from '#city-data/sets/index.ts';
import { loadsItself } from '#city-data/sync/marks.ts';
import { openPayload } from '#cms/open-payload.ts';
import { cached } from './cached.server.ts';

const CITY = { shows: 'city' } as const;

/** The time of the last import of any data set that determines which laws apply to a lot. */
export const readImportTime = cached(async (): Promise<string> => {
  return (await readLotEditions(await openPayload())).importedAt;
}, CITY);

const SEARCHED = ['pluto', 'pad', 'covered'] as const;

/** The loaded data sets that an address search uses. */
export const readSearchedSets = cached(async () => {
  const { versions } = await readLotEditions(await openPayload());
  return SEARCHED.flatMap((set) => {
    const { title, agency, page } = SETS[set];
    const asOf = versions[set];
    return asOf ? [{ title: `${title} (${agency})`, link: page, asOf }] : [];
  });
}, CITY);

const hasAddresses = cached(async (): Promise<boolean> => {
  const { versions } = await readLotEditions(await openPayload());
  return (versions.pad ?? 'sample') !== 'sample';
}, CITY);

/** Whether the site has only sample addresses so far and will load the rest by itself. */
export const areAddressesComing = async (): Promise<boolean> => loadsItself() && !(await hasAddresses());

export interface CityEdition {
  set: string;
  version: string;
  rows: number;
  loadedAt: string;
  title: string;
  agency: string;
  page: string;
}

/** Newest first. */
export async function listCityEditions(count: number): Promise<CityEdition[]> {
  const editions = await listLoadedEditions(await openPayload(), count);
  return editions.map(({ set, version, rows, loadedAt }) => {
    const { title, agency, page } = SETS[set];
    return { set, version, rows, loadedAt: loadedAt.toISOString(), title, agency, page };
  });
}
