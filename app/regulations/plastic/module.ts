import { sameWords, type RegulatoryModule } from '../shared/module.ts';

/** NYC single-use plastic laws. The specification shows no categories; these are ours. */
export const plastic = {
  slug: 'nyc-plastic',
  name: 'NYC Plastic Laws',
  articleCategories: ['Rules', 'Alternatives', 'Updates'],
  vendorServiceCategories: sameWords(['Packaging', 'Consulting', 'Distribution', 'Legal']),
  newsletterSource: 'nyc_plastic_blog',
} as const satisfies RegulatoryModule;
