import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LimitedProcessError, runLimited } from '#cms/limited-process/limited-process.ts';
import { longestPause } from '#tests/support/event-loop.ts';
import { checkPdf, MAX_PDF_PAGES } from './check-pdf.ts';

const MEBIBYTE = 1024 * 1024;
const MAX_PAUSE_MS = 300;

let folder: string;
const log = { warn: vi.fn() };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-pdf-'));
});
beforeEach(() => {
  log.warn.mockReset();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, 'a.pdf');
  await writeFile(file, bytes);
  return file;
}

async function pdfOf({ pages, userPassword }: { pages: number; userPassword?: string }): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++) document.addPage();
  if (userPassword) document.encrypt({ userPassword });
  return document.save();
}

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

/** However busy the machine is. */
const patiently: typeof runLimited = (program, input, limits) =>
  runLimited(program, input, { ...limits, milliseconds: 60_000 });

describe('checkPdf', { timeout: 120_000 }, () => {
  it.each([
    ['a bill', { pages: 1 }, 'accepted'],
    ['the most pages', { pages: MAX_PDF_PAGES }, 'accepted'],
    ['one page more', { pages: MAX_PDF_PAGES + 1 }, 'tooManyPages'],
    ['a password', { pages: 1, userPassword: 'secret' }, 'locked'],
  ])('judges a PDF with %s as it should', async (_, content, verdict) => {
    expect(await checkPdf(await fileOf(await pdfOf(content)), log, patiently)).toBe(verdict);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it.each([
    ['half an object', () => withObjects('9 0 obj << /A ')],
    ['a stream that inflates to 400 MB', () => withObjects(bomb(400 * MEBIBYTE))],
    ['objects nested a million times', () => withObjects(`9 0 obj ${'<</A['.repeat(MEBIBYTE)}`)],
    ['a loop of pages', () => withObjects('2 0 obj << /Type /Pages /Kids [2 0 R 2 0 R] >> endobj')],
  ])('leaves a PDF with %s to a person, and keeps the event loop free', async (_, bytes) => {
    const file = await fileOf(bytes());
    let verdict: string | undefined;
    const pause = await longestPause(async () => {
      verdict = await checkPdf(file, log);
    }, MAX_PAUSE_MS);
    expect(verdict).toBe('accepted');
    expect(pause).toBeLessThan(MAX_PAUSE_MS);
  });

  it.each(['tooLong', 'tooLarge', 'crashed'] as const)(
    'accepts a bill whose check failed as %s',
    async (reason) => {
      const file = await fileOf(await pdfOf({ pages: 1 }));
      expect(await checkPdf(file, log, () => Promise.reject(new LimitedProcessError(reason)))).toBe(
        'accepted',
      );
      expect(log.warn).toHaveBeenCalledOnce();
    },
  );

  it('accepts bills without a check while ten others wait', async () => {
    let release = () => {};
    const blocked = new Promise<void>((resolve) => (release = resolve));
    const check = vi.fn(() => blocked.then(() => ({ pages: 1 })));
    const others = Array.from({ length: 10 }, () => checkPdf('a.pdf', log, check));
    expect(await checkPdf('a.pdf', log, check)).toBe('accepted');
    release();
    await Promise.all(others);
    expect(check).toHaveBeenCalledTimes(10);
  });
});
