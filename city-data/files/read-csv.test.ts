import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFile } from './read-csv.ts';

function openCsv(text: string, pieceSize = text.length || 1) {
  const pieces: Buffer[] = [];
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += pieceSize) pieces.push(bytes.subarray(at, at + pieceSize));
  return csvFile('file', text, async () => Readable.from(pieces, { objectMode: false }));
}

async function read(text: string, pieceSize?: number) {
  const file = openCsv(text, pieceSize);
  const rows: { line: number; cells: string[] }[] = [];
  for await (const batch of file.batches(file.headings.map((_, column) => column))) {
    for (const [index, row] of batch.rows.entries())
      rows.push({ line: batch.lineAt(index), cells: [...row] });
  }
  return { headings: file.headings, rows };
}

describe('csvFile', () => {
  it('converts headings to lowercase, with underscores for other characters', async () => {
    const { headings } = await read(
      'Tax block,"NYC Borough, Block and Lot (BBL)",_2nd Use (ft²),BBL\n1,2,3,4\n',
    );
    expect(headings).toEqual(['tax_block', 'nyc_borough_block_and_lot_bbl', '2nd_use_ft', 'bbl']);
  });

  it('keeps commas, quotes and line breaks in quoted values, and counts lines correctly', async () => {
    const { rows } = await read('a,b\n"1, 2","say ""x"""\n"two\nlines",y\nlast,z');
    expect(rows).toEqual([
      { line: 2, cells: ['1, 2', 'say "x"'] },
      { line: 3, cells: ['two\nlines', 'y'] },
      { line: 5, cells: ['last', 'z'] },
    ]);
  });

  it('marks rows with too few values as broken', async () => {
    const file = openCsv('a,b,c\n"1\n1",2,"3\r\n3"\n1\n2,3,4\n5,6,7\n');
    for await (const { rows, isBroken } of file.batches([0, 1, 2])) {
      expect(rows.map((_, index) => isBroken?.(index))).toEqual([false, true, false, false]);
    }
  });

  it.each([';', '\t'])('uses the delimiter %j if it gives the most headings', async (delimiter) => {
    const { headings, rows } = await read(`"a, b"${delimiter}c\n"1${delimiter}2"${delimiter}3,4\n`);
    expect(headings).toEqual(['a_b', 'c']);
    expect(rows.map(({ cells }) => cells)).toEqual([[`1${delimiter}2`, '3,4']]);
  });

  it.each(['a,b,c\n1,2,3\n4,5', 'a,b,c\n1,2,3\n4,5\n', 'a,b\n1,2\n3,"4'])(
    'throws if the file ends in the middle of a row: %j',
    async (text) => {
      await expect(read(text)).rejects.toThrow('file ends in the middle of a row. Get the file again.');
    },
  );

  it('throws if a quote is never closed', async () => {
    const text = `a,b\n1,"2\n${'3,4\n'.repeat(400_000)}`;
    await expect(read(text, 64 * 1024)).rejects.toThrow(
      'file has a quotation mark that is never closed, on line 2 or later. Get the file again.',
    );
  });

  it('returns the requested columns, and the full text of each row', async () => {
    const file = openCsv('a,b,c,d\r\n1,"2, ""x""",,"4"\r\n\r\n5,"6\n7",é,8\r\n');
    const found: unknown[] = [];
    for await (const { rows, lineAt, textAt, isBroken } of file.batches([1, 3])) {
      for (const [index, row] of rows.entries())
        found.push([lineAt(index), row, textAt(index), isBroken?.(index) ?? false]);
    }
    expect(found).toEqual([
      [2, ['2, "x"', '4'], '1,2, "x",,4', false],
      [4, ['6\n7', '8'], '5,6\n7,é,8', false],
    ]);
  });

  it('reads the same rows from chunks of any size', async () => {
    const value = fc.oneof(
      fc.stringMatching(/^[a-zé 0-9]{0,6}$/),
      fc.stringMatching(/^[a-z]{0,2}[,"\n]{1,2}[a-z]{0,2}$/),
    );
    const row = fc.tuple(value, value, fc.stringMatching(/^[a-z]{1,3}$/));
    const quoted = (text: string) => (/[,"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('\n', '\r\n'),
        async (values, pieceSize, lineBreak) => {
          const lines = [['a', 'b', 'c'], ...values].map((cells) => cells.map(quoted).join(','));
          const { rows } = await read(`${lines.join(lineBreak)}${lineBreak}`, pieceSize);
          expect(rows.map(({ cells }) => cells)).toEqual(values);
        },
      ),
      { numRuns: 200 },
    );
  });
});
