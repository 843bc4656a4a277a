import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PERIODS } from './periods.ts';
import { PROPERTY_TYPES } from './property-types.ts';

const file = new URL('../../tests/support/ll97/limits.csv', import.meta.url);
const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);

/** Parses a line such as `"Repair Services (Vehicle, Shoe)",0.00426,0.002210699,0.001658024,0.001105349`. */
function readLine(line: string) {
  const [, name, limits] = /^"?([^"]+)"?((?:,[\d.]+){4})$/.exec(line) ?? [];
  return { name, limits: limits?.slice(1).split(',').map(Number) };
}

const byName = (one: { name?: string }, other: { name?: string }): number =>
  (one.name ?? '').localeCompare(other.name ?? '');

it('PROPERTY_TYPES has the 60 property types in the rule, each with its limits for the four periods', () => {
  expect(head.split(',').slice(1)).toEqual(PERIODS.map(({ name }) => `limit_${name.replace('-', '_')}`));
  expect(lines).toHaveLength(60);
  expect(PROPERTY_TYPES.toSorted(byName)).toEqual(lines.map(readLine).toSorted(byName));
});
