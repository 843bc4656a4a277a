import { describe, expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';
import { pageOfSocialImage, socialImageUrl } from './social-image-url.ts';

const site = { productName: 'Lotline', description: 'What the site is.', origin: 'https://site.test' };

function metaContent(page: Parameters<typeof pageMeta>[1], name: string): unknown {
  const context = { matches: [{ id: 'root', data: site }], location: { pathname: '/ll97' } };
  const tags = pageMeta(context, { title: 'A title', ...page }) as Record<string, unknown>[];
  return tags.find((tag) => tag.name === name || tag.property === name)?.content;
}

describe('a page without its own image', () => {
  it('uses a generated image with a description', () => {
    expect(metaContent({}, 'og:image')).toBe('https://site.test/social-image/ll97.png');
    expect(metaContent({}, 'og:image:width')).toBe('1200');
    expect(metaContent({}, 'og:image:height')).toBe('630');
    expect(metaContent({}, 'og:image:alt')).toBe('A title');
    expect(metaContent({}, 'twitter:card')).toBe('summary_large_image');
  });

  it('has an image name that does not contain the query', () => {
    expect(metaContent({ path: '/ll97/blog?page=2' }, 'og:image')).toBe(
      'https://site.test/social-image/ll97/blog.png',
    );
  });

  it('has no social image if it is unlisted', () => {
    expect(metaContent({ isUnlisted: true }, 'og:image')).toBeUndefined();
    expect(metaContent({ isUnlisted: true }, 'robots')).toBe('noindex');
  });
});

it.each([
  ['/api/media/file/a.webp', 'https://site.test/api/media/file/a.webp'],
  ['https://files.test/a.webp', 'https://files.test/a.webp'],
])("pageMeta links to a page's own image at %s", (src, address) => {
  const image = { src, width: 1280, height: 720, alt: 'A boiler' };
  expect(metaContent({ image }, 'og:image')).toBe(address);
  expect(metaContent({ image }, 'og:image:alt')).toBe('A boiler');
});

it('pageMeta includes the site name and the page type', () => {
  expect(metaContent({}, 'og:site_name')).toBe('Lotline');
  expect(metaContent({}, 'og:type')).toBe('website');
  expect(metaContent({ type: 'article' }, 'og:type')).toBe('article');
});

it.each(['/', '/about', '/ll97/blog/first'])(
  'pageOfSocialImage maps the image URL of %s back to the page',
  (path) => {
    expect(pageOfSocialImage(socialImageUrl(path).replace('/social-image/', ''))).toBe(path);
  },
);

it.each(['', '.png', 'll97', 'll97.jpg', '.pngs'])(
  'pageOfSocialImage rejects %j as an image name',
  (name) => {
    expect(pageOfSocialImage(name)).toBeUndefined();
  },
);
