import type { Choice } from './module.ts';

/** What kind of help a partner gives. Source: specification section 2, "/partners". */
export const PARTNER_TYPES = [
  { value: 'consultants', label: 'Consultants' },
  { value: 'serviceProviders', label: 'Service Providers' },
  { value: 'implementationPartners', label: 'Implementation Partners' },
] as const satisfies readonly Choice[];
