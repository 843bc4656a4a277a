import { describe, expect, it, vi } from 'vitest';
import { titleOfPage } from './title-of-page.server.ts';

const titles = {
  name: 'Local Law 97',
  menu: {
    overview: 'Overview',
    quiz: 'Risk Assessment',
    report: 'Reports',
    blog: 'Blog',
    vendorAccess: 'Vendors',
  },
  overview: 'What the law asks',
  blog: 'News of the law',
  newsletter: 'Hear of changes',
  vendorAccess: 'Apply as a vendor',
};

vi.mock('#app/content/page-titles.server.ts', () => ({
  findModuleTitles: (slug: string) => Promise.resolve(slug === 'll97' ? titles : undefined),
  findArticleTitle: (_module: string, slug: string) =>
    Promise.resolve(slug === 'first' ? 'The first article' : undefined),
  findGuideTitle: (slug: string) => Promise.resolve(slug === 'start' ? 'How to start' : undefined),
  findPartnerTitle: (slug: string) => Promise.resolve(slug === 'sons' ? 'Boiler & Sons' : undefined),
}));

vi.mock('#app/content/pages.server.ts', () => ({
  readPage: (page: string) =>
    Promise.resolve({ meta: { title: `The page ${page}` }, directory: { heading: 'Partner Directory' } }),
}));

vi.mock('#app/content/site-settings.server.ts', () => ({
  readSiteSettings: () => Promise.resolve({ tagline: 'The tagline' }),
}));

const titleAt = async (path: string) => (await titleOfPage(path))?.title;

describe('titleOfPage', () => {
  it.each([
    ['/', 'The tagline'],
    ['/about', 'The page about'],
    ['/partners/directory', 'Partner Directory'],
    ['/help/start', 'How to start'],
    ['/partners/sons', 'Boiler & Sons'],
    ['/ll97', 'What the law asks'],
    ['/ll97/quiz', 'Risk Assessment'],
    ['/ll97/blog', 'News of the law'],
    ['/ll97/newsletter', 'Hear of changes'],
    ['/ll97/vendor-access', 'Apply as a vendor'],
    ['/ll97/blog/first', 'The first article'],
  ])('of %s is %s', async (path, title) => {
    expect(await titleAt(path)).toBe(title);
  });

  it.each([
    '',
    '//',
    '/anything',
    '/help/',
    '/help/none',
    '/help/start/more',
    '/ll97/',
    '/ll97/blog/',
    '/ll97/blog/none',
    '/ll97/blog/first/more',
    '/ll97/constructor',
    '/cwz',
    '/admin',
  ])('there is no page %j', async (path) => {
    expect(await titleAt(path)).toBeUndefined();
  });

  it('knows the module of a page', async () => {
    expect(await titleOfPage('/ll97/blog/first')).toEqual({
      title: 'The first article',
      module: { slug: 'll97', name: 'Local Law 97' },
    });
  });
});
