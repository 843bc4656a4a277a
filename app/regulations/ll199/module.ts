import { sameWords, type RegulatoryModule } from '../shared/module.ts';

/** Local Law 199, commercial waste. Source: specification section 3, "ll199_blog_articles". */
export const ll199 = {
  slug: 'll199',
  name: 'Local Law 199',
  articleCategories: ['LL199 Updates', 'Costs', 'Recycling'],
  defaultArticleCategory: 'LL199 Updates',
  vendorServiceCategories: sameWords(['Waste Hauling', 'Recycling', 'Consulting', 'Technology', 'Legal']),
  newsletterSource: 'll199_blog',
} as const satisfies RegulatoryModule;
