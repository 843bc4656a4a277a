import { describe, expect, it } from 'vitest';
import { MAX_BUILDINGS } from '#law/portfolios.ts';
import { readRows, UnreadableList } from './read-rows.ts';
import { readCsv, decodeText } from './read-text.ts';

const read = (text: string) => readRows(readCsv(text));

/** Returns the texts in a list that are looked up as buildings. */
const lookUpTexts = (text: string): string[] => read(text).rows.flatMap(({ texts }) => texts);

describe('a list without headings', () => {
  it('has one building per line, with commas allowed in addresses', () => {
    expect(read('350 5th Avenue, Manhattan\n\n1-00835-0041\r\n1015862')).toEqual({
      columns: [],
      rows: [
        { line: 1, texts: ['350 5th Avenue, Manhattan'] },
        { line: 3, texts: ['1-00835-0041'] },
        { line: 4, texts: ['1015862'] },
      ],
    });
  });

  it.each([
    ['tabs', '350 5th Avenue\tManhattan\t10118'],
    ['semicolons', '350 5th Avenue; Manhattan; 10118'],
    ['commas outside quotation marks', '"350 5th Avenue","Manhattan",10118'],
  ])('may have columns separated by %s', (_, text) => {
    expect(lookUpTexts(text)).toEqual(['350 5th Avenue, Manhattan, 10118']);
  });

  it('keeps a quotation mark that is part of an address', () => {
    expect(lookUpTexts('12 "Old" Mill Road, Queens\n5 Main Street, "Queens')[0]).toBe(
      '12 "Old" Mill Road, Queens',
    );
  });

  it.each(['=HYPERLINK("http://example.com")', '+1 Main Street', '-1 Main Street', '@SUM(A1)'])(
    'treats %s as text',
    (cell) => {
      expect(lookUpTexts(cell)).toHaveLength(1);
    },
  );
});

describe('a list with headings', () => {
  it.each([
    ['Address,Borough,ZIP\n350 5th Avenue,Manhattan,10118', ['350 5th Avenue, Manhattan, 10118']],
    ['Property Name\tBBL\tAddress\nHQ\t1008350041\t350 5 Ave', ['1008350041', '350 5 Ave']],
    ['BBL - 10 digits,Name\n"1,008,350,041",HQ', ['1008350041']],
    ['NYC Building Identification Number (BIN)\n1015862.0', ['1015862']],
    ['BBL,BIN,Address,Borough\n,,350 5 Ave,Manhattan', ['350 5 Ave, Manhattan']],
    ['BBL,Address,Borough\n1.00835E+09,350 5 Ave,Manhattan', ['350 5 Ave, Manhattan']],
    ['Address\n350 5 Ave, Manhattan', ['350 5 Ave, Manhattan']],
    ['\n\nADDRESS , borough\n350 5 Ave,Manhattan', ['350 5 Ave, Manhattan']],
  ])('such as %j is looked up as %j', (text, expected) => {
    expect(lookUpTexts(text)).toEqual(expected);
  });

  it.each([
    [
      'p1: below a title',
      'Report: Annual benchmarking\n\nAddress 1,City,"NYC Borough, Block and Lot (BBL)"\n888 Grand Concourse,Bronx,2024590034',
      ['2024590034', '888 Grand Concourse, Bronx'],
    ],
    [
      'p2: with several keys, tried in order',
      'BOROUGH,BLOCK,LOT,ADDRESS\nBRONX,2459,34,888 GRAND CONC',
      ['2024590034', '888 GRAND CONC, BRONX'],
    ],
    [
      'p3: with column names used by the city',
      'HouseNumber,StreetName,Boro\n888,GRAND CONCOURSE,BRONX',
      ['888 GRAND CONCOURSE, BRONX'],
    ],
    ['p4: with tax lots', 'Borough,Tax Block,Tax Lot\nBronx,2459,34', ['2024590034']],
    ['p4: with tax lots that are BBLs', 'Tax Lot,Owner\n2024590034,Someone', ['2024590034']],
    ['p5: with a borough number', 'Address,Boro\n100 Broadway,3', ['100 Broadway, Brooklyn']],
    ['p6: with two BBLs in a cell', 'BBL\n"1008350041; 2024590034"', ['1008350041', '2024590034']],
    ['p6: with two BINs in a cell', 'BINs,Name\n"1015862, 1015863",HQ', ['1015862', '1015863']],
    ['p7: with a rounded BBL', 'Name,BBL\nA,1.00835E+09', ['1.00835E+09']],
    [
      'p8: after a separator line from Excel',
      'sep=;\nAddress;Borough\n888 Grand Concourse;Bronx',
      ['888 Grand Concourse, Bronx'],
    ],
    [
      'p12: with an old BIN',
      'BIN,Address,Borough\n2999999,888 Grand Concourse,Bronx',
      ['2999999', '888 Grand Concourse, Bronx'],
    ],
    [
      'p14: with two names for the borough',
      'City / Boro,Address\nBronx,888 Grand Concourse',
      ['888 Grand Concourse, Bronx'],
    ],
  ])('can be read (%s)', (_, text, expected) => {
    expect(lookUpTexts(text)).toEqual(expected);
  });

  it('may have a column with the number of apartments', () => {
    const { rows, columns } = read('Address,Number of Units\n350 5 Ave,"1,042"\n1 Main Street,unknown');
    expect(columns).toEqual(['address', 'apartments']);
    expect(rows.map(({ units }) => units)).toEqual([1042, undefined]);
  });

  it('is returned with the columns used and the building names', () => {
    expect(read('Name,Address,Owner\nHeadquarters,350 5 Ave,Someone')).toEqual({
      columns: ['address', 'name'],
      rows: [{ line: 2, texts: ['350 5 Ave'], label: 'Headquarters' }],
    });
  });

  it('may have a row without an address, which is kept for the owner to correct', () => {
    expect(read('Name,Address\nHeadquarters,')).toMatchObject({ rows: [{ line: 2, texts: [''] }] });
  });

  it('is rejected if no column names a building, and the error lists the columns found', () => {
    expect(() => read('Borough,ZIP,Owner\nManhattan,10118,Someone')).toThrow(
      'We found the columns borough and ZIP code, but none with addresses, BBLs, or BINs',
    );
  });

  it('is rejected if there are no rows below the headings', () => {
    expect(() => read('Address,Borough\n\n')).toThrow('has headings, but no buildings below them');
  });
});

describe('the length of a list', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => `${index + 1} Broadway`).join('\n');

  it(`may be ${MAX_BUILDINGS} rows, but not more`, () => {
    expect(lookUpTexts(lines(MAX_BUILDINGS))).toHaveLength(MAX_BUILDINGS);
    expect(() => read(lines(MAX_BUILDINGS + 1))).toThrow(UnreadableList);
  });

  it.each(['', ' \n\n ', ',,,\n,,'])('must not be zero: %j is rejected', (text) => {
    expect(() => read(text)).toThrow('The list is empty');
  });
});

describe('the text of a file', () => {
  const TEXT = 'Address\n12 Peña Street';

  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
    ['UTF-16 without a byte order mark', Buffer.from(TEXT, 'utf16le')],
    ['big-endian UTF-16 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(TEXT, 'latin1')],
  ])('is decoded from %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(TEXT);
  });

  it('may contain Windows quotation marks (p10)', () => {
    expect(decodeText(Buffer.from('O\x92Neil Towers, Pe\xf1a', 'latin1'))).toBe('O’Neil Towers, Peña');
  });

  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 0, 9]), 'cannot read this file'],
    ['a web page', Buffer.from('<!doctype html><title>List</title>'), 'web page'],
  ])('is not decoded from %s', (_, bytes, message) => {
    expect(() => decodeText(bytes)).toThrow(message);
  });
});
