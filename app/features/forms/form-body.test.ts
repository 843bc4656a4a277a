import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestPause } from '#tests/support/event-loop.ts';
import { readForm } from './receive-form.server.ts';

const MEBIBYTE = 1024 * 1024;
const MAX_PAUSE_MS = 300;
const URL_ENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';

/** Sends a body in pieces, as a connection does. */
function bodyOf(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= bytes.length) controller.close();
      else controller.enqueue(bytes.subarray(sent, (sent += 64 * 1024)));
    },
  });
}

const read = (text: string, type = URL_ENCODED) =>
  readForm(
    new Request('http://site.test/', {
      method: 'POST',
      body: bodyOf(text),
      headers: { 'content-type': type },
      duplex: 'half',
    }),
  );

const part = (head: string, text = '') => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
const END = '--x--\r\n';

const pauseOf = (body: string, type: string) =>
  longestPause(() => read(body, type).catch(() => undefined), MAX_PAUSE_MS);

describe('a form', () => {
  it.each([
    ['url-encoded', 'name=Ad%C3%A9la+%26+co&empty=&bare', URL_ENCODED],
    [
      'multipart',
      part('name="name"', 'Adéla & co') + part('name="empty"') + part('name="bare"') + END,
      MULTIPART,
    ],
  ])('is read when it is %s', async (_, body, type) => {
    expect([...(await read(body, type))]).toEqual([
      ['name', 'Adéla & co'],
      ['empty', ''],
      ['bare', ''],
    ]);
  });

  it('has no fields when it is empty', async () => {
    expect([...(await read(''))]).toEqual([]);
  });

  it('has no files, whatever its parts say', async () => {
    const body =
      part('name="file"; filename="a.pdf"', 'x') +
      part('name=""; filename="b"', 'x') +
      part('filename="c"', 'x') +
      END;
    expect([...(await read(body, MULTIPART))]).toEqual([]);
  });

  it('keeps enough of a long text for its schema to refuse it', async () => {
    const form = await read(`message=${'x'.repeat(MEBIBYTE)}`);
    expect([...form]).toEqual([['message', expect.stringMatching(/^x{15000}/)]]);
    expect(JSON.stringify([...form]).length).toBeLessThan(50_000);
  });

  it.each([
    ['JSON', '{}', 'application/json'],
    ['text', 'a=b', 'text/plain'],
    ['multipart without a boundary', END, 'multipart/form-data'],
    ['multipart with an endless boundary', END, `multipart/form-data; boundary=${'x'.repeat(1000)}`],
    ['multipart that breaks off', '--x\r\nContent-Disposition: form-data', MULTIPART],
    ['a field in each letter', 'x&'.repeat(MEBIBYTE / 2), URL_ENCODED],
    ['one field twice', 'x=1&y=1&x=1', URL_ENCODED],
    ['one field twice, in parts', part('name="x"', '1') + part('name="x"', '1') + END, MULTIPART],
    ['101 fields', Array.from({ length: 101 }, (_, index) => `x${index}=1&`).join(''), URL_ENCODED],
    [
      'long texts in many fields',
      Array.from({ length: 20 }, (_, index) => `text${index}=${'x'.repeat(5000)}`).join('&'),
      URL_ENCODED,
    ],
    ['20,000 parts', part('name="x"').repeat(20_000) + END, MULTIPART],
    ['20,000 files', part('name="x"; filename="x"').repeat(20_000) + END, MULTIPART],
  ])('that is %s is refused with 400', async (_, body, type) => {
    await expect(read(body, type)).rejects.toMatchObject({ init: { status: 400 } });
  });
});

describe('reading a form of 1 MB does not hold up the process', () => {
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
    ['heads that go on', filled(`--x\r\na: b\r\n${' b\r\n'.repeat(5000)}\r\n`), MULTIPART],
    ['a file name of 1 MB', part(`name="a"; filename="${filled('-')}"`) + END, MULTIPART],
  ])('full of %s', async (_, body, type) => {
    expect(await pauseOf(body, type)).toBeLessThan(MAX_PAUSE_MS);
  });

  it('reads any body without a long pause', async () => {
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
