import { describe, expect, it } from 'vitest';
import { zipOf } from '#tests/support/zip.ts';
import { readWorkbookRows } from './workbook.server.ts';

const sheet = (rows: readonly (readonly string[])[], merged = ''): string => {
  const cells = (row: readonly string[], line: number) =>
    row.map((text, index) =>
      text ? `<c r="${'ABC'.charAt(index)}${line}" t="inlineStr"><is><t>${text}</t></is></c>` : '',
    );
  const lines = rows.map((row, index) => `<row r="${index + 1}">${cells(row, index + 1).join('')}</row>`);
  return `<worksheet><sheetData>${lines.join('')}</sheetData>${merged}</worksheet>`;
};

const TABS = `<workbook><sheets>
  <sheet name="Lists" state="hidden" r:id="rId1"/><sheet name="Cover" r:id="rId3"/><sheet name="Buildings" r:id="rId2"/>
</sheets></workbook>`;

const LINKS = `<Relationships>${[1, 2, 3]
  .map((id) => `<Relationship Id="rId${id}" Target="worksheets/sheet${id}.xml"/>`)
  .join('')}</Relationships>`;

const BUILDINGS = [
  ['Borough', 'Address'],
  ['Brooklyn', '100 Broadway'],
  ['', '11 Broadway'],
  ['', '195 Broadway'],
];

const book = Buffer.from(
  zipOf({
    'xl/workbook.xml': TABS,
    'xl/_rels/workbook.xml.rels': LINKS,
    'xl/worksheets/sheet1.xml': sheet([['Address'], ['Bronx']]),
    'xl/worksheets/sheet2.xml': sheet(BUILDINGS, '<mergeCells><mergeCell ref="A2:A4"/></mergeCells>'),
    'xl/worksheets/sheet3.xml': sheet([['ACME Management']]),
  }),
);

const isList = (rows: readonly (readonly string[])[]): boolean =>
  rows.some((cells) => cells.includes('Address'));

describe('readWorkbookRows', () => {
  it('reads the visible sheet with headings, and repeats merged cells in each row', async () => {
    expect(await readWorkbookRows(book, 10, isList)).toEqual([
      ['Borough', 'Address'],
      ['Brooklyn', '100 Broadway'],
      ['Brooklyn', '11 Broadway'],
      ['Brooklyn', '195 Broadway'],
    ]);
  });

  it('reads the first visible sheet if none has headings', async () => {
    expect(await readWorkbookRows(book, 10, () => false)).toEqual([['ACME Management']]);
  });
});
