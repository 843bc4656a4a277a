import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CopyText } from './copy-text.ts';

describe('CopyText', () => {
  it('writes each row as a UTF-8 line of tab-separated values', () => {
    const rows = fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }));
    fc.assert(
      fc.property(rows, (rows) => {
        const text = new CopyText();
        for (const row of rows) text.add(row);
        const lines = rows.map((row) => `${row.join('\t')}\n`).join('');
        expect(text.take().toString()).toBe(lines);
      }),
    );
  });

  it('accepts a row that is larger than a chunk, and is empty after take()', () => {
    const text = new CopyText();
    const long = '½'.repeat(300_000);
    text.add(['1', long]);
    text.add(['2', 'é']);
    expect(text.isFull()).toBe(true);
    expect(text.take().toString()).toBe(`1\t${long}\n2\té\n`);
    expect(text.isFull()).toBe(false);
    text.add(['3']);
    expect(text.take().toString()).toBe('3\n');
  });
});
