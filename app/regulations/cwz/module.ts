import { sameWords, type RegulatoryModule } from '../shared/module.ts';

/** Commercial Waste Zones. The specification shows no categories; these are ours. */
export const cwz = {
  slug: 'cwz',
  name: 'Commercial Waste Zones',
  articleCategories: ['Zones', 'Costs', 'Updates'],
  vendorServiceCategories: sameWords(['Waste Hauling', 'Recycling', 'Organics', 'Consulting']),
  newsletterSource: 'cwz_blog',
} as const satisfies RegulatoryModule;
