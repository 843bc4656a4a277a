import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FILE_MESSAGES } from './limits.ts';
import { problemOfPdf } from './pdf-content.server.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-pdf-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function problemOf(...parts: (string | Buffer)[]): Promise<string | undefined> {
  const file = path.join(folder, 'a.pdf');
  await writeFile(file, Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1'))));
  return problemOfPdf(file);
}

const HEAD = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
const TAIL = '\ntrailer << /Root 1 0 R >>\n%%EOF';
const object = (content: string) => `9 0 obj\n<< ${content} >>\nendobj\n`;

const stream = (dictionary: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`5 0 obj\n<< ${dictionary} /Length ${content.length} >>\nstream\n`, 'latin1'),
    content,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ]);

const objectStream = (objects: string, filter = '/Filter /FlateDecode') =>
  stream(`/Type /ObjStm /N 1 /First 4 ${filter}`, deflateSync(objects));

test('an honest PDF passes', async () => {
  const page = stream('/Filter /FlateDecode', deflateSync('BT (Invoice 1234) Tj ET'));
  expect(await problemOf(HEAD, page, objectStream('1 0 << /Type /Page >>'), TAIL)).toBeUndefined();
});

test.each([
  ['a script', '/S /JavaScript /JS (app.alert(1))'],
  ['a script without its kind', '/JS(app.alert(1))'],
  ['a script whose name is written in numbers', '/S /J#61vaScript'],
  ['a program to start', '/S /Launch /F (calc.exe)'],
  ['a file inside', '/Names << /EmbeddedFiles 4 0 R >>'],
  ['a form that sends itself', '/S /SubmitForm /F (http://example.com)'],
  ['a film', '/Subtype /RichMedia'],
])('%s is refused, in plain and in an object stream', async (_, content) => {
  expect(await problemOf(HEAD, object(content), TAIL)).toBe(FILE_MESSAGES.active);
  expect(await problemOf(HEAD, objectStream(`1 0 << ${content} >>`), TAIL)).toBe(FILE_MESSAGES.active);
  expect(await problemOf(HEAD, stream('/Type /ObjStm', Buffer.from(`<< ${content} >>`)), TAIL)).toBe(
    FILE_MESSAGES.active,
  );
});

test('a protected PDF is refused, as nobody can look into it', async () => {
  expect(await problemOf(HEAD, '\ntrailer << /Encrypt 7 0 R >>')).toBe(FILE_MESSAGES.locked);
});

test.each([
  ['of another kind', objectStream('1 0 << >>', '/Filter /LZWDecode')],
  ['that is no compressed text', stream('/Type /ObjStm /Filter /FlateDecode', Buffer.from('nonsense'))],
  ['that grows beyond measure', objectStream('a'.repeat(5 * 1024 * 1024))],
  ['that is cut off', objectStream('1 0 << /Type /Page >>').subarray(0, -30)],
])('an object stream %s is refused', async (_, content) => {
  expect(await problemOf(HEAD, content)).toBe(FILE_MESSAGES.unreadable);
});

test('what pictures and pages hold by chance is not taken for a name', async () => {
  const picture = stream('/Subtype /Image', Buffer.from('\xff\xd8 /JS /Launch /Encrypt ', 'latin1'));
  expect(await problemOf(HEAD, picture, TAIL)).toBeUndefined();
});

test('a name is found wherever it stands, however the file is cut into pieces', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(200_000), fc.boolean(), async (before, inStream) => {
      const filler = `% ${'x'.repeat(before)}\n`;
      const content = '/S /JavaScript';
      const active = inStream ? objectStream(`1 0 << ${content} >>`) : object(content);
      expect(await problemOf(HEAD, filler, active, TAIL)).toBe(FILE_MESSAGES.active);
      expect(await problemOf(HEAD, filler, object('/S /GoTo'), TAIL)).toBeUndefined();
    }),
    { numRuns: 30 },
  );
});
