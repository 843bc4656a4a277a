import { expect, it } from 'vitest';
import type { FigureChange } from '#app/data/figure-changes.server.ts';
import { articleChanges } from './article-changes.ts';

const figureChange: FigureChange = {
  id: '7-2027-01-01',
  // Still November 12 in New York.
  publishedAt: '2026-11-13T02:00:00.000Z',
  before: '$268',
  after: '$300',
  from: '2027-01-01',
  key: 'penalty',
  name: 'Penalty',
  module: 'll97',
  statement: 'For each ton.',
  citation: 'Admin. Code',
  source: { key: 'city', title: 'The city' },
};

it("articleChanges lists editors' notes and figure changes, newest first", () => {
  const updates = [
    { day: '2026-11-01', note: 'The fee is known.' },
    { day: '2026-11-20', note: 'A section on offsets.' },
  ];
  expect(articleChanges({ updates, figureChanges: [figureChange] })).toEqual([
    { day: '2026-11-20', text: 'A section on offsets.' },
    {
      day: '2026-11-12',
      text: 'Penalty: $300 instead of $268, from January 1, 2027.',
      url: '/figures/changes#change-7-2027-01-01',
    },
    { day: '2026-11-01', text: 'The fee is known.' },
  ]);
});

it('articleChanges skips empty and incomplete rows of a draft', () => {
  const updates = [
    { day: null, note: 'Soon.' },
    { day: '2026-02-30', note: 'Never.' },
    { day: '2026-11-20' },
  ];
  expect(articleChanges({ updates, figureChanges: [] })).toEqual([]);
});

it('articleChanges lists at most ten changes', () => {
  const updates = Array.from({ length: 12 }, (_, index) => ({ day: `2026-10-${10 + index}`, note: 'x' }));
  const changes = articleChanges({ updates, figureChanges: [] });
  expect(changes).toHaveLength(10);
  expect(changes[0]?.day).toBe('2026-10-21');
});
