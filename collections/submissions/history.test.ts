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

const ONE_FINDING = { findings: [{ id: 'a', title: 'Fees', text: 'Too high.' }] };
const SAME_FINDING = { findings: [{ id: 'b', title: 'Fees', text: 'Too high.' }] };
const TWO_FINDINGS = { findings: [...ONE_FINDING.findings, { id: 'c', title: 'Glass', text: null }] };

it.each<
  [
    what: string,
    before: object,
    after: object,
    changes: [field: string, from: string, to: string, users?: object][],
  ]
>([
  ['unchanged text', { subject: 'A' }, { subject: 'A' }, []],
  ['an empty text instead of null', { subject: null }, { subject: '' }, []],
  ['the revision number', { revision: 1 }, { revision: 2 }, []],
  ['a text', { subject: 'A' }, { subject: 'B' }, [['What it is about', 'A', 'B']]],
  ['a choice', { status: 'new' }, { status: 'done' }, [['Status', 'New', 'Done']]],
  ['a checkbox', { isSpam: false }, { isSpam: true }, [['Is Spam', 'no', 'yes']]],
  ['an account', { assignee: null }, { assignee: { id: 7 } }, [['Assignee', '', '7', { from: [], to: [7] }]]],
  ['the same account, populated', { assignee: 7 }, { assignee: { id: 7 } }, []],
  [
    'several accounts',
    { people: [7] },
    { people: [{ id: 8 }, 7] },
    [['People', '7', '8\n7', { from: [7], to: [8, 7] }]],
  ],
  [
    'a day in New York',
    { snoozedUntil: null },
    { snoozedUntil: '2026-11-30T05:00:00.000Z' },
    [['Snoozed until', '', 'Monday, November 30, 2026']],
  ],
  [
    'a time in New York',
    { dueAt: '2026-11-30T23:00:00.000Z' },
    { dueAt: '2026-12-01T23:00:00.000Z' },
    [['Due', 'Nov 30, 2026, 6:00 PM EST', 'Dec 1, 2026, 6:00 PM EST']],
  ],
  [
    'a field in a group',
    { analysis: { summary: '' } },
    { analysis: { summary: 'Too much.' } },
    [['Summary', '', 'Too much.']],
  ],
  [
    'rows, by their texts',
    { analysis: { findings: [] } },
    { analysis: TWO_FINDINGS },
    [['Findings', '', 'Fees: Too high.\nGlass']],
  ],
  ['rows with new IDs only', { analysis: ONE_FINDING }, { analysis: SAME_FINDING }, []],
])('changesBetween returns the changes, if any, for %s', (_what, before, after, changes) => {
  expect(changesBetween(fields, before, after)).toEqual(
    changes.map(([field, from, to, users]) => ({ field, from, to, ...(users && { users }) })),
  );
});

it('changesBetween truncates long text', () => {
  const [change] = changesBetween(fields, { subject: '' }, { subject: 'x'.repeat(2000) });
  expect(change?.to).toHaveLength(500);
});
