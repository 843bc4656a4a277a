import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsOf, FORMS, MAX_TEXT } from '#tests/support/every-form.ts';
import { formOf } from '#tests/support/form-of.ts';
import { formCheck } from './define-form.ts';

const isNumber = (field: z.core.$ZodType, text: string): boolean => {
  const submission = formCheck(z.object({ field }))(formOf([['field', text]]));
  return submission.status === 'success' && typeof submission.value.field === 'number';
};

const NUMBERS = FORMS.flatMap(([name, { schema }]) =>
  Object.entries(fieldsOf(schema))
    .filter(([, field]) => isNumber(field, '12'))
    .map(([field, type]): [string, z.core.$ZodType] => [`${name} ${field}`, type]),
);

describe.each(NUMBERS)('the number field %s', (_, field) => {
  it.each(['0x10', '1e1', '1e999', 'Infinity', '-1', 'NaN', '1_2', '١٢', '1 2', '12,'])(
    'rejects %j',
    (text) => {
      expect(isNumber(field, text)).toBe(false);
    },
  );
});

describe.each(FORMS)('the form %s', (_, { schema, check }) => {
  const names = Object.keys(fieldsOf(schema));

  it('replies with at most about twice as much data as it receives', () => {
    const piece = fc.oneof(
      fc.constantFrom('.', '[', ']', '[]', '[20000000]', '[4294967295]', '[1e9]', '[-1]', '[0]'),
      fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', '__intent__', '__state__'),
      fc.constantFrom(...names),
      fc.string({ unit: 'binary', maxLength: 5 }),
    );
    const fieldName = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''));
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '{',
        '{"type":"insert","payload":{"name":"uses","index":20000000}}',
        '[[[[',
        'x'.repeat(MAX_TEXT),
      ),
    );
    const fields = fc.array(fc.tuple(fieldName, value), { maxLength: 100 });
    const checked = fc.property(fields, (sent) => {
      const sentSize = JSON.stringify(sent).length;
      const answer = check(formOf(sent)).reply();
      expect(JSON.stringify(answer).length).toBeLessThan(2 * sentSize + 5000);
    });
    fc.assert(checked, { numRuns: 30 });
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
