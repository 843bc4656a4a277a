import { expect, it } from 'vitest';
import { article } from '#app/features/articles/article-meta.ts';
import { legislation } from '#app/features/laws/legislation.ts';

const site = {
  productName: 'Lotline',
  tagline: 'The tagline',
  description: 'What the site is.',
  origin: 'https://site.test',
};

const facts = {
  title: 'Who is covered',
  excerpt: 'Buildings over 25,000 sq ft.',
  category: 'Compliance',
  author: 'Research Desk',
  publishedAt: '2026-02-01T17:00:00.000Z',
  changedAt: '2026-03-01T17:00:00.000Z',
};

it('article contains the fields that search engines show', () => {
  const address = 'https://site.test/ll97/blog/who';
  const image = { src: '/api/media/file/a.webp' };
  expect(article(site, '/ll97/blog/who', { ...facts, image })).toMatchObject({
    '@type': 'Article',
    headline: 'Who is covered',
    mainEntityOfPage: address,
    datePublished: facts.publishedAt,
    dateModified: facts.changedAt,
    author: { name: 'Research Desk' },
    publisher: { name: 'Lotline' },
    image: 'https://site.test/api/media/file/a.webp',
  });
  expect(article(site, '/ll97/blog/who', facts)).not.toHaveProperty('image');
});

it('legislation contains the name, citation, source and page of a law', () => {
  const source = { key: 'law', title: 'Administrative Code', link: 'https://law.test' };
  const law = {
    title: 'Gas piping inspection',
    name: 'Gas piping inspection (Local Law 152 of 2016)',
    summary: 'Every four years.',
    citation: 'Admin. Code 28-318',
    source,
    updatedAt: facts.changedAt,
  };
  expect(legislation(site, '/laws/ll152', law)).toMatchObject({
    '@type': 'Legislation',
    name: 'Gas piping inspection',
    alternateName: 'Local Law 152 of 2016',
    legislationIdentifier: 'Admin. Code 28-318',
    subjectOf: { url: 'https://site.test/laws/ll152', dateModified: facts.changedAt },
    citation: { url: 'https://law.test' },
  });
});
