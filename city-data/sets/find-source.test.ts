import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { csvFile } from '../files/read-csv.ts';
import { findSource, measureFit } from './find-source.ts';
import { SETS } from './index.ts';

const SAMPLE = path.resolve(import.meta.dirname, '../../tests/support/city-records/hpd-violations.csv');
const [headings = ''] = readFileSync(SAMPLE, 'utf8').split(/\r?\n/, 1);
const damagedHeadings = headings.replace(/NOVDescription/i, 'NOV Description');
const damaged = [csvFile('hpd-violations', damagedHeadings, () => Promise.resolve(Readable.from([])))];

it('findSource names the missing column of a damaged file', () => {
  expect(() => findSource(SETS['hpd-violations'], 'rows', damaged)).toThrow(
    /^hpd-violations has no column .*"novdescription"/,
  );
});

it('a damaged file fits its own data set best', () => {
  const own = measureFit(SETS['hpd-violations'], damaged);
  for (const set of Object.values(SETS)) {
    if (set.name === 'hpd-violations') continue;
    const { columns, share } = measureFit(set, damaged);
    expect(columns < own.columns || share < 0.8, set.name).toBe(true);
  }
  expect(own.share).toBeGreaterThanOrEqual(0.8);
});
