import { expect, it } from 'vitest';
import { MODULE_SLUGS, REGULATORY_MODULES, regulatoryModule } from './modules.ts';

it('gives each module a newsletter source of its own', () => {
  const sources = REGULATORY_MODULES.map(({ newsletterSource }) => newsletterSource);
  expect(new Set(sources).size).toBe(MODULE_SLUGS.length);
  expect(regulatoryModule('ll97').newsletterSource).toBe('ll97_blog');
});
