import type { Condition, Field, NumberField } from 'payload';
import { nobody } from '#cms/access.ts';
import { secretField } from '#cms/fields/common.ts';
import { componentField } from '#cms/fields/ui-fields.ts';
import { lineField, listField, OPTIONAL, rowField } from '#cms/fields/copy.ts';

const recorded = { access: { create: nobody, update: nobody } };

const dollarsField = (name: string, label: string): NumberField => ({
  name,
  label,
  type: 'number',
  min: 0,
  admin: { description: 'In dollars a month, as stated on the bill or calculated from it.' },
});

const optionalRows = (name: string, label: string, fields: Field[]): Field =>
  listField(name, label, fields, { ...OPTIONAL, maxRows: 12 });

/** The analysis of a bill, which staff write for the visitor, and the addresses of its report and of its progress. */
export const analysisFields = (condition?: Condition): Field[] => [
  componentField('reportPreview', '/cms/analysis/preview-link.tsx#ReportPreviewLink', {
    position: 'sidebar',
  }),
  {
    name: 'analysis',
    type: 'group',
    admin: { condition },
    fields: [
      {
        name: 'summary',
        type: 'textarea',
        maxLength: 4000,
        admin: {
          description:
            'Start with the answer: is the visitor overpaying, and by how much? Required to send the report.',
        },
      },
      rowField(
        dollarsField('monthlyCost', 'What they pay'),
        dollarsField('fairMonthlyCost', 'What would be fair'),
      ),
      optionalRows('findings', 'What the bill shows', [
        lineField('title', 'Finding', 120),
        { name: 'text', type: 'textarea', maxLength: 1000 },
      ]),
      optionalRows('recommendations', 'What to do next', [lineField('text', 'Step', 400)]),
      {
        name: 'rejectionReason',
        type: 'textarea',
        maxLength: 1000,
        admin: {
          description:
            'Why the bill cannot be analyzed. The visitor gets this text by email. Required to reject.',
        },
      },
      {
        name: 'reportId',
        label: 'Report ID',
        type: 'text',
        unique: true,
        index: true,
        ...recorded,
        admin: { readOnly: true, description: 'The last part of the report’s address, once it is sent.' },
      },
      { name: 'reviewStartedAt', type: 'date', ...recorded, admin: { hidden: true } },
      { name: 'sentAt', label: 'Report sent', type: 'date', ...recorded, admin: { readOnly: true } },
    ],
  },
  // The page where the sender sees how far it has come: /bills/{key}
  secretField('key'),
];
