import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBucket, type TestBucket } from '../../support/bucket.ts';
import { filesBelow } from '../../support/content-folder.ts';
import { createTestPayload, type TestPayload } from '../../support/payload.ts';

let bucket: TestBucket;
let test: TestPayload;
let folder: string;

beforeAll(async () => {
  bucket = await startBucket();
  test = await createTestPayload({ seeded: false, environment: bucket.environment });
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-content-'));
});

afterAll(async () => {
  await test.close();
  await bucket.close();
  await rm(folder, { recursive: true });
});

const objects = async () =>
  (await readdir(bucket.folder, { recursive: true })).filter((name) => name.includes('red'));

it('pictures are imported into a bucket and exported from it byte for byte', async () => {
  const { exportContent } = await import('#collections/content-files/export.ts');
  const { importContent } = await import('#collections/content-files/import/index.ts');
  await exportContent(test.payload, folder);
  await mkdir(path.join(folder, 'media'));
  const picture = sharp({ create: { width: 1500, height: 900, channels: 3, background: 'red' } });
  await writeFile(path.join(folder, 'media/red.webp'), await picture.webp().toBuffer());
  await writeFile(path.join(folder, 'media/red.webp.yaml'), 'alt: Red.\n');

  await mkdir(path.join(folder, 'guides'));
  await writeFile(
    path.join(folder, 'guides/wrong.md'),
    '---\ntitle: No text\nexcerpt: None.\norder: 1\n---\n',
  );
  await expect(importContent(test.payload, folder)).rejects.toThrow('guides/wrong.md:2: body');
  expect(await objects()).toEqual([]);

  await rm(path.join(folder, 'guides'), { recursive: true });
  await importContent(test.payload, folder);
  expect((await objects()).length).toBeGreaterThanOrEqual(3);
  const again = path.join(folder, '..', `${path.basename(folder)}-again`);
  await exportContent(test.payload, again);
  expect(await filesBelow(again)).toEqual(await filesBelow(folder));
  await rm(again, { recursive: true });
});
