import { expect, it } from 'vitest';
import { MODULE_SLUGS, REGULATORY_MODULES, regulatoryModule } from './index.ts';

it('has each of the six modules once', () => {
  expect(REGULATORY_MODULES.map(({ slug }) => slug)).toEqual([...MODULE_SLUGS]);
});

it.each(MODULE_SLUGS)('finds %s', (slug) => {
  expect(regulatoryModule(slug).slug).toBe(slug);
});

it('has newsletter sources that nobody shares', () => {
  const sources = REGULATORY_MODULES.map(({ newsletterSource }) => newsletterSource);
  expect(new Set(sources).size).toBe(sources.length);
  expect(regulatoryModule('ll97').newsletterSource).toBe('ll97_blog');
});

it('has the categories that the specification lists for LL97', () => {
  const { articleCategories, vendorServiceCategories } = regulatoryModule('ll97');
  expect(articleCategories).toEqual([
    'Compliance',
    'Solutions',
    'Financial',
    'Strategies',
    'Case Study',
    'Updates',
  ]);
  expect(vendorServiceCategories.map(({ label }) => label)).toEqual([
    'Engineering',
    'Consulting',
    'Technology',
    'Financial',
    'Legal',
  ]);
});
