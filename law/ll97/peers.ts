import { totalSquareFeet } from './coverage.ts';
import { type BuildingUse, NO_ENERGY, METERS, totalKbtu, type EnergyUse } from './emissions.ts';
import type { PropertyTypeName } from './property-types.ts';

interface PeerMedian {
  /** Site energy a year: a national median across all building ages and climates. */
  kbtuPerSquareFoot: number;
  source: string;
  isUnverified: boolean;
}

const TABLE = 'ENERGY STAR US National Median Table (August 2024)';
const PAGE = 'energystar.gov, median energy use intensity';

const median = (kbtuPerSquareFoot: number, source: string, isUnverified = false): PeerMedian => ({
  kbtuPerSquareFoot,
  source,
  isUnverified,
});

export const PEER_MEDIANS: Partial<Record<PropertyTypeName, PeerMedian>> = {
  Office: median(52.9, TABLE),
  'Financial Office': median(52.9, PAGE),
  'Bank Branch': median(88.3, PAGE),
  'Multifamily Housing': median(59.6, TABLE),
  Hotel: median(63.0, TABLE),
  'K-12 School': median(48.5, `${TABLE}; ${PAGE}`),
  'College/University': median(84.3, PAGE),
  'Pre-school/Daycare': median(64.8, PAGE),
  'Adult Education': median(52.4, `${PAGE} (category Vocational School/Adult Education)`),
  'Vocational School': median(52.4, `${PAGE} (category Vocational School/Adult Education)`),
  'Retail Store': median(51.4, TABLE),
  'Strip Mall': median(103.5, TABLE),
  'Supermarket/Grocery Store': median(196.0, TABLE),
  Restaurant: median(325.6, TABLE),
  'Hospital (General Medical & Surgical)': median(234.3, TABLE),
  'Medical Office': median(97.7, TABLE),
  'Non-Refrigerated Warehouse': median(22.7, TABLE),
  'Worship Facility': median(30.5, PAGE),
  'Social/Meeting Hall': median(56.1, `${PAGE} (category Convention Center/Meeting Hall)`),
  'Fitness Center/Health Club/Gym': median(50.8, `${PAGE} (category Recreation/Athletic Centers)`),
  'Bowling Alley': median(50.8, `${PAGE} (category Recreation/Athletic Centers)`),
  'Movie Theater': median(56.2, `${PAGE} (category Entertainment)`),
  'Performing Arts': median(56.2, `${PAGE} (category Entertainment)`),
  Museum: median(56.2, `${PAGE} (category Entertainment)`),
  'Transportation Terminal/Station': median(56.2, `${TABLE}, as quoted by one public project`, true),
  'Personal Services (Health/Beauty, Dry Cleaning, etc.)': median(
    47.9,
    `${TABLE}, as quoted by one public project`,
    true,
  ),
};

/** kBtu per sq ft a year. */
export interface PeerComparison {
  own: number;
  median: number;
  ratio: number;
  sources: string[];
  isUnverified: boolean;
}

/** Energy intensity excludes parking. */
const withoutParking = (uses: readonly BuildingUse[]): BuildingUse[] =>
  uses.filter(({ propertyType }) => propertyType !== 'Parking');

/** Weights by area, which is our assumption, not the city's. Returns undefined if a use has no median. */
export function weightedMedian(uses: readonly BuildingUse[]) {
  const counted = withoutParking(uses);
  const area = totalSquareFeet(counted);
  const medians = counted.flatMap(({ propertyType, squareFeet }) => {
    const peer = PEER_MEDIANS[propertyType];
    return peer ? { ...peer, kbtu: peer.kbtuPerSquareFoot * squareFeet } : [];
  });
  if (area <= 0 || medians.length < counted.length) return undefined;
  return {
    kbtuPerSquareFoot: medians.reduce((sum, { kbtu }) => sum + kbtu, 0) / area,
    sources: [...new Set(medians.map(({ source }) => source))],
    isUnverified: medians.some(({ isUnverified }) => isUnverified),
  };
}

export function compareWithPeers(
  uses: readonly BuildingUse[],
  energy: EnergyUse,
): PeerComparison | undefined {
  const median = weightedMedian(uses);
  if (!median) return undefined;
  const own = totalKbtu(energy) / totalSquareFeet(withoutParking(uses));
  const { kbtuPerSquareFoot, sources, isUnverified } = median;
  return { own, median: kbtuPerSquareFoot, ratio: own / kbtuPerSquareFoot, sources, isUnverified };
}

/** Share of the estimated energy: our assumption. The rest is natural gas. */
const ESTIMATED_ELECTRICITY_SHARE = 0.5;

export function estimateEnergy(uses: readonly BuildingUse[]): EnergyUse | undefined {
  const median = weightedMedian(uses);
  if (!median) return undefined;
  const kbtu = median.kbtuPerSquareFoot * totalSquareFeet(withoutParking(uses));
  const electricity = kbtu * ESTIMATED_ELECTRICITY_SHARE;
  return {
    ...NO_ENERGY,
    electricityKwh: electricity / METERS.electricityKwh.kbtuPerUnit,
    naturalGasTherms: (kbtu - electricity) / METERS.naturalGasTherms.kbtuPerUnit,
  };
}
