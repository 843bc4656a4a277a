import type { FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
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

describe('fillRequired', () => {
  it('fills only missing required fields', () => {
    expect(fillRequired(FIELDS, { heading: 'Own', note: null }, OTHER)).toEqual({
      heading: 'Own',
      ask: { label: 'Go' },
    });
  });

  it('keeps values that the document has', () => {
    const own = { heading: 'Own', note: 'Mine', ask: { label: 'Send' } };
    expect(fillRequired(FIELDS, own, OTHER)).toEqual(own);
  });

  it('leaves a field empty when both documents lack it', () => {
    expect(fillRequired(FIELDS, { heading: 'Own' }, {})).toEqual({ heading: 'Own' });
  });
});
