import { describe, expect, it } from 'vitest';
import { lots, bins, usesIn } from './ll84-values.ts';
import {
  bbl,
  bblIfAny,
  bin,
  decimal,
  flag,
  NULL,
  pathways,
  rounded,
  small,
  text,
  whole,
  zip,
} from './values.ts';
import { versionInName } from './version.ts';

describe('in city files,', () => {
  it.each([
    [whole, '1,700', '1700'],
    [whole, '7.00000000', '7'],
    [whole, '', NULL],
    [small, '01', '01'],
    [whole, '-3.', '-3'],
    [small, '0.0000000', '0'],
    [decimal, '6.5000000', '6.5'],
    [decimal, '.50', '0.5'],
    [rounded, '2.5', '3'],
    [decimal, '1.683E3', '1683'],
    [rounded, '2,692,475.5', '2692476'],
    [zip, '10004-1234', '10004'],
    [zip, '00083', '83'],
    [zip, '     ', NULL],
    [bbl, '1008350041', '1008350041'],
    [bbl, '1008350041.00000000', '1008350041'],
    [bblIfAny, '0.00000000', NULL],
    [bin, ' 1015862.0 ', '1015862'],
    [bin, '3000000', NULL],
    [flag, 'Y', 't'],
    [flag, '', 'f'],
    [pathways, '0;4', '{0,4}'],
    [pathways, '', '{}'],
    [text, '  ', NULL],
    [text, 'a\tb\\c', String.raw`a\tb\\c`],
  ])('%o reads "%s" as "%s"', (convert, given, value) => {
    expect(convert(given)).toBe(value);
  });

  it.each([
    [whole, '12.5'],
    [whole, '1,70'],
    [whole, '9999999999'],
    [small, '40000'],
    [decimal, '.'],
    [decimal, '1.0.0'],
    [decimal, '1e999'],
    [bbl, '6008350041'],
    [bbl, ''],
    [bin, '9015862'],
    [flag, 'maybe'],
    [pathways, '5'],
  ])('%o rejects "%s"', (convert, given) => {
    expect(() => convert(given)).toThrow(/is (?:not|out of range|neither)|there is no/);
  });
});

describe('in energy filings,', () => {
  it.each([
    ['1008350041', '1008350041'],
    ['1-00835-0041', '1008350041'],
    ['1008350041;1008350042; 1008350041', '1008350041;1008350042'],
    ['Not Available', ''],
  ])('lots reads "%s" as "%s"', (given, value) => {
    expect(lots(given)).toBe(value);
  });

  it('lots rejects text without a lot', () => {
    expect(() => lots('see parent')).toThrow('"see parent" is not a BBL');
  });

  it('bins ignores placeholders', () => {
    expect(bins('4059726;4544802;4000000;none;4059726')).toBe('{4059726,4544802}');
  });

  it('usesIn accepts commas and parentheses in names, and skips uses without an area', () => {
    expect(
      usesIn('Personal Services (Health/Beauty, etc.) (5422.0), Office (Not Available), Parking (8000)'),
    ).toEqual([
      { name: 'Personal Services (Health/Beauty, etc.)', squareFeet: 5422 },
      { name: 'Parking', squareFeet: 8000 },
    ]);
  });
});

it('versionInName returns the version in the file name, or else the import date', () => {
  const pattern = /(\d\d)_?(v\d+(?:[._]\d+)?)/i;
  expect(versionInName('nyc_pluto_26v1_csv.zip', '2026-11-23', pattern)).toBe('26v1');
  expect(versionInName('pluto_25v2_1.csv', '2026-11-23', pattern)).toBe('25v2.1');
  expect(versionInName('rows.csv', '2026-11-23', pattern)).toBe('2026-11-23');
});
