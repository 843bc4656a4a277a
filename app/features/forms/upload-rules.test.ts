import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TemporaryFile } from './form-body.server.ts';
import { BILL_RULE, checkFiles, FILE_MESSAGES } from './upload-rules.ts';
import { inspectFiles } from './uploaded-file.server.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'uploads-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function inspect(name: string, content: Buffer) {
  const file = path.join(folder, 'file');
  await writeFile(file, content);
  const given = { path: file, name, size: content.length } as TemporaryFile;
  return inspectFiles([given], { files: [] });
}

/** The first box of a HEIC file, which contains its brand, and padding. */
const heic = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`),
    Buffer.alloc(64),
  ]);

const jpeg = () =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();

describe('a photo', () => {
  it.each(['heic', 'heix', 'mif1', 'msf1', 'hevc'])(
    'with the HEIF brand %s is rejected as HEIC, regardless of its name',
    async (brand) => {
      expect(await inspect('IMG_0001.jpg', heic(brand))).toEqual({ errors: { files: [FILE_MESSAGES.heic] } });
    },
  );

  it.each(['IMG_0001.HEIC', 'photo.heif', 'a.hif'])(
    'named %s is rejected before upload, with instructions',
    (name) => {
      expect(checkFiles([{ name, size: 5 }], BILL_RULE).files).toEqual([FILE_MESSAGES.heic]);
    },
  );

  it.each(['scan.jfif', 'scan.JPE', 'scan.pjpeg', 'scan.jpg'])(
    'in JPEG format is accepted under the name %s',
    async (name) => {
      expect(checkFiles([{ name, size: 5 }], BILL_RULE).files).toEqual([undefined]);
      expect(await inspect(name, await jpeg())).toMatchObject({ files: [{ kind: 'jpg' }] });
    },
  );

  it('of another type is rejected with a list of accepted types', async () => {
    expect(await inspect('a.jpg', Buffer.from('GIF89a------'))).toEqual({
      errors: { files: [FILE_MESSAGES.kind] },
    });
  });
});
