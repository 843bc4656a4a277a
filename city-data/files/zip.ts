import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { CityDataError } from '../errors.ts';

export interface ZippedFile {
  path: string;
  size: number;
  open: () => Promise<Readable>;
}

const MAX_ENTRIES = 1000;

const isFile = ({ fileName }: Entry): boolean =>
  !fileName.endsWith('/') && !/(^|\/)(__MACOSX\/|\.)/.test(fileName);

export async function zippedFiles(zip: ZipFile): Promise<ZippedFile[]> {
  if (zip.entryCount > MAX_ENTRIES) throw new Error('The zip has too many files.');
  const files: ZippedFile[] = [];
  for await (const entry of zip.eachEntry()) {
    if (!isFile(entry)) continue;
    const { fileName, uncompressedSize } = entry;
    files.push({ path: fileName, size: uncompressedSize, open: () => zip.openReadStreamPromise(entry) });
  }
  return files;
}

export async function openZip(file: string, name: string): Promise<ZippedFile[]> {
  try {
    return await zippedFiles(await openPromise(file, { autoClose: false }));
  } catch (error) {
    throw new CityDataError(`${name} is damaged or incomplete. Get the file again.`, { cause: error });
  }
}
