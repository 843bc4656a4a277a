import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestPause } from '#tests/support/event-loop.ts';
import { END, MULTIPART, part, readBody, URL_ENCODED } from '#tests/support/form-body.ts';

const MEBIBYTE = 1024 * 1024;
const MAX_PAUSE_MS = 300;

const pauseOf = (body: string, type: string) =>
  longestPause(() => readBody(body, type).catch(() => undefined), MAX_PAUSE_MS);

describe('a 1 MB form', () => {
  const filled = (piece: string) => piece.repeat(Math.ceil(MEBIBYTE / piece.length)).slice(0, MEBIBYTE);

  it.each([
    ['separators', filled('&'), URL_ENCODED],
    ['names', filled('x&'), URL_ENCODED],
    ['one endless name', filled('x'), URL_ENCODED],
    ['percent signs', filled('%'), URL_ENCODED],
    ['encoded letters', `a=${filled('%41')}`, URL_ENCODED],
    ['fields full of percent signs', filled(`a=${'%'.repeat(10_000)}&`), URL_ENCODED],
    ['boundaries', filled('--x\r\n'), MULTIPART],
    ['beginnings of a boundary', part('name="a"', filled('\r\n-')) + END, MULTIPART],
    ['heads with many parameters', filled(part(`name="a"${'; b="c'.repeat(2000)}`)), MULTIPART],
    ['heads with many lines', filled(`--x\r\n${'a: b\r\n'.repeat(5000)}\r\n`), MULTIPART],
    [
      'heads with endless continuation lines',
      filled(`--x\r\na: b\r\n${' b\r\n'.repeat(5000)}\r\n`),
      MULTIPART,
    ],
    ['a file name of 1 MB', part(`name="a"; filename="${filled('-')}"`) + END, MULTIPART],
  ])('is read without blocking the process if it consists of %s', async (_, body, type) => {
    expect(await pauseOf(body, type)).toBeLessThan(MAX_PAUSE_MS);
  });

  it('is read without blocking the process, whatever it contains', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '&',
        '=',
        '%',
        '+',
        ';',
        '"',
        '\\',
        '[',
        ']',
        '.',
        '--x',
        '\r\n',
        '\n',
        '\u0000',
        '\u001f',
      ),
      fc.constantFrom(
        '__proto__',
        'constructor',
        'a[20000000].b',
        'Content-Disposition: form-data; name="',
        'é',
      ),
      fc.string({ unit: 'binary', maxLength: 20 }),
    );
    const body = fc.tuple(fc.array(piece, { maxLength: 12 }), fc.constantFrom(URL_ENCODED, MULTIPART));
    await fc.assert(
      fc.asyncProperty(body, async ([pieces, type]) => {
        expect(await pauseOf(filled(pieces.join('') || 'x'), type)).toBeLessThan(MAX_PAUSE_MS);
      }),
      { numRuns: 10 },
    );
  });
});
