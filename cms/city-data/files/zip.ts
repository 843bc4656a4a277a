import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { CityDataError } from '../errors.ts';

export interface ZippedFile {
  path: string;
  open: () => Promise<Readable>;
}

/** The zips of the city have some ten files. */
const MOST_ENTRIES = 1000;

const isFile = ({ fileName }: Entry): boolean =>
  !fileName.endsWith('/') && !/(^|\/)(__MACOSX\/|\.)/.test(fileName);

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MOST_ENTRIES) throw new Error('The zip has too many files.');
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) if (isFile(entry)) entries.push(entry);
  return entries;
}

/** The files in a zip, which can be read in any order. Throws a CityDataError where it was cut off. */
export async function openZip(file: string, name: string): Promise<ZippedFile[]> {
  try {
    const zip = await openPromise(file, { autoClose: false });
    const entries = await entriesOf(zip);
    return entries.map((entry) => ({
      path: entry.fileName,
      open: () => zip.openReadStreamPromise(entry),
    }));
  } catch (error) {
    throw new CityDataError(`${name} is damaged or incomplete. Get the file again.`, { cause: error });
  }
}
