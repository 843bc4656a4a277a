import type { Choice } from '../modules.ts';
import { zipBorough } from '../boroughs.ts';
import type { BoroughName } from '../lot.ts';

export const BUSINESS_TYPES = [
  { value: 'restaurant', label: 'Restaurant' },
  { value: 'retail', label: 'Retail' },
  { value: 'office', label: 'Office' },
  { value: 'hotel', label: 'Hotel' },
  { value: 'healthcare', label: 'Healthcare' },
  { value: 'manufacturing', label: 'Manufacturing' },
  { value: 'warehouse', label: 'Warehouse' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Choice[];

export const BOROUGHS = [
  { value: 'manhattan', label: 'Manhattan' },
  { value: 'brooklyn', label: 'Brooklyn' },
  { value: 'queens', label: 'Queens' },
  { value: 'bronx', label: 'The Bronx' },
  { value: 'staten_island', label: 'Staten Island' },
] as const satisfies readonly Choice[];

export type Borough = (typeof BOROUGHS)[number]['value'];

export const OTHER_HAULER = 'other';

export const HAULERS = [
  { value: 'action_carting', label: 'Action Carting' },
  { value: 'crown_waste', label: 'Crown Waste' },
  { value: 'interstate_waste', label: 'Interstate Waste' },
  { value: 'mr_t_carting', label: 'Mr. T Carting' },
  { value: 'royal_waste', label: 'Royal Waste' },
  { value: 'waste_management', label: 'Waste Management' },
  { value: OTHER_HAULER, label: 'Other' },
] as const satisfies readonly Choice[];

export const HAULER_TENURES = [
  { value: 'less_than_1', label: 'Less than 1 year' },
  { value: '1_to_3', label: '1 to 3 years' },
  { value: '3_to_5', label: '3 to 5 years' },
  { value: 'more_than_5', label: 'More than 5 years' },
] as const satisfies readonly Choice[];

export const SATISFACTION_RATINGS = [
  { value: '1', label: '1 (Poor)' },
  { value: '2', label: '2' },
  { value: '3', label: '3' },
  { value: '4', label: '4' },
  { value: '5', label: '5 (Excellent)' },
] as const satisfies readonly Choice[];

export const CONTACT_ROLES = [
  { value: 'owner', label: 'Owner' },
  { value: 'general_manager', label: 'General Manager' },
  { value: 'operations_manager', label: 'Operations Manager' },
  { value: 'facilities_manager', label: 'Facilities Manager' },
  { value: 'finance', label: 'Finance' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Choice[];

export const boroughChoice = (name: BoroughName | undefined) =>
  BOROUGHS.find(({ value }) => value === name?.toLowerCase().replace(' ', '_'));

export function differentBorough(zip: string, borough: string): string | undefined {
  const own = boroughChoice(zipBorough(zip));
  return own && own.value !== borough ? own.label.replace(/^The /, 'the ') : undefined;
}
