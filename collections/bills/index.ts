import type { CollectionConfig, Field, NumberField, SelectField } from 'payload';
import { BILL_FIELD_NAMES } from '#law/bills/bill-fields.ts';
import { nobody, staff } from '#cms/access.ts';
import { secretField, timeField } from '#cms/fields/common.ts';
import { analysisGroup } from './analysis-fields.ts';
import { readingEndpoints } from './read-again.ts';
import { BY_HAND_REASONS, CORRECTORS, KINDS, SOURCES, STATES, VERDICTS } from './analysis-states.ts';

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
  { name: 'revision', type: 'number', required: true, defaultValue: 0 },
];

/**
 * A visitor's bill with the values read from it, decisions about each value, and the analysis by staff. An
 * invoice submission may have no files. Each part has its own writer: the reader in `attempts.ts`, decisions
 * in `verdicts.ts`, and staff through the document of the submission.
 */
export const Bills: CollectionConfig = {
  slug: 'bills',
  labels: { singular: 'Bill', plural: 'Bills' },
  admin: { group: 'Submissions', hidden: true, useAsTitle: 'state' },
  defaultSort: '-createdAt',
  endpoints: readingEndpoints,
  access: { create: nobody, read: staff, update: nobody, delete: nobody },
  fields: [
    // The page where the sender follows the bill: /bills/{key}
    secretField('key'),
    analysisGroup(),
    choiceField('state', [...STATES], { required: true, defaultValue: 'notRead', index: true }),
    choiceField('reason', [...BY_HAND_REASONS]),
    choiceField('kind', [...KINDS]),
    // The number of bills in the files. The values are from the first bill.
    numberField('bills', false),
    // Incremented before reading, so that a bill that crashes the process is not read forever.
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    timeField('startedAt', 'Reading started'),
    timeField('readAt', 'Read'),
    { name: 'pages', type: 'array', fields: pageFields },
    { name: 'values', type: 'array', fields: valueFields },
  ],
};
