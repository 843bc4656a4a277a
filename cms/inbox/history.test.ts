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
  ['nothing', { subject: 'A' }, { subject: 'A' }, []],
  ['an empty text for none', { subject: null }, { subject: '' }, []],
  ['the number of changes', { revision: 1 }, { revision: 2 }, []],
  ['a text', { subject: 'A' }, { subject: 'B' }, [{ field: 'What it is about', from: 'A', to: 'B' }]],
  ['a choice', { status: 'new' }, { status: 'done' }, [{ field: 'Status', from: 'New', to: 'Done' }]],
  ['a tick', { isSpam: false }, { isSpam: true }, [{ field: 'Is Spam', from: 'no', to: 'yes' }]],
  [
    'an account',
    { assignee: null },
    { assignee: { id: 7 } },
    [{ field: 'Assignee', from: '', to: '7', users: { from: [], to: [7] } }],
  ],
  ['the same account, read with its name', { assignee: 7 }, { assignee: { id: 7 } }, []],
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
    'rows that got other numbers only',
    { analysis: { findings: [{ id: 'a', title: 'T' }] } },
    { analysis: { findings: [{ id: 'b', title: 'T' }] } },
    [],
  ],
])('records the change of %s', (_what, before, after, changes) => {
  expect(changesBetween(fields, before, after)).toEqual(changes);
});

it('truncates a long text', () => {
  const [change] = changesBetween(fields, { subject: '' }, { subject: 'x'.repeat(2000) });
  expect(change?.to).toHaveLength(500);
});
