import type { FlattenedField } from 'payload';
import { expect, it } from 'vitest';
import { fillRequired } from './fill-required.ts';

const text = (name: string, required: boolean): FlattenedField => ({ name, type: 'text', required });

const group = (name: string, flattenedFields: FlattenedField[]): FlattenedField => ({
  name,
  type: 'group',
  fields: [],
  flattenedFields,
});

const FIELDS = [text('heading', true), text('note', false), group('ask', [text('label', true)])];

const OTHER = { heading: 'Hello', note: 'Welcome', ask: { label: 'Go' } };

const COMPLETE = { heading: 'Own', note: 'Mine', ask: { label: 'Send' } };

it.each([
  [
    'fills only missing required fields',
    { heading: 'Own', note: null },
    OTHER,
    { heading: 'Own', ask: { label: 'Go' } },
  ],
  ['keeps values that the document has', COMPLETE, OTHER, COMPLETE],
  ['leaves a field empty when both documents lack it', { heading: 'Own' }, {}, { heading: 'Own' }],
])('fillRequired %s', (_what, own, other, filled) => {
  expect(fillRequired(FIELDS, own, other)).toEqual(filled);
});
