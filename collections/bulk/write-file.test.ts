import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFile } from './write-file.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-bulk-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('writeFile', () => {
  it('compresses the pieces, and counts rows and bytes of what it wrote', async () => {
    const pieces = [
      { text: 'bbl,law\n', rows: 0 },
      { text: '1000010001,ll152\n1000010001,fisp\n', rows: 2 },
      { text: '1000010002,ll152\n', rows: 1 },
    ];
    const file = await writeFile(folder, { name: 'rows.csv.gz', columns: ['bbl', 'law'], pieces });
    const bytes = await readFile(path.join(folder, 'rows.csv.gz'));
    expect(file).toEqual({
      name: 'rows.csv.gz',
      columns: ['bbl', 'law'],
      rows: 3,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(gunzipSync(bytes).toString()).toBe(pieces.map(({ text }) => text).join(''));
  });

  it('fails with the error of its source', async () => {
    async function* failing() {
      yield await Promise.resolve({ text: 'one\n', rows: 1 });
      throw new Error('The database is away.');
    }
    await expect(writeFile(folder, { name: 'rows.csv.gz', pieces: failing() })).rejects.toThrow(
      'The database is away.',
    );
  });
});
