import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@remix-run/route-config';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { moduleUrls } from '#app/features/modules/module-urls.ts';
import { MODULE_SLUGS } from '#app/regulations/index.ts';
import routes from '#app/routes.ts';
import { projectRoot } from '#server/project-root.ts';
import { isListed, PAGES } from './pages.mjs';

/** The addresses of the pages below these routes. A page is drawn; what is not is a file, or leads elsewhere. */
function pagesOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path: own, index, file, children = [] }) => {
    const address = own ? `${above}/${own}` : above;
    const isPage = (own ?? index) && file.endsWith('.tsx');
    return [...(isPage ? [address || '/'] : []), ...pagesOf(children, address)];
  });
}

const isOnePage = (address: string) => !/[:*]/.test(address);

/** What a file of the seed holds. */
function seeded<Content>(file: string, schema: z.ZodType<Content>): Content {
  return schema.parse(parse(readFileSync(path.join(projectRoot, 'cms/seed/content', file), 'utf8')));
}

const moduleSchema = z.object({
  sections: z.object({ quiz: z.string(), report: z.string(), blog: z.string() }),
});
const partnersSchema = z.array(z.object({ slug: z.string(), isExample: z.boolean().default(false) }));

it('no page is measured twice', () => {
  expect(PAGES).toHaveLength(new Set(PAGES).size);
});

it.each(pagesOf(routes).filter(isOnePage))('%s is measured', (address) => {
  expect(PAGES).toContain(address);
});

it.each(MODULE_SLUGS)('an article of %s is measured, if its blog is open', (module) => {
  const { sections } = seeded(`modules/${module}.yaml`, moduleSchema);
  const isMeasured = PAGES.some((page) => page.startsWith(`${moduleUrls(module).blog}/`));
  expect(isMeasured).toBe(sections.blog === 'live');
});

it.each(MODULE_SLUGS)(
  'search engines are meant to find the pages of %s that are open, and no others',
  (module) => {
    const { sections } = seeded(`modules/${module}.yaml`, moduleSchema);
    const { quiz, report } = moduleUrls(module);
    expect(isListed(quiz)).toBe(sections.quiz === 'live');
    expect(isListed(report)).toBe(sections.report === 'live');
  },
);

it('search engines are meant to find partners, but for examples', () => {
  const partners = seeded('partners.yaml', partnersSchema).map(({ slug, isExample }) => ({
    address: `/partners/${slug}`,
    isExample,
  }));
  const measured = partners.filter(({ address }) => PAGES.includes(address));
  expect(measured.length).toBeGreaterThan(0);
  for (const { address, isExample } of measured) expect(isListed(address)).toBe(!isExample);
});

it('search engines are meant to find a page, not what it says to one visitor', () => {
  expect(isListed('/ll97/quiz')).toBe(true);
  expect(isListed('/ll97/quiz?answers=1d-2d-3d-4d-5d&result=received')).toBe(false);
  expect(isListed('/newsletter/confirmed')).toBe(false);
});
