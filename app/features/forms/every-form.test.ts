import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MODULE_SLUGS } from '#law/modules.ts';
import { LAW_IDS } from '#law/buildings/rules/index.ts';
import { longestPause } from '#tests/support/event-loop.ts';
import type { FormCheck } from '#app/ui/forms/use-validated-form.ts';
import { formCheck } from './define-form.ts';

const MAX_PAUSE_MS = 300;

const MODULES = import.meta.glob<Record<string, unknown>>('../**/*-fields.ts', { eager: true });

interface AnyForm {
  check: FormCheck<Record<string, unknown>>;
  schema: z.ZodType;
}

/** The forms that a file exports: one, one for each module, or one for each step. */
function formsIn(exported: unknown): AnyForm[] {
  if (typeof exported === 'function') {
    return MODULE_SLUGS.map((module) =>
      (exported as (module: string, laws: unknown) => AnyForm)(module, LAW_IDS),
    );
  }
  const isForm = typeof exported === 'object' && exported !== null && 'schema' in exported;
  return isForm ? [exported as AnyForm] : Object.values(exported as Record<string, AnyForm>);
}

/** Every form of the site, by its place. */
const FORMS = Object.entries(MODULES).flatMap(([file, exports]) =>
  Object.entries(exports)
    .filter(([name]) => /form(s)?$/i.test(name))
    .flatMap(([name, exported]) =>
      formsIn(exported).map((form): [string, AnyForm] => [
        `${path.posix.dirname(file).slice('../'.length)} ${name}`,
        form,
      ]),
    ),
);

/** The longest text that is read of a field. */
const MAX = 16 * 1024;

/** What patterns for names, addresses, numbers and links begin to match again and again. */
const LETTERS = ['-', ' ', '.', '@', 'a', 'a.', '1,', 'ny ', '\u0000', '\ud800', 'http://', '%'];

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

function formOf(fields: Iterable<readonly [name: string, value: string]>): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

type Fields = Record<string, z.core.$ZodType>;

/** The fields of a schema by their names; of a list those of its first row. */
function fieldsOf(schema: z.core.$ZodType, name = ''): Fields {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fieldsOf(schema.unwrap(), name);
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element, `${name}[0]`);
  if (!(schema instanceof z.ZodObject)) return { [name]: schema };
  const shape: Fields = schema.shape;
  return Object.assign(
    {},
    ...Object.entries(shape).map(([key, field]) => fieldsOf(field, name ? `${name}.${key}` : key)),
  ) as Fields;
}

const isNumber = (field: z.core.$ZodType, text: string): boolean => {
  const submission = formCheck(z.object({ field }))(formOf([['field', text]]));
  return submission.status === 'success' && typeof submission.value.field === 'number';
};

const NUMBERS = FORMS.flatMap(([name, { schema }]) =>
  Object.entries(fieldsOf(schema))
    .filter(([, field]) => isNumber(field, '12'))
    .map(([field, type]): [string, z.core.$ZodType] => [`${name} ${field}`, type]),
);

it('finds the forms and their numbers', () => {
  expect(FORMS.map(([name]) => name)).toEqual(
    expect.arrayContaining(['contact/messages contactForm', 'll97/calculator calculatorForm']),
  );
  expect(NUMBERS.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'bills/invoices invoiceForm squareFootage',
      'll97/calculator calculatorForm uses[0].squareFeet',
    ]),
  );
});

describe.each(NUMBERS)('the number in %s', (_, field) => {
  it.each([
    '0x10',
    '0b11',
    '0o17',
    '1e1',
    '1e999',
    'Infinity',
    '-Infinity',
    '-1',
    'NaN',
    '+12',
    '1_2',
    '١٢',
    '1 2',
    ',12',
    '12,',
  ])('is not %j', (text) => {
    expect(isNumber(field, text)).toBe(false);
  });
});

describe.each(FORMS)('the form of %s', (_, { schema, check }) => {
  const names = Object.keys(fieldsOf(schema));

  it('is checked at once, however long the same letters stand in its fields', async () => {
    const pause = await longestPause(async () => {
      for (const piece of LETTERS) {
        const text = piece.repeat(MAX / piece.length);
        check(formOf(names.map((name) => [name, text]))).reply();
        await nextTurn();
      }
    }, MAX_PAUSE_MS);
    expect(pause).toBeLessThan(MAX_PAUSE_MS);
  });

  it('is checked at once, whatever its fields are called and hold', async () => {
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
        'x'.repeat(MAX),
      ),
    );
    const fields = fc.array(fc.tuple(fieldName, value), { maxLength: 100 });
    const checked = fc.asyncProperty(fields, async (sent) => {
      const sentSize = JSON.stringify(sent).length;
      const answer = check(formOf(sent)).reply();
      expect(JSON.stringify(answer).length).toBeLessThan(2 * sentSize + 5000);
      await nextTurn();
    });
    const pause = await longestPause(() => fc.assert(checked, { numRuns: 30 }), MAX_PAUSE_MS);
    expect(pause).toBeLessThan(MAX_PAUSE_MS);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
