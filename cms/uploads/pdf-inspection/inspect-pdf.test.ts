import * as childProcess from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inspectPdf } from './inspect-pdf.ts';
import { objectOf, objectStreamOf, pdfOf, streamOf } from './pdf-file.fixture.ts';

vi.mock(import('node:child_process'), { spy: true });

const MEBIBYTE = 1024 * 1024;

let folder: string;
const log = { warn: vi.fn() };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-pdf-'));
});
beforeEach(() => {
  log.warn.mockReset();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(bytes: Buffer): Promise<string> {
  const file = path.join(folder, 'a.pdf');
  await writeFile(file, bytes);
  return file;
}

/** An object stream that is far larger than it looks. */
const bomb = (size: number) =>
  streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.alloc(size, '7 0 [ ')));

const HOSTILE: [string, () => Buffer, string][] = [
  [
    'a hundred object streams',
    () => pdfOf(...Array.from({ length: 100 }, () => bomb(4 * MEBIBYTE))),
    'unreadable',
  ],
  ['a stream that inflates to 400 MB', () => pdfOf(bomb(400 * MEBIBYTE)), 'unreadable'],
  [
    'a stream that is compressed twice',
    () => {
      const twice = deflateSync(deflateSync(Buffer.alloc(400 * MEBIBYTE)));
      return pdfOf(streamOf('/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]', twice));
    },
    'unreadable',
  ],
  ['objects nested a million times', () => pdfOf(`9 0 obj ${'<</A['.repeat(MEBIBYTE)}`), 'unreadable'],
  ['objects without an end in each other', () => pdfOf('9 0 obj ('.repeat(100_000)), 'unreadable'],
  [
    'a million names',
    () => pdfOf(`9 0 obj [${Array.from({ length: MEBIBYTE }, (_, n) => `/N${n}`).join('')}]`),
    'unreadable',
  ],
  [
    'a table of a million objects',
    () => pdfOf(`xref\n0 ${MEBIBYTE}\n${'0000000000 65535 f \n'.repeat(400_000)}`),
    'harmless',
  ],
  [
    'ten thousand updates',
    () => pdfOf(`${objectOf('/A 1')}trailer << /Root 1 0 R /Prev 9 >>\n%%EOF\n`.repeat(10_000)),
    'harmless',
  ],
  [
    'a loop of pages',
    () => pdfOf('2 0 obj << /Type /Pages /Kids [2 0 R 2 0 R] /Parent 2 0 R >> endobj'),
    'harmless',
  ],
];

describe('an inspection', { timeout: 120_000 }, () => {
  it('finds what a PDF could do', async () => {
    expect(await inspectPdf(await fileOf(pdfOf(objectStreamOf('/S /JavaScript'))), log)).toBe('active');
    expect(await inspectPdf(await fileOf(pdfOf(objectStreamOf('/Type /Page'))), log)).toBe('harmless');
    expect(log.warn).not.toHaveBeenCalled();
  });

  it.each(HOSTILE)('of %s does not block the event loop or fill the memory', async (_, bytes, verdict) => {
    const file = await fileOf(bytes());
    const before = process.memoryUsage.rss();
    const delay = monitorEventLoopDelay({ resolution: 5 });
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
    delay.enable();
    const found = await inspectPdf(file, log);
    delay.disable();
    clearInterval(watch);
    expect(found).toBe(verdict);
    expect(delay.max / 1e6).toBeLessThan(300);
    expect((most - before) / MEBIBYTE).toBeLessThan(200);
  });

  it('waits its turn, and is declined when too many wait', async () => {
    const file = await fileOf(pdfOf(objectOf('/A 1')));
    const fork = vi.mocked(childProcess.fork).mockClear();
    // In place of ten processes, each of which takes a second to start.
    for (let call = 0; call < 10; call++) {
      fork.mockImplementationOnce(() => {
        const inspection = Object.assign(new childProcess.ChildProcess(), { kill: () => true });
        setImmediate(() => inspection.emit('message', 'harmless'));
        return inspection;
      });
    }
    const verdicts = await Promise.all(Array.from({ length: 12 }, () => inspectPdf(file, log)));
    expect(verdicts).toEqual([...Array<string>(10).fill('harmless'), 'busy', 'busy']);
    expect(fork).toHaveBeenCalledTimes(10);
    expect(await inspectPdf(file, log)).toBe('harmless');
  });

  it('of a missing file is logged, and finds it unreadable', async () => {
    expect(await inspectPdf(path.join(folder, 'gone.pdf'), log)).toBe('unreadable');
    expect(log.warn).toHaveBeenCalledOnce();
  });
});
