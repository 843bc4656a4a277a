import { describe, expect, it } from 'vitest';
import { fieldsOf, FORMS, MAX_TEXT } from '#tests/support/every-form.ts';
import { formOf } from '#tests/support/form-of.ts';
import { longestPause } from '#tests/support/event-loop.ts';

const MAX_PAUSE_MS = 300;

/** Inputs that make careless regular expressions backtrack for seconds. */
const LETTERS = ['-', ' ', '.', '@', 'a', 'a.', '1,', 'ny ', '\u0000', '\ud800', 'http://', '%'];

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe.each(FORMS)('the form %s', (_, { schema, check }) => {
  const names = Object.keys(fieldsOf(schema));

  it('validates long, repetitive input without blocking the process', async () => {
    const pause = await longestPause(async () => {
      for (const piece of LETTERS) {
        const text = piece.repeat(MAX_TEXT / piece.length);
        check(formOf(names.map((name): [string, string] => [name, text]))).reply();
        await nextTurn();
      }
    }, MAX_PAUSE_MS);
    expect(pause).toBeLessThan(MAX_PAUSE_MS);
  });
});
