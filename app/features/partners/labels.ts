import {
  PARTNER_TYPES,
  regulatoryModule,
  SERVICE_CATEGORIES,
  type ModuleSlug,
} from '#app/regulations/index.ts';

const labelIn = (choices: readonly { value: string; label: string }[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;

/** What a person reads for the values that a partner's profile stores. */
export const partnerTypeLabel = (type: string): string => labelIn(PARTNER_TYPES, type);
export const serviceLabel = (category: string): string => labelIn(SERVICE_CATEGORIES, category);
export const moduleLabel = (module: ModuleSlug): string => regulatoryModule(module).name;
