import { sameWords, type RegulatoryModule } from '../shared/module.ts';

/** Local Law 97, carbon emissions limits. Source: specification sections 3 ("Enumerations") and 7. */
export const ll97 = {
  slug: 'll97',
  name: 'Local Law 97',
  articleCategories: ['Compliance', 'Solutions', 'Financial', 'Strategies', 'Case Study', 'Updates'],
  vendorServiceCategories: sameWords(['Engineering', 'Consulting', 'Technology', 'Financial', 'Legal']),
  newsletterSource: 'll97_blog',
} as const satisfies RegulatoryModule;
