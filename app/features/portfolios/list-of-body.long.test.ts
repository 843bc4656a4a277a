import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { longestPause } from '#tests/support/event-loop.ts';
import { type HttpResponse, uploadList } from '#tests/support/send-list.ts';
import { zipOf } from '#tests/support/zip.ts';

/** Leaves time to start a process, which briefly blocks the parent process. */
const ALLOWED_MS = 250;
const MEGABYTE = 1024 * 1024;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-hostile-'));
});

beforeEach(() => vi.stubEnv('DATA_DIR', folder));

afterAll(() => rm(folder, { recursive: true, force: true }));

/** A workbook with this many empty sheets and no rows. */
const manySheets = (count: number): Uint8Array =>
  zipOf({
    'xl/workbook.xml': '<workbook/>',
    ...Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`xl/worksheets/s${index}.xml`, '<worksheet/>']),
    ),
  });

const deepSheet = (): Uint8Array =>
  zipOf({
    'xl/workbook.xml': '<workbook/>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${'<row><c><v/></c></row>'.repeat(600_000)}`,
  });

describe('a hostile list', () => {
  it.each<[string, (bytes: number) => string | Uint8Array]>([
    ['commas', (bytes) => ','.repeat(bytes)],
    ['quotation marks', (bytes) => '"'.repeat(bytes)],
    ['unclosed quotations', (bytes) => 'a,"b\n'.repeat(bytes / 5)],
    ['blanks', (bytes) => ' '.repeat(bytes)],
    ['line breaks', (bytes) => '\n'.repeat(bytes)],
    ['one cell', (bytes) => 'x'.repeat(bytes)],
    ['zeros', (bytes) => new Uint8Array(bytes)],
    ['many sheets', (bytes) => manySheets(Math.floor(bytes / 160))],
    ['a million empty cells', deepSheet],
  ])('of %s is rejected with a message, without blocking other visitors', async (_, make) => {
    for (const size of [5 * MEGABYTE - 1000, MEGABYTE - 1000]) {
      const content = make(size);
      let answer: HttpResponse | undefined;
      const pause = await longestPause(async () => {
        answer = await uploadList(content);
      }, ALLOWED_MS);
      expect(answer).toMatchObject({ status: 400, message: expect.any(String) });
      expect(pause).toBeLessThan(ALLOWED_MS);
    }
  });
});
