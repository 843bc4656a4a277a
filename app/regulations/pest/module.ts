import { sameWords, type RegulatoryModule } from '../shared/module.ts';

/** NYC pest laws, integrated pest management. The specification shows no categories; these are ours. */
export const pest = {
  slug: 'nyc-pest',
  name: 'NYC Pest Laws',
  articleCategories: ['Rules', 'Prevention', 'Updates'],
  vendorServiceCategories: sameWords(['Pest Management', 'Exclusion', 'Remediation', 'Consulting']),
  newsletterSource: 'nyc_pest_blog',
} as const satisfies RegulatoryModule;
