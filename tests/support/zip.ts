import { buffer } from 'node:stream/consumers';
import { crc32, deflateRawSync } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';

const DEFLATE = 8;
const UTF8_NAMES = 0x0800;
const VERSION = 20;
const JANUARY_1_1980 = 0x21;

type Field = readonly [value: number, bytes: 2 | 4];

function fieldsOf(...fields: Field[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [, length]) => sum + length, 0));
  let offset = 0;
  for (const [value, length] of fields) offset = bytes.writeUIntLE(value, offset, length);
  return bytes;
}

/** A ZIP archive with compressed files, like those of the city and Excel. client-zip does not compress files. */
export function zipOf(files: Record<string, string | Uint8Array>): Uint8Array {
  const contents: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const [path, bytes] = [Buffer.from(name), Buffer.from(content)];
    const data = deflateRawSync(bytes);
    const facts = fieldsOf(
      [VERSION, 2],
      [UTF8_NAMES, 2],
      [DEFLATE, 2],
      [0, 2],
      [JANUARY_1_1980, 2],
      [crc32(bytes), 4],
      [data.length, 4],
      [bytes.length, 4],
      [path.length, 2],
      [0, 2],
    );
    const place = fieldsOf([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    const file = Buffer.concat([fieldsOf([0x04034b50, 4]), facts, path, data]);
    contents.push(file);
    directory.push(Buffer.concat([fieldsOf([0x02014b50, 4], [VERSION, 2]), facts, place, path]));
    offset += file.length;
  }
  const count = directory.length;
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = fieldsOf(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  );
  return new Uint8Array(Buffer.concat([...contents, ...directory, end]));
}

/** The files in a ZIP archive, by name. */
export async function unzip(archive: Buffer): Promise<Record<string, Buffer | undefined>> {
  const zip = await fromBufferPromise(archive);
  const files: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry()) {
    files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  }
  return files;
}
