import type { Choice } from './modules.ts';

export const BUSINESS_TYPES = [
  { value: 'restaurant', label: 'Restaurant/Food Service' },
  { value: 'retail', label: 'Retail' },
  { value: 'office', label: 'Office' },
  { value: 'multifamily', label: 'Multifamily' },
  { value: 'mixed-use', label: 'Mixed-use' },
  { value: 'commercial', label: 'Commercial' },
  { value: 'institutional', label: 'Institutional' },
  { value: 'industrial', label: 'Industrial' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Choice[];
