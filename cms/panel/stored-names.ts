import { toWords } from 'payload/shared';
import { READINESS_QUESTIONS } from '#law/internet/readiness.ts';
import { PATHWAYS } from '#law/ll97/coverage.ts';

const NAMES: Record<string, string> = {
  id: 'Option',
  squareFeet: 'Area (sq ft)',
  energy: 'Energy in one year',
  electricityKwh: 'Electricity (kWh)',
  naturalGasTherms: 'Natural gas (therms)',
  fuelOil2Gallons: 'No. 2 fuel oil (gallons)',
  fuelOil4Gallons: 'No. 4 fuel oil (gallons)',
  districtSteamThousandPounds: 'District steam (thousand pounds)',
};

const CHOICES: Record<string, readonly { value: string; label: string }[]> = {
  ...READINESS_QUESTIONS,
  pathway: Object.entries(PATHWAYS).map(([value, { name, label }]) => ({ value, label: name ?? label })),
};

export const keyName = (key: string): string => NAMES[key] ?? toWords(key);

export const valueName = (key: string, value: string): string =>
  CHOICES[key]?.find((choice) => choice.value === value)?.label ?? value;

/** Returns undefined if the text is not an HTTP URL, because visitors' text must not become any other kind of link. */
export function webUrl(text: string): string | undefined {
  const address = text.trim();
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).href : undefined;
}
