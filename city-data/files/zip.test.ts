import { expect, it, onTestFinished } from 'vitest';
import { fileFolder } from '#tests/support/city-data/files.ts';
import { zipOf } from '#tests/support/zip.ts';
import { openZip } from './zip.ts';

it('a zip may have at most 1,000 files', async () => {
  const folder = await fileFolder();
  onTestFinished(() => folder.remove());
  const open = async (count: number) => {
    const files = Array.from({ length: count }, (_, index) => [`${index}.csv`, 'a,b'] as const);
    return openZip(await folder.write('files.zip', zipOf(Object.fromEntries(files))), 'files.zip');
  };
  expect(await open(1000)).toHaveLength(1000);
  await expect(open(1001)).rejects.toThrow('files.zip is damaged or incomplete');
});
