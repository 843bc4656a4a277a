import type { Condition, Field } from 'payload';
import { nobody } from '#cms/access.ts';
import { lineField } from '#cms/fields/copy.ts';

const recorded = { access: { create: nobody, update: nobody } };

const dollars = (name: string, label: string): Field => ({
  name,
  label,
  type: 'number',
  min: 0,
  admin: { description: 'In dollars a month, as stated on the bill or calculated from it.' },
});

const rowsOf = (name: string, label: string, fields: Field[]): Field => ({
  name,
  label,
  type: 'array',
  maxRows: 12,
  fields,
});

/** What staff write for the visitor. */
const written: Field[] = [
  {
    name: 'summary',
    type: 'textarea',
    maxLength: 4000,
    admin: {
      description:
        'Start with the answer: does the visitor pay too much, and by how much? Required to send the report.',
    },
  },
  {
    type: 'row',
    fields: [dollars('monthlyCost', 'What they pay'), dollars('fairMonthlyCost', 'What would be fair')],
  },
  rowsOf('findings', 'What the bill shows', [
    lineField('title', 'Finding', 120),
    { name: 'text', type: 'textarea', maxLength: 1000 },
  ]),
  rowsOf('recommendations', 'What to do next', [lineField('text', 'Step', 400)]),
  {
    name: 'rejectionReason',
    type: 'textarea',
    maxLength: 1000,
    admin: {
      description: 'Why the bill cannot be analyzed. The visitor gets this text by mail. Required to reject.',
    },
  },
];

const record: Field[] = [
  {
    name: 'reportId',
    label: 'Report ID',
    type: 'text',
    unique: true,
    index: true,
    ...recorded,
    admin: { readOnly: true, description: 'The last part of the report’s address, once it is sent.' },
  },
  { name: 'sentAt', label: 'Report sent', type: 'date', ...recorded, admin: { readOnly: true } },
];

/** The analysis of a bill, and the address of its report. */
export const analysisFields = (condition?: Condition): Field[] => [
  { name: 'analysis', type: 'group', admin: { condition }, fields: [...written, ...record] },
];
