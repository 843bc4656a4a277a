import type { MetaDescriptor } from '@remix-run/react';
import { describe, expect, it } from 'vitest';
import { REGULATORY_MODULES, SECTIONS, type Section } from '#law/modules.ts';
import { sectionMeta } from './section-meta.ts';

const OPEN: MetaDescriptor[] = [{ title: 'The page itself' }];
const menu = { overview: 'Overview', quiz: 'Quiz', report: 'Reports', blog: 'Blog', vendorAccess: 'Vendors' };

function renderMeta(
  section: Section,
  state: 'live' | 'comingSoon',
  { slug, name } = { slug: 'll97', name: 'Local Law 97' },
) {
  const sections = Object.fromEntries(SECTIONS.map((each) => [each, state]));
  return sectionMeta(() => OPEN)({
    error: null,
    data: undefined,
    params: {},
    location: { pathname: `/${slug}/${section}`, search: '', hash: '', state: null, key: '' },
    matches: [
      { id: 'root', data: { productName: 'Lotline', description: 'The site.', origin: 'https://site.test' } },
      { id: `${slug}/layout`, data: { slug, name, menu, sections } },
      { id: `${slug}/${section}`, handle: { section } },
    ] as never,
  }) as Record<string, unknown>[];
}

describe('sectionMeta', () => {
  it("returns the page's own meta when the section is live", () => {
    expect(renderMeta('blog', 'live')).toEqual(OPEN);
  });

  it('returns unlisted "Coming Soon" meta with its own title and description if the section is not live', () => {
    const pages = REGULATORY_MODULES.flatMap((module) =>
      SECTIONS.map((section) => renderMeta(section, 'comingSoon', module)),
    );
    const title = (page: Record<string, unknown>[]) => page.find((tag) => 'title' in tag)?.title;
    const description = (page: Record<string, unknown>[]) =>
      page.find(({ name }) => name === 'description')?.content;
    expect(new Set(pages.map(title)).size).toBe(pages.length);
    expect(new Set(pages.map(description)).size).toBe(pages.length);
    for (const page of pages) expect(page).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(title(pages[0] ?? [])).toMatch(/Coming Soon · .+ · Lotline$/);
  });
});
