import { parseAtomFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { renderChangesFeed } from './changes-feed.server.ts';

const COPY = { heading: 'What changed', lead: 'Old and new values.' };

const change = {
  id: '7-2027-01-01',
  publishedAt: '2026-11-22T17:00:00.000Z',
  before: '$268',
  after: '$300',
  from: '2027-01-01',
  key: 'penalty',
  name: 'Penalty <each> ton & more',
  module: 'll97' as const,
  statement: 'At most this much.',
  citation: 'Admin. Code 28-320.6',
  source: { key: 'law', title: 'The law' },
};

const read = (changes: (typeof change)[]) =>
  parseAtomFeed(
    renderChangesFeed({ productName: 'Lotline', origin: 'https://site.test', copy: COPY, changes }),
  );

describe('the feed of figure changes', () => {
  it('links to itself and its page even when nothing has changed', () => {
    expect(read([])).toMatchObject({
      id: 'https://site.test/figures/changes',
      title: { value: 'Lotline: What changed' },
      subtitle: { value: 'Old and new values.' },
      links: [
        { href: 'https://site.test/figures/changes.xml', rel: 'self' },
        { href: 'https://site.test/figures/changes', rel: 'alternate' },
      ],
    });
  });

  it('has an entry for each change with its link and publication time', () => {
    const feed = read([change]);
    const link = 'https://site.test/figures/changes#change-7-2027-01-01';
    expect(feed.updated).toBe(change.publishedAt);
    expect(feed.entries).toMatchObject([
      {
        id: link,
        links: [{ href: link }],
        title: { value: 'Penalty <each> ton & more: $300 instead of $268, from January 1, 2027.' },
        updated: change.publishedAt,
      },
    ]);
  });
});
