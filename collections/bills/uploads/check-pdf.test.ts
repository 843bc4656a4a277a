import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LimitedProcessError, runLimited } from '#cms/limited-process/limited-process.ts';
import { blankPdf } from '#tests/support/make-pdf.ts';
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

/** However busy the machine is. */
const patiently: typeof runLimited = (program, input, limits) =>
  runLimited(program, input, { ...limits, milliseconds: 60_000 });

describe('checkPdf', { timeout: 120_000 }, () => {
  it.each([
    ['a bill', 1, undefined, 'accepted'],
    ['the most pages', MAX_PDF_PAGES, undefined, 'accepted'],
    ['one page more', MAX_PDF_PAGES + 1, undefined, 'tooManyPages'],
    ['a password', 1, 'secret', 'locked'],
  ])('judges a PDF with %s as it should', async (_, pages, password, verdict) => {
    const file = await fileOf(await blankPdf(pages, password));
    expect(await checkPdf(file, log, patiently)).toBe(verdict);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it.each(['tooLong', 'tooLarge', 'crashed'] as const)(
    'accepts a bill whose check failed as %s',
    async (reason) => {
      const file = await fileOf(await blankPdf(1));
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
