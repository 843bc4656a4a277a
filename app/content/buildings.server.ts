import type { BuildingRecord } from '#cms/city-data/building-record.ts';
import * as cityData from '#cms/city-data/read-building.ts';

/** What the loaded sets record of a lot. */
export const readBuilding = (bbl: string): Promise<BuildingRecord> => cityData.readBuilding(bbl);

export { factsOf } from './building-facts.ts';
export { isKnown, type BuildingRecord } from '#cms/city-data/building-record.ts';
