import { expect, it } from 'vitest';
import { ageClasses } from './age.ts';

const classOf = (arrivedAt: string, now: string): string[] =>
  ageClasses(new Date(now))
    .filter(({ from, before }) => {
      const moment = new Date(arrivedAt);
      return (!from || moment >= from) && (!before || moment < before);
    })
    .map(({ label }) => label);

it.each([
  ['a minute ago', '2026-11-21T17:59:00Z', '2026-11-21T18:00:00Z', 'Today'],
  ['just after midnight in New York', '2026-11-21T05:00:00Z', '2026-11-21T18:00:00Z', 'Today'],
  ['just before midnight in New York', '2026-11-21T04:59:59.999Z', '2026-11-21T18:00:00Z', '1-2 days'],
  [
    'yesterday evening, seen after midnight in London',
    '2026-11-21T02:00:00Z',
    '2026-11-21T03:00:00Z',
    'Today',
  ],
  [
    'the first moment of the day before yesterday',
    '2026-11-19T05:00:00Z',
    '2026-11-21T18:00:00Z',
    '1-2 days',
  ],
  ['a moment earlier', '2026-11-19T04:59:59.999Z', '2026-11-21T18:00:00Z', '3-5 days'],
  ['five days ago', '2026-11-16T05:00:00Z', '2026-11-21T18:00:00Z', '3-5 days'],
  ['six days ago', '2026-11-16T04:59:59.999Z', '2026-11-21T18:00:00Z', 'Older'],
  ['two days ago, over the end of summer time', '2026-10-31T04:00:00Z', '2026-11-02T12:00:00Z', '1-2 days'],
  ['an hour earlier', '2026-10-31T03:59:59.999Z', '2026-11-02T12:00:00Z', '3-5 days'],
])('%s', (_what, arrivedAt, now, label) => {
  expect(classOf(arrivedAt, now)).toEqual([label]);
});
