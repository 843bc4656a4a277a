import type { DateField, Field, NumberField, SelectField, TextField } from 'payload';
import { BILL_FIELDS, MAX_VALUE_LENGTH } from '#law/bills/bill-fields.ts';
import { nobody } from '#cms/access.ts';
import { textField, listField, OPTIONAL, rowField } from '#cms/fields/copy.ts';

/** Shows "Check this" below a field whose value may have been misread. */
const MARK = { components: { afterInput: ['/collections/bills/panel/check-this.tsx#CheckThis'] } };

type TextName = 'hauler' | 'license' | 'service';

const billTextField = (name: TextName): TextField => ({
  name,
  label: BILL_FIELDS[name].label,
  type: 'text',
  maxLength: MAX_VALUE_LENGTH,
  admin: MARK,
});

const dayField = (name: 'periodStart' | 'periodEnd'): DateField => ({
  name,
  label: BILL_FIELDS[name].label,
  type: 'date',
  admin: { ...MARK, date: { pickerAppearance: 'dayOnly', displayFormat: 'MM/dd/yyyy' } },
});

const MAX_NUMBER = 10_000_000;

const numberField = (name: Exclude<keyof typeof BILL_FIELDS, TextName>): NumberField => ({
  name,
  label: BILL_FIELDS[name].label,
  type: 'number',
  min: -MAX_NUMBER,
  max: MAX_NUMBER,
  admin: MARK,
});

const unitField = (name: string, label: string): SelectField => ({
  name,
  label,
  type: 'select',
  options: [
    { value: 'volume', label: 'Per cubic yard' },
    { value: 'weight', label: 'Per 100 lb' },
  ],
});

export const MAX_LINES = 40;

/** Rows start expanded, because staff check each one. */
const openListField = (name: string, label: string, fields: Field[]): Field => ({
  ...listField(name, label, fields, { ...OPTIONAL, maxRows: MAX_LINES }),
  admin: { initCollapsed: false },
});

/** The software fills these in until staff save the form. */
export const billFields = (): Field[] => [
  {
    name: 'bill',
    label: 'The bill',
    type: 'group',
    fields: [
      rowField(billTextField('hauler'), billTextField('license')),
      rowField(dayField('periodStart'), dayField('periodEnd'), numberField('contractMonths')),
      rowField(numberField('previousBalance'), numberField('payments'), numberField('credits')),
      rowField(numberField('currentCharges'), numberField('tax'), numberField('amountDue')),
      rowField(numberField('recyclingRate'), unitField('recyclingUnit', 'Unit of the recycling rate')),
      rowField(numberField('organicsRate'), unitField('organicsUnit', 'Unit of the organics rate')),
    ],
  },
  openListField('services', 'Service lines', [
    billTextField('service'),
    rowField(numberField('containerSize'), numberField('pickups')),
    rowField(numberField('ratePerYard'), numberField('ratePer100Pounds'), numberField('amount')),
  ]),
  openListField('fees', 'Fees', [
    rowField(
      { name: 'label', label: 'Fee', type: 'text', required: true, maxLength: MAX_VALUE_LENGTH },
      { ...numberField('amount'), required: true },
    ),
  ]),
];

const dollarsField = (name: string, label: string): NumberField => ({
  name,
  label,
  type: 'number',
  min: 0,
  admin: { description: 'In dollars a month, as stated on the bill or calculated from it.' },
});

export const MAX_REPORT_ROWS = 12;

const recorded = { access: { create: nobody, update: nobody } };

export const reportField = (): Field => ({
  name: 'report',
  type: 'group',
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
    listField(
      'findings',
      'What the bill shows',
      [textField('title', 'Finding', 120), { name: 'text', type: 'textarea', maxLength: 1000 }],
      { ...OPTIONAL, maxRows: MAX_REPORT_ROWS },
    ),
    listField('recommendations', 'What to do next', [textField('text', 'Step', 400)], {
      ...OPTIONAL,
      maxRows: MAX_REPORT_ROWS,
    }),
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
  ],
});
