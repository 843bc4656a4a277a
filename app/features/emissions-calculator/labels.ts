import { METERS, type EnergyUse } from '#app/regulations/ll97/emissions.ts';

const meterLabel = (name: keyof EnergyUse): string => `${METERS[name].label}, ${METERS[name].unit}`;

export const LABELS = {
  buildingAddress: 'Building address',
  uses: 'Uses',
  electricityKwh: meterLabel('electricityKwh'),
  naturalGasTherms: meterLabel('naturalGasTherms'),
  fuelOil2Gallons: meterLabel('fuelOil2Gallons'),
  fuelOil4Gallons: meterLabel('fuelOil4Gallons'),
  districtSteamThousandPounds: meterLabel('districtSteamThousandPounds'),
  pathway: 'Does one of these apply?',
  isConfirmed: 'These figures are right',
};

/** The labels of a row of uses, for summaries. */
export const rowLabels = (index: number) => ({
  propertyType: `Use ${index + 1}, property type`,
  squareFeet: `Use ${index + 1}, gross floor area`,
});

const ROW_FIELD = /^uses\[(\d+)\]\.(propertyType|squareFeet)$/;

/** The label of a field by its name in the form, such as "uses[0].squareFeet". */
export function labelOf(name: string): string {
  const [, index, field] = ROW_FIELD.exec(name) ?? [];
  if (field === 'propertyType' || field === 'squareFeet') return rowLabels(Number(index))[field];
  return Object.entries(LABELS).find(([known]) => known === name)?.[1] ?? name;
}
