import { expect, it } from 'vitest';
import { dueDate, dueText } from './due-date.ts';
import type { DueIn } from './kinds.ts';

it.each<[what: string, DueIn, receivedAt: string, due: string]>([
  ['48 hours, including a weekend', { hours: 48 }, '2026-11-20T22:30Z', '2026-11-22T22:30Z'],
  ['two days after a Monday', { businessDays: 2 }, '2026-11-16T15:00Z', '2026-11-18T23:00Z'],
  ['two days after a Friday', { businessDays: 2 }, '2026-11-20T15:00Z', '2026-11-24T23:00Z'],
  ['one day after a Saturday', { businessDays: 1 }, '2026-11-21T15:00Z', '2026-11-23T23:00Z'],
  ['five days across Thanksgiving', { businessDays: 5 }, '2026-11-20T15:00Z', '2026-11-30T23:00Z'],
  ['one day across an observed holiday', { businessDays: 1 }, '2026-07-02T15:00Z', '2026-07-06T22:00Z'],
  ['one day when clocks go forward', { businessDays: 1 }, '2026-03-06T20:00Z', '2026-03-09T22:00Z'],
  ['one day after a Sunday in New York', { businessDays: 1 }, '2026-11-16T03:30Z', '2026-11-16T23:00Z'],
])('dueDate counts %s', (_what, dueIn, receivedAt, due) => {
  expect(dueDate(dueIn, new Date(receivedAt))).toBe(new Date(due).toISOString());
});

const now = new Date('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-23T12:00:00Z', 'Due in 2 days', false],
  ['2026-11-21T15:00:00Z', 'Due in 3 hours', false],
  ['2026-11-21T11:59:59Z', 'Overdue by 1 second', true],
  ['2026-11-18T12:00:00Z', 'Overdue by 3 days', true],
])('dueText describes %s as %s', (dueAt, text, isOverdue) => {
  expect(dueText(dueAt, now)).toEqual({ text, isOverdue });
});
