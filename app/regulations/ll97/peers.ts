import type { BuildingUse } from './emissions.ts';
import { NO_ENERGY, METERS, totalKbtu, type EnergyUse } from './energy.ts';
import { PEER_MEDIANS } from './peer-medians.ts';

/** A building's energy intensity beside the median of its kind, in kBtu for each sq ft a year. */
export interface PeerComparison {
  own: number;
  median: number;
  /** Own share of the median: 1.2 is 20% more energy than the median. */
  ratio: number;
  sources: string[];
  isUnverified: boolean;
}

/** Floor area without parking, which energy intensity does not count. */
const withoutParking = (uses: readonly BuildingUse[]): BuildingUse[] =>
  uses.filter(({ propertyType }) => propertyType !== 'Parking');

const areaOf = (uses: readonly BuildingUse[]): number =>
  uses.reduce((sum, { squareFeet }) => sum + squareFeet, 0);

/**
 * The median energy intensity of a building's uses, weighted by area (an assumption of ours, not the
 * city's). Undefined where a use has no median: a part says nothing of the whole.
 */
export function medianOf(uses: readonly BuildingUse[]) {
  const counted = withoutParking(uses);
  const area = areaOf(counted);
  const medians = counted.map(({ propertyType }) => PEER_MEDIANS[propertyType]);
  if (area <= 0 || medians.some((median) => !median)) return undefined;
  const kbtu = counted.reduce(
    (sum, { squareFeet }, index) => sum + squareFeet * (medians[index]?.kbtuPerSquareFoot ?? 0),
    0,
  );
  const known = medians.filter((median) => median !== undefined);
  return {
    kbtuPerSquareFoot: kbtu / area,
    sources: [...new Set(known.map(({ source }) => source))],
    isUnverified: known.some(({ isUnverified }) => isUnverified),
  };
}

/** Compares a building's energy with its peers'. National medians, of all ages and climates: energy, not emissions. */
export function compareWithPeers(
  uses: readonly BuildingUse[],
  energy: EnergyUse,
): PeerComparison | undefined {
  const median = medianOf(uses);
  if (!median) return undefined;
  const own = totalKbtu(energy) / areaOf(withoutParking(uses));
  const { kbtuPerSquareFoot, sources, isUnverified } = median;
  return { own, median: kbtuPerSquareFoot, ratio: own / kbtuPerSquareFoot, sources, isUnverified };
}

/** The share of electricity in an estimate; the rest is natural gas. An assumption of ours. */
const ESTIMATED_ELECTRICITY_SHARE = 0.5;

/**
 * A year's energy as the median building of these uses has it, for owners without bills. Half of it
 * is counted as electricity, half as natural gas (assumption). Undefined where a use has no median.
 */
export function estimateEnergy(uses: readonly BuildingUse[]): EnergyUse | undefined {
  const median = medianOf(uses);
  if (!median) return undefined;
  const kbtu = median.kbtuPerSquareFoot * areaOf(withoutParking(uses));
  const electricity = kbtu * ESTIMATED_ELECTRICITY_SHARE;
  return {
    ...NO_ENERGY,
    electricityKwh: electricity / METERS.electricityKwh.kbtuPerUnit,
    naturalGasTherms: (kbtu - electricity) / METERS.naturalGasTherms.kbtuPerUnit,
  };
}
