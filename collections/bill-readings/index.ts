import type { CollectionConfig, Field, NumberField, SelectField } from 'payload';
import { BILL_FIELD_NAMES } from '#app/regulations/bill-fields.ts';
import { nobody, staff } from '#cms/access.ts';
import { timeField } from '#cms/fields/common.ts';
import { readingEndpoints } from './read-again.ts';
import { BY_HAND_REASONS, CORRECTORS, KINDS, SOURCES, STATES, VERDICTS } from './states.ts';

const numberField = (name: string, required = true): NumberField => ({ name, type: 'number', required });

const choiceField = (
  name: string,
  options: SelectField['options'],
  overrides: Partial<Pick<SelectField, 'defaultValue' | 'index' | 'required'>> = {},
): Field => ({ name, type: 'select', options, ...overrides });

const pageFields: Field[] = [
  numberField('file'),
  numberField('page'),
  numberField('width'),
  numberField('height'),
  choiceField('source', [...SOURCES], { required: true }),
];

const placeFields: Field[] = ['file', 'page', 'left', 'top', 'width', 'height'].map((name) =>
  numberField(name),
);

const valueFields: Field[] = [
  choiceField('field', [...BILL_FIELD_NAMES], { required: true }),
  numberField('line', false),
  { name: 'label', type: 'text' },
  { name: 'value', type: 'text', required: true },
  { name: 'printed', type: 'text', required: true },
  { name: 'place', type: 'group', fields: placeFields },
  numberField('confidence'),
  choiceField('verdict', [...VERDICTS], { required: true, defaultValue: 'none' }),
  { name: 'correctedValue', type: 'text' },
  choiceField('correctedBy', [...CORRECTORS]),
  // Counts the decisions on it: of two people who decide at once, the second is told.
  { name: 'revision', type: 'number', required: true, defaultValue: 0 },
];

/**
 * What was read from a bill, and what people decided about each value. There is one row for each bill, with the first of
 * its files. Only the product writes it: `read-bill.ts` and `verdicts.ts`.
 */
export const BillReadings: CollectionConfig = {
  slug: 'bill-readings',
  labels: { singular: 'Reading of a bill', plural: 'Readings of bills' },
  admin: {
    group: 'Inbox',
    hidden: true,
    useAsTitle: 'state',
    defaultColumns: ['bill', 'state', 'reason', 'readAt', 'createdAt'],
  },
  defaultSort: '-createdAt',
  endpoints: readingEndpoints,
  access: { create: nobody, read: staff, update: nobody, delete: nobody },
  fields: [
    {
      name: 'bill',
      type: 'relationship',
      relationTo: 'bill-uploads',
      required: true,
      unique: true,
      index: true,
    },
    choiceField('state', [...STATES], { required: true, defaultValue: 'waiting', index: true }),
    choiceField('reason', [...BY_HAND_REASONS]),
    choiceField('kind', [...KINDS]),
    // How many bills the files hold: the values are those of the first one.
    numberField('bills', false),
    // Counted before a reading begins, so that a bill that ends the process is not read again and again.
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    timeField('startedAt', 'Reading started'),
    timeField('readAt', 'Read'),
    { name: 'pages', type: 'array', fields: pageFields },
    { name: 'values', type: 'array', fields: valueFields },
  ],
};
