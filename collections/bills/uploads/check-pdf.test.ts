import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LimitedProcessError, runLimited } from '#cms/limited-process/limited-process.ts';
import { checkPdf, MAX_PDF_PAGES } from './check-pdf.ts';

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
