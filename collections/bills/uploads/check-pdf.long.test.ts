import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { longestPause } from '#tests/support/event-loop.ts';
import { checkPdf } from './check-pdf.ts';

const MEBIBYTE = 1024 * 1024;
const MAX_PAUSE_MS = 300;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-pdf-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const withObjects = (objects: string | Buffer) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n', 'latin1'),
    Buffer.from(objects as string, 'latin1'),
    Buffer.from('\ntrailer << /Root 1 0 R >>\n%%EOF', 'latin1'),
  ]);

/** A compressed object stream that is far larger than it looks. */
function bomb(size: number): Buffer {
  const content = deflateSync(Buffer.alloc(size, '7 0 [ '));
  const head = `5 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${content.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream\nendobj\n')]);
}

describe('checkPdf', () => {
  it.each([
    ['half an object', () => withObjects('9 0 obj << /A ')],
    ['a stream that inflates to 400 MB', () => withObjects(bomb(400 * MEBIBYTE))],
    ['objects nested a million times', () => withObjects(`9 0 obj ${'<</A['.repeat(MEBIBYTE)}`)],
    ['a loop of pages', () => withObjects('2 0 obj << /Type /Pages /Kids [2 0 R 2 0 R] >> endobj')],
  ])('leaves a PDF with %s to a person, and keeps the event loop free', async (_, bytes) => {
    const file = path.join(folder, 'a.pdf');
    await writeFile(file, bytes());
    let verdict: string | undefined;
    const pause = await longestPause(async () => {
      verdict = await checkPdf(file, { warn: vi.fn() });
    }, MAX_PAUSE_MS);
    expect(verdict).toBe('accepted');
    expect(pause).toBeLessThan(MAX_PAUSE_MS);
  });
});
