import { readOpeningSource, REGULATORY_MODULES, regulatoryModule, SECTION_NAMES } from '../index.ts';

/** What people signed up for: the newsletter of the module on whose pages they did, or one notice. */
export function newsletterName(source: string): string {
  const opening = readOpeningSource(source);
  if (opening) {
    const { name } = regulatoryModule(opening.module);
    return `opening notice for ${name}: ${SECTION_NAMES[opening.section]}`;
  }
  const module = REGULATORY_MODULES.find(({ newsletterSource }) => newsletterSource === source);
  return `${module?.name ?? source} newsletter`;
}
