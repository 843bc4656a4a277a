import { inflateSync } from 'node:zlib';

const WOFF = { header: 44, entry: 20 } as const;
const SFNT = { header: 12, entry: 16 } as const;

const padded = (length: number): number => Math.ceil(length / 4) * 4;

function readTables(woff: Buffer) {
  const count = woff.readUInt16BE(12);
  return Array.from({ length: count }, (_, index) => {
    const at = WOFF.header + index * WOFF.entry;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
}

/**
 * Unpacks a font once. The renderer would do it in JavaScript for each document, which took most of the rendering time.
 * Source: W3C, WOFF File Format 1.0.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF font.');
  const tables = readTables(woff);
  const largest = 2 ** Math.floor(Math.log2(tables.length));
  const start = SFNT.header + tables.length * SFNT.entry;
  const font = Buffer.alloc(start + tables.reduce((sum, { bytes }) => sum + padded(bytes.length), 0));

  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(tables.length, 4);
  font.writeUInt16BE(largest * SFNT.entry, 6);
  font.writeUInt16BE(Math.log2(largest), 8);
  font.writeUInt16BE((tables.length - largest) * SFNT.entry, 10);

  let offset = start;
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const at = SFNT.header + index * SFNT.entry;
    tag.copy(font, at);
    font.writeUInt32BE(checksum, at + 4);
    font.writeUInt32BE(offset, at + 8);
    font.writeUInt32BE(bytes.length, at + 12);
    bytes.copy(font, offset);
    offset += padded(bytes.length);
  });
  return font;
}
