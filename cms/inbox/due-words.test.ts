import { expect, it } from 'vitest';
import { dueWords } from './due-words.ts';

const now = new Date('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-23T12:00:00Z', 'Due in 2 days', false],
  ['2026-11-21T15:00:00Z', 'Due in 3 hours', false],
  ['2026-11-21T11:59:59Z', 'Overdue by 1 second', true],
  ['2026-11-18T12:00:00Z', 'Overdue by 3 days', true],
])('%s is %s', (dueAt, text, isOverdue) => {
  expect(dueWords(dueAt, now)).toEqual({ text, isOverdue });
});
