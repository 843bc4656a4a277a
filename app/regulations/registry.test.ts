import { expect, it } from 'vitest';
import { MODULE_SLUGS, REGULATORY_MODULES, regulatoryModule } from './index.ts';
import { menuOf } from './shared/module.ts';

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

it.each(MODULE_SLUGS)('begins the menu of %s with its overview, and leads to each page once', (slug) => {
  const menu = menuOf(slug);
  expect(menu[0]).toEqual({ page: 'overview', path: '' });
  expect(new Set(menu.map(({ page }) => page)).size).toBe(menu.length);
  expect(new Set(menu.map(({ path }) => path)).size).toBe(menu.length);
});

it('leads to an assessment and to questions in Commercial Waste Zones, and to a quiz elsewhere', () => {
  const quizPaths = REGULATORY_MODULES.map(({ slug }) => [
    slug,
    menuOf(slug).find(({ page }) => page === 'quiz')?.path,
  ]);
  expect(Object.fromEntries(quizPaths)).toEqual({
    ll97: 'quiz',
    ll199: 'quiz',
    'nyc-internet': 'quiz',
    'nyc-plastic': 'quiz',
    'nyc-pest': 'quiz',
    cwz: 'assessment',
  });
  const withQuestions = REGULATORY_MODULES.filter(({ slug }) =>
    menuOf(slug).some(({ page }) => page === 'faq'),
  );
  expect(withQuestions.map(({ slug }) => slug)).toEqual(['cwz']);
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
