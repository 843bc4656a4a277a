import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formOf } from '#tests/support/form-of.ts';
import { formCheck, knownFields } from './define-form.ts';

const schema = z
  .object({
    name: z.string().optional(),
    place: z.object({ city: z.string() }).optional(),
    area: z.preprocess((value) => value, z.number()),
    rows: z.array(z.object({ kind: z.string().transform(String) })).max(2),
    boxes: z
      .array(z.enum(['a', 'b']))
      .max(2)
      .default([]),
  })
  .refine(() => true);

const kept = (...fields: [name: string, value: string][]) => [...knownFields(schema)(formOf(fields))];

describe('knownFields', () => {
  it('keeps the fields of the schema, including nested objects and rows', () => {
    const fields: [string, string][] = [
      ['name', 'Ada'],
      ['place.city', 'New York'],
      ['area', '1'],
      ['rows[0].kind', 'a'],
      ['rows[1].kind', 'b'],
      ['boxes', 'a'],
      ['boxes', 'b'],
    ];
    expect(kept(...fields).sort()).toEqual([...fields].sort());
  });

  it('keeps one more row than any list allows, so that the schema can reject it', () => {
    const longest: [string, string] = ['rows[10].kind', 'k'];
    expect(kept(longest, ['rows[11].kind', 'l'])).toEqual([longest]);
    expect(formCheck(schema)(formOf([longest])).reply().error).toHaveProperty('rows');
  });

  it.each([
    'rows[20000000].kind',
    'rows[1e3].kind',
    'rows[-1].kind',
    'rows[]',
    'rows',
    'rows[0].kind.deeper',
    'place',
    'name[5000000]',
    'other',
    '__proto__.polluted',
    'constructor.prototype.polluted',
    '__state__',
    '',
  ])('drops the field %j', (name) => {
    expect(kept([name, 'x'])).toEqual([]);
  });

  it('keeps more than one value of a text field, so that the schema can reject them', () => {
    const fields = Array.from({ length: 1000 }, (): [string, string] => ['name', 'x']);
    expect(kept(...fields)).toHaveLength(11);
    expect(formCheck(schema)(formOf(fields)).reply().error).toHaveProperty('name');
  });

  it('keeps a file unchanged', () => {
    const form = new FormData();
    form.append('bill', new File(['x'], 'bill.pdf'));
    const file = knownFields(z.object({ bill: z.instanceof(File) }))(form).get('bill');
    expect(file).toMatchObject({ name: 'bill.pdf', size: 1 });
  });

  it.each([
    { type: 'insert', payload: { name: 'rows' } },
    { type: 'remove', payload: { name: 'rows', index: 0 } },
    { type: 'validate', payload: { name: 'rows[0].kind' } },
    { type: 'validate', payload: {} },
  ])('keeps the intent %j', (intent) => {
    expect(kept(['__intent__', JSON.stringify(intent)])).toEqual([['__intent__', JSON.stringify(intent)]]);
  });

  it.each([
    '',
    '{',
    'null',
    '{"type":"insert"}',
    '{"type":"insert","payload":{"name":"other"}}',
    '{"type":"insert","payload":{"name":"rows[20000000]"}}',
    '{"type":"remove","payload":{"name":"rows","index":-1}}',
    '{"type":"remove","payload":{"name":"rows","index":1e999}}',
    '{"type":"update","payload":{"name":"rows","index":20000000,"value":"x"}}',
    '{"type":"reset","payload":{"name":"__proto__.x"}}',
    '{"type":"validate","payload":{"name":"rows[20000000].kind"}}',
  ])('drops the intent %j', (intent) => {
    expect(kept(['__intent__', intent])).toEqual([]);
  });

  it('drops default values that our buttons never send', () => {
    const intent = '{"type":"insert","payload":{"name":"rows","index":5,"defaultValue":{"kind":["x"]}}}';
    expect(kept(['__intent__', intent])).toEqual([
      ['__intent__', '{"type":"insert","payload":{"name":"rows"}}'],
    ]);
  });

  it('drops everything inside a record with arbitrary keys', () => {
    const keep = knownFields(z.object({ rows: z.record(z.string(), z.string()) }));
    expect([
      ...keep(
        formOf([
          ['rows.first', 'x'],
          ['rows[0]', 'x'],
        ]),
      ),
    ]).toEqual([]);
  });
});

describe('formCheck', () => {
  it.each(['__intent__', '__state__'])('ignores malformed JSON in %s', (name) => {
    const fields = formOf([
      ['area', '1'],
      ['rows[0].kind', 'a'],
      [name, '{'],
    ]);
    expect(formCheck(schema)(fields).status).toBe('success');
  });
});
