import type { BuildingRecord } from '#city-data/building-record.ts';
import { type BuildingLines, buildingLines } from '#city-data/building-lines.ts';
import { answersFrom } from '#law/buildings/answers.ts';
import * as cityData from '#city-data/read-building.ts';
import { THRESHOLDS } from '#law/buildings/thresholds.ts';
import { mapInSlices } from './in-slices.server.ts';
import { openPayload } from '#cms/open-payload.ts';
import { readRegister } from './figures.server.ts';
import { readLaws } from './laws.server.ts';

export const readBuilding = async (bbl: string): Promise<BuildingRecord> =>
  cityData.readBuilding(await openPayload(), bbl);

export const readBuildings = async (bbls: readonly string[]): Promise<BuildingRecord[]> =>
  cityData.readBuildings(await openPayload(), bbls);

export interface AnsweredLot {
  bbl: string;
  answers?: string | null;
}

export async function linesOfBuildings(lots: readonly AnsweredLot[], day: string): Promise<BuildingLines[]> {
  const [records, laws, register] = await Promise.all([
    readBuildings(lots.map(({ bbl }) => bbl)),
    readLaws(),
    readRegister(),
  ]);
  const rules = { laws, register, thresholds: THRESHOLDS.from(register, day), day };
  const byBbl = new Map(records.map((record) => [record.bbl, record]));
  const lines = await mapInSlices(lots, ({ bbl, answers }) => {
    const record = byBbl.get(bbl);
    return record ? [buildingLines(record, rules, answersFrom(answers))] : [];
  });
  return lines.flat();
}

export { buildingAddress } from '#city-data/building-lines.ts';
export { buildingFacts } from '#city-data/facts.ts';
export { isKnown, type BuildingRecord } from '#city-data/building-record.ts';
export type { BuildingLines } from '#city-data/building-lines.ts';
