import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { csvFile } from '../files/read-csv.ts';
import { findSource, measureFit } from './find-source.ts';
import { SAMPLE_SETS } from '#tests/support/city-records/samples.ts';
import { SETS } from './index.ts';

const SAMPLES = path.resolve(import.meta.dirname, '../../tests/support/city-records');

const sample = (name: string, change = (headings: string) => headings) => {
  const [firstLine = ''] = readFileSync(path.join(SAMPLES, `${name}.csv`), 'utf8').split(/\r?\n/, 1);
  return [csvFile(name, change(firstLine), () => Promise.resolve(Readable.from([])))];
};

const damaged = sample('hpd-violations', (headings) =>
  headings.replace(/NOVDescription/i, 'NOV Description'),
);

it('findSource names the missing column of a damaged file', () => {
  expect(() => findSource(SETS['hpd-violations'], 'rows', damaged)).toThrow(
    /^hpd-violations has no column .*"novdescription"/,
  );
});

it('a damaged file fits its own set best', () => {
  const own = measureFit(SETS['hpd-violations'], damaged);
  for (const set of Object.values(SETS)) {
    if (set.name === 'hpd-violations') continue;
    const { columns, share } = measureFit(set, damaged);
    expect(columns < own.columns || share < 0.8, set.name).toBe(true);
  }
  expect(own.share).toBeGreaterThanOrEqual(0.8);
});

it.each(SAMPLE_SETS)('a sample of %s has every required column of its own set', (name) => {
  expect(measureFit(SETS[name], sample(name)).share).toBe(1);
});
