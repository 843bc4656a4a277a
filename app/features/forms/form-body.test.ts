import { describe, expect, it } from 'vitest';
import { END, MULTIPART, part, readBody as read, URL_ENCODED } from '#tests/support/form-body.ts';

const MEBIBYTE = 1024 * 1024;

describe('a form', () => {
  it.each([
    ['url-encoded', 'name=Ad%C3%A9la+%26+co&empty=&bare', URL_ENCODED],
    [
      'multipart',
      part('name="name"', 'Adéla & co') + part('name="empty"') + part('name="bare"') + END,
      MULTIPART,
    ],
  ])('is parsed when it is %s', async (_, body, type) => {
    expect([...(await read(body, type))]).toEqual([
      ['name', 'Adéla & co'],
      ['empty', ''],
      ['bare', ''],
    ]);
  });

  it('has no fields when it is empty', async () => {
    expect([...(await read(''))]).toEqual([]);
  });

  it('ignores unexpected files', async () => {
    const body =
      part('name="file"; filename="a.pdf"', 'x') +
      part('name=""; filename="b"', 'x') +
      part('filename="c"', 'x') +
      END;
    expect([...(await read(body, MULTIPART))]).toEqual([]);
  });

  it('may contain the same name several times, if checkboxes share it', async () => {
    const form = await read('laws=ll97&laws=ll152', URL_ENCODED, { mayRepeat: (name) => name === 'laws' });
    expect(form.getAll('laws')).toEqual(['ll97', 'll152']);
  });

  it('keeps enough of a long text for the schema to reject it', async () => {
    const form = await read(`message=${'x'.repeat(MEBIBYTE)}`);
    expect([...form]).toEqual([['message', expect.stringMatching(/^x{15000}/)]]);
    expect(JSON.stringify([...form]).length).toBeLessThan(50_000);
  });

  it.each([
    ['JSON', '{}', 'application/json'],
    ['plain text', 'a=b', 'text/plain'],
    ['multipart data without a boundary', END, 'multipart/form-data'],
    ['multipart data with an endless boundary', END, `multipart/form-data; boundary=${'x'.repeat(1000)}`],
    ['multipart data that is cut off', '--x\r\nContent-Disposition: form-data', MULTIPART],
    ['half a million fields', 'x&'.repeat(MEBIBYTE / 2), URL_ENCODED],
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
  ])('is rejected with 400 if the body consists of %s', async (_, body, type) => {
    await expect(read(body, type)).rejects.toMatchObject({ init: { status: 400 } });
  });
});
