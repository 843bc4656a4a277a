import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);
const woff = readFileSync(resolve('@fontsource/public-sans/files/public-sans-latin-400-normal.woff'));

/** The format's checksum: the sum of a table's 32-bit words. */
function checksumOf(font: Buffer, offset: number, length: number): number {
  let sum = 0;
  for (let at = offset; at < offset + length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0;
  return sum;
}

test('an unpacked font has the expected length, and every table matches its checksum', () => {
  const font = unpackWoff(woff);
  expect(font).toHaveLength(woff.readUInt32BE(16));
  expect(font.readUInt32BE(0)).toBe(0x00010000);
  const count = font.readUInt16BE(4);
  expect(count).toBe(woff.readUInt16BE(12));
  for (let index = 0; index < count; index += 1) {
    const at = 12 + index * 16;
    const tag = font.toString('latin1', at, at + 4);
    const [checksum, offset, length] = [4, 8, 12].map((field) => font.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    // The head table's checksum excludes the field that contains the checksum of the whole font.
    const left = tag === 'head' ? font.readUInt32BE(offset + 8) : 0;
    expect({ tag, sum: (checksumOf(font, offset, length) - left) >>> 0 }).toEqual({ tag, sum: checksum });
  }
});

test('a file that is not a WOFF font is rejected', () => {
  expect(() => unpackWoff(Buffer.from('wOF2 and more'))).toThrow('not a WOFF font');
});
