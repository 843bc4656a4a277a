import type { FlattenedField } from 'payload';
import { expect, it } from 'vitest';
import { changesBetween } from './history.ts';

const select = {
  name: 'status',
  type: 'select',
  options: [
    { value: 'new', label: 'New' },
    { value: 'done', label: 'Done' },
  ],
};
const fields = [
  { name: 'subject', type: 'text', label: 'What it is about' },
  { name: 'isSpam', type: 'checkbox' },
  select,
  { name: 'assignee', type: 'relationship', relationTo: 'users' },
  { name: 'people', type: 'relationship', relationTo: 'users', hasMany: true },
  { name: 'snoozedUntil', type: 'date', label: 'Snoozed until' },
  { name: 'dueAt', type: 'date', label: 'Due', admin: { date: { pickerAppearance: 'dayAndTime' } } },
  { name: 'revision', type: 'number' },
  {
    name: 'analysis',
    type: 'group',
    flattenedFields: [
      { name: 'summary', type: 'textarea' },
      { name: 'findings', type: 'array' },
    ],
  },
] as unknown as FlattenedField[];

it.each([
  ['unchanged text', { subject: 'A' }, { subject: 'A' }, []],
  ['an empty text instead of null', { subject: null }, { subject: '' }, []],
  ['the revision number', { revision: 1 }, { revision: 2 }, []],
  ['a text', { subject: 'A' }, { subject: 'B' }, [{ field: 'What it is about', from: 'A', to: 'B' }]],
  ['a choice', { status: 'new' }, { status: 'done' }, [{ field: 'Status', from: 'New', to: 'Done' }]],
  ['a checkbox', { isSpam: false }, { isSpam: true }, [{ field: 'Is Spam', from: 'no', to: 'yes' }]],
  [
    'an account',
    { assignee: null },
    { assignee: { id: 7 } },
    [{ field: 'Assignee', from: '', to: '7', users: { from: [], to: [7] } }],
  ],
  ['the same account, populated', { assignee: 7 }, { assignee: { id: 7 } }, []],
  [
    'a day in New York',
    { snoozedUntil: null },
    { snoozedUntil: '2026-11-30T05:00:00.000Z' },
    [{ field: 'Snoozed until', from: '', to: 'Monday, November 30, 2026' }],
  ],
  [
    'a time in New York',
    { dueAt: '2026-11-30T23:00:00.000Z' },
    { dueAt: '2026-12-01T23:00:00.000Z' },
    [{ field: 'Due', from: 'Nov 30, 2026, 6:00 PM EST', to: 'Dec 1, 2026, 6:00 PM EST' }],
  ],
  [
    'several accounts',
    { people: [7] },
    { people: [{ id: 8 }, 7] },
    [{ field: 'People', from: '7', to: '8\n7', users: { from: [7], to: [8, 7] } }],
  ],
  [
    'a field in a group',
    { analysis: { summary: '' } },
    { analysis: { summary: 'Too much.' } },
    [{ field: 'Summary', from: '', to: 'Too much.' }],
  ],
  [
    'rows, by their texts',
    { analysis: { findings: [] } },
    {
      analysis: {
        findings: [
          { id: 'a', title: 'Fees', text: 'Too high.' },
          { id: 'b', title: 'Glass', text: null },
        ],
      },
    },
    [{ field: 'Findings', from: '', to: 'Fees: Too high.\nGlass' }],
  ],
  [
    'rows with new IDs only',
    { analysis: { findings: [{ id: 'a', title: 'T' }] } },
    { analysis: { findings: [{ id: 'b', title: 'T' }] } },
    [],
  ],
])('changesBetween returns the changes for %s', (_what, before, after, changes) => {
  expect(changesBetween(fields, before, after)).toEqual(changes);
});

it('changesBetween truncates long text', () => {
  const [change] = changesBetween(fields, { subject: '' }, { subject: 'x'.repeat(2000) });
  expect(change?.to).toHaveLength(500);
});
