import { access, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RejectFile } from './rejects.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-rejects-'));
  file = path.join(folder, 'import-1.csv');
  await symlink('/dev/full', file);
});

afterEach(() => rm(folder, { recursive: true }));

describe.runIf(process.platform === 'linux')('the file of rejected rows, on a full disk', () => {
  it('causes an error when it is closed, and is deleted', async () => {
    const rejects = new RejectFile(file);
    await rejects.add('pluto.csv', 2, 'no BBL', 'x');
    await expect(rejects.close()).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(rejects.name).toBeUndefined();
    await expect(access(file)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('causes an error while many rows are being added', async () => {
    const rejects = new RejectFile(file);
    const many = async () => {
      for (let line = 2; line < 2000; line += 1)
        await rejects.add('pluto.csv', line, 'no BBL', 'x'.repeat(100));
    };
    await expect(many()).rejects.toMatchObject({ code: 'ENOSPC' });
  });
});
