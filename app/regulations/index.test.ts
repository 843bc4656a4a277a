import { expect, it } from 'vitest';
import { menuOf, MODULE_SLUGS, REGULATORY_MODULES, regulatoryModule } from './index.ts';

it('gives each module a newsletter source of its own', () => {
  const sources = REGULATORY_MODULES.map(({ newsletterSource }) => newsletterSource);
  expect(new Set(sources).size).toBe(MODULE_SLUGS.length);
  expect(regulatoryModule('ll97').newsletterSource).toBe('ll97_blog');
});

it.each(MODULE_SLUGS)('starts the menu of %s with its overview and links to each page once', (slug) => {
  const menu = menuOf(slug);
  expect(menu[0]).toEqual({ page: 'overview', path: '' });
  expect(new Set(menu.map(({ page }) => page)).size).toBe(menu.length);
  expect(new Set(menu.map(({ path }) => path)).size).toBe(menu.length);
});

it('links Commercial Waste Zones to an assessment and an FAQ, where other modules have a quiz', () => {
  const pathsOf = (slug: (typeof MODULE_SLUGS)[number]) => menuOf(slug).map(({ path }) => path);
  expect(pathsOf('cwz')).toEqual(['', 'assessment', 'blog', 'faq', 'vendor-access']);
  for (const slug of MODULE_SLUGS.filter((other) => other !== 'cwz')) {
    expect(pathsOf(slug)).toEqual(['', 'quiz', 'report', 'blog', 'vendor-access']);
  }
});

it('offers the categories that the specification lists for LL97', () => {
  const { articleCategories, vendorServiceCategories } = regulatoryModule('ll97');
  expect(articleCategories.join()).toBe('Compliance,Solutions,Financial,Strategies,Case Study,Updates');
  expect(vendorServiceCategories.map(({ label }) => label).join()).toBe(
    'Engineering,Consulting,Technology,Financial,Legal',
  );
});
