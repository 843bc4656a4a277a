import { describe, expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';
import { pageOfSocialImage, socialImageUrl } from './social-image-url.ts';
import type { Site } from './use-site.ts';

const site: Site = {
  productName: 'Lotline',
  tagline: 'The tagline',
  description: 'What the site is.',
  laws: [],
  navigation: [],
  footerLinks: [],
  contactEmail: 'team@site.test',
  officeHours: [],
  listsBuildings: true,
  today: 'November 21, 2026',
  year: 2026,
  origin: 'https://site.test',
};

/** The content of a meta tag with this name or property. */
function contentOf(page: Parameters<typeof pageMeta>[1], name: string): unknown {
  const context = { matches: [{ id: 'root', data: site }], location: { pathname: '/ll97' } };
  const tags = pageMeta(context, { title: 'A title', ...page }) as Record<string, unknown>[];
  return tags.find((tag) => tag.name === name || tag.property === name)?.content;
}

describe('a page without a picture of its own', () => {
  it('has one drawn, which is described', () => {
    expect(contentOf({}, 'og:image')).toBe('https://site.test/social-image/ll97.png');
    expect(contentOf({}, 'og:image:width')).toBe('1200');
    expect(contentOf({}, 'og:image:height')).toBe('630');
    expect(contentOf({}, 'og:image:alt')).toBe('A title');
    expect(contentOf({}, 'twitter:card')).toBe('summary_large_image');
  });

  it('has the one of the page, whatever is asked of it', () => {
    expect(contentOf({ path: '/ll97/blog?page=2' }, 'og:image')).toBe(
      'https://site.test/social-image/ll97/blog.png',
    );
  });

  it('has none when the page should not be listed', () => {
    expect(contentOf({ isUnlisted: true }, 'og:image')).toBeUndefined();
    expect(contentOf({ isUnlisted: true }, 'robots')).toBe('noindex');
  });
});

it.each([
  ['/api/media/file/a.webp', 'https://site.test/api/media/file/a.webp'],
  ['https://files.test/a.webp', 'https://files.test/a.webp'],
])('a picture of its own at %s is shown from there', (src, address) => {
  const image = { src, width: 1280, height: 720, alt: 'A boiler' };
  expect(contentOf({ image }, 'og:image')).toBe(address);
  expect(contentOf({ image }, 'og:image:alt')).toBe('A boiler');
});

it('a page says whose it is and what kind', () => {
  expect(contentOf({}, 'og:site_name')).toBe('Lotline');
  expect(contentOf({}, 'og:type')).toBe('website');
  expect(contentOf({ type: 'article' }, 'og:type')).toBe('article');
});

it.each(['/', '/about', '/ll97/blog/first'])('the page of the picture of %s is that page', (path) => {
  expect(pageOfSocialImage(socialImageUrl(path).replace('/social-image/', ''))).toBe(path);
});

it.each(['', '.png', 'll97', 'll97.jpg', '.pngs'])('%j is no name of a picture', (name) => {
  expect(pageOfSocialImage(name)).toBeUndefined();
});
