import type { BuildingRecord } from '#app/data/buildings.server.ts';
import { findPathway, type Pathway } from '#law/ll97/coverage.ts';
import { METER_NAMES, type EnergyUse } from '#law/ll97/emissions.ts';
import type { Filing } from '#law/ll97/filing.ts';
import { countedUses } from '#law/ll97/portfolio-manager.ts';
import type { Building } from '#law/ll97/report.ts';
import { roundHalfUp } from '#law/rounding.ts';
import { MAX_USES, type CalculatorFields } from './calculator-fields.ts';

export type CalculatorStart = Omit<Partial<CalculatorFields>, 'uses'> & {
  uses: Partial<CalculatorFields['uses'][number]>[];
};

export const EMPTY_START: CalculatorStart = { uses: [{}], pathway: 'article320' };

const typed = (amount = 0): string => amount.toLocaleString('en-US', { maximumFractionDigits: 20 });

const typedEnergy = (energy: Partial<EnergyUse> = {}): Partial<CalculatorFields> =>
  Object.fromEntries(METER_NAMES.filter((name) => energy[name]).map((name) => [name, typed(energy[name])]));

export const startOfReport = ({ address, uses, energy, pathway }: Building): CalculatorStart => ({
  buildingAddress: address,
  uses: uses.map(({ propertyType, squareFeet }) => ({ propertyType, squareFeet: typed(squareFeet) })),
  pathway,
  ...typedEnergy(energy),
});

/** Decimal places. More would be noise, because filings are converted from kBtu: the first is worth about 0.0001 t. */
const DIGITS = 1;

const rounded = (amount: number): number => roundHalfUp(amount, DIGITS);

export const startOfFiling = (
  { uses, energy }: Filing,
  { address, pathway }: { address?: string; pathway?: Pathway },
): CalculatorStart => ({
  buildingAddress: address,
  uses: countedUses(uses)
    .slice(0, MAX_USES)
    .map(({ propertyType, squareFeet }) => ({ propertyType, squareFeet: typed(rounded(squareFeet)) })),
  pathway,
  ...typedEnergy(Object.fromEntries(Object.entries(energy).map(([name, amount]) => [name, rounded(amount)]))),
});

export const startOfArea = (
  area: number | undefined,
  { address, pathway }: { address?: string; pathway?: Pathway },
): CalculatorStart => ({
  buildingAddress: address,
  uses: [area ? { squareFeet: typed(area) } : {}],
  pathway,
});

export function listedPathway(
  { covered, coveredBuildings }: Pick<BuildingRecord, 'covered' | 'coveredBuildings'>,
  bins: readonly number[],
): Pathway | undefined {
  const byBin = coveredBuildings.flatMap(({ bin, pathway }) => (bins.includes(bin) ? (pathway ?? []) : []));
  const codes = new Set(byBin.length > 0 ? byBin : covered?.onLL97 ? covered.pathways : []);
  const [code] = codes;
  return codes.size === 1 && code !== undefined ? findPathway(code) : undefined;
}
