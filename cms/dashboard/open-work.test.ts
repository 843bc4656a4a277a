import { parse } from 'qs-esm';
import { expect, it } from 'vitest';
import { viewUrl, ageUrl } from './open-work.tsx';

const NOW = new Date('2026-11-21T18:00:00Z');

const filterIn = (address: string): unknown => parse(address.slice(address.indexOf('?') + 1), { depth: 10 });

/** The conditions of open work, as a URL has them. */
const OPEN = [
  { closedAt: { exists: 'false' } },
  {
    or: [
      { snoozedUntil: { exists: 'false' } },
      { snoozedUntil: { less_than_equal: '2026-11-21T18:00:00.000Z' } },
    ],
  },
  { isSpam: { not_equals: 'true' } },
];

it('links each view of open work with the filters and the sort order of that view', () => {
  const address = viewUrl('feedback', 'Overdue', 7, NOW);
  expect(address).toMatch(/^\/admin\/collections\/feedback\?where/);
  expect(filterIn(address)).toEqual({
    where: {
      and: [{ dueAt: { less_than: '2026-11-21T18:00:00.000Z' } }, ...OPEN],
    },
    sort: 'dueAt',
  });
});

it('links each age group to the open submissions received in that period', () => {
  const from = new Date('2026-11-19T05:00:00Z');
  const before = new Date('2026-11-21T05:00:00Z');
  expect(filterIn(ageUrl('feedback', { label: '1-2 days', from, before }, NOW))).toEqual({
    where: {
      and: [
        ...OPEN,
        { createdAt: { greater_than_equal: '2026-11-19T05:00:00.000Z' } },
        { createdAt: { less_than: '2026-11-21T05:00:00.000Z' } },
      ],
    },
    sort: '-createdAt',
  });
});
