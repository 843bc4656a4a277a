import { METERS, type EnergyUse } from '#law/ll97/emissions.ts';
import { rowLabels } from './uses-fields.tsx';

const meterLabel = (name: keyof EnergyUse): string => `${METERS[name].label}, ${METERS[name].unit}`;

export const LABELS = {
  buildingAddress: 'Building address',
  uses: 'Uses',
  electricityKwh: meterLabel('electricityKwh'),
  naturalGasTherms: meterLabel('naturalGasTherms'),
  fuelOil2Gallons: meterLabel('fuelOil2Gallons'),
  fuelOil4Gallons: meterLabel('fuelOil4Gallons'),
  districtSteamThousandPounds: meterLabel('districtSteamThousandPounds'),
  pathway: 'Do any of these apply?',
  isConfirmed: 'These figures are right',
};

const ROW_FIELD = /^uses\[(\d+)\]\.(propertyType|squareFeet)$/;

export function fieldLabel(name: string): string {
  const [, index, field] = ROW_FIELD.exec(name) ?? [];
  if (field === 'propertyType' || field === 'squareFeet') return rowLabels(Number(index))[field];
  return Object.entries(LABELS).find(([known]) => known === name)?.[1] ?? name;
}
