import { parseRssFeed } from 'feedsmith';
import { expect, it } from 'vitest';
import { renderFeed } from './feed.server.ts';

const article = {
  module: 'll97' as const,
  slug: 'who-is-covered',
  title: 'Covered? <b>Boilers & Sons</b> ]]> and more',
  excerpt: 'Buildings over 25,000 sq ft & <i>some</i> others.',
  category: 'Case Study',
  author: 'Ann O’Neil & Co.',
  publishedAt: '2026-02-01T17:00:00.000Z',
  readMinutes: 3,
};

const read = (articles: (typeof article)[]) =>
  parseRssFeed(
    renderFeed({
      title: 'News & notes',
      description: 'What changes.',
      origin: 'https://site.test',
      urls: { blog: '/ll97/blog', blogFeed: '/ll97/blog/feed.xml' },
      articles,
    }),
  );

it('the feed contains the blog title, its URL and the feed URL', () => {
  const feed = read([]);
  expect(feed).toMatchObject({
    title: 'News & notes',
    description: 'What changes.',
    link: 'https://site.test/ll97/blog',
    atom: { links: [{ href: 'https://site.test/ll97/blog/feed.xml', rel: 'self' }] },
  });
  expect(feed.items ?? []).toEqual([]);
});

it('the feed includes every field of each article and escapes special characters', () => {
  const address = 'https://site.test/ll97/blog/who-is-covered';
  const [item] = read([article]).items ?? [];
  expect(item).toMatchObject({
    title: article.title,
    link: address,
    guid: { value: address, isPermaLink: true },
    description: 'Buildings over 25,000 sq ft &amp; &lt;i&gt;some&lt;/i&gt; others.',
    categories: [{ name: 'Case Study' }],
    dc: { creators: [article.author] },
  });
  expect(new Date(item?.pubDate ?? '').toISOString()).toBe(article.publishedAt);
});
