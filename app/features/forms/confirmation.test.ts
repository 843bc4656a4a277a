import { describe, expect, it } from 'vitest';
import { newReference } from '#collections/submissions/reference.ts';
import { isReference } from './confirmation.tsx';

describe('a reference number', () => {
  it('is valid when newly generated', () => {
    const made = Array.from({ length: 500 }, newReference);
    expect(made.filter((reference) => !isReference(reference))).toEqual([]);
    expect(new Set(made).size).toBe(made.length);
  });

  it.each(['', 'K7M2', 'K7M2-9QX', 'k7m2-9qxd', 'K7M2-9QXD!', 'Call 555-0100 now', ' K7M2-9QXD'])(
    'is invalid if its value in the URL is %j',
    (text) => {
      expect(isReference(text)).toBe(false);
    },
  );
});
