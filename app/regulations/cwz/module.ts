import { sameWords, type RegulatoryModule } from '../shared/module.ts';

/**
 * Commercial Waste Zones: an assessment instead of a quiz, a report for each assessment, and questions. The
 * specification (section 2) shows no categories; these are ours.
 */
export const cwz = {
  slug: 'cwz',
  name: 'Commercial Waste Zones',
  articleCategories: ['Zones', 'Costs', 'Updates'],
  vendorServiceCategories: sameWords(['Waste Hauling', 'Recycling', 'Organics', 'Consulting']),
  newsletterSource: 'cwz_blog',
  hasBreadcrumb: true,
} as const satisfies RegulatoryModule;
