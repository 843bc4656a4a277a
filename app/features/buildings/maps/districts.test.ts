import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { districtName, DISTRICTS } from '#law/buildings/districts.ts';
import { GAS_CYCLE } from '#law/buildings/gas-cycle.ts';
import { SEED_REGISTER } from '#tests/support/starting-register.ts';
import { gasMap } from './gas-map.server.ts';
import { districtLocator } from './district-locator.server.ts';

const gas = (day: string) => gasMap(GAS_CYCLE.from(SEED_REGISTER, day), day);

describe('gasMap', () => {
  it('draws each community district once and links it to a row of the table', () => {
    const { shapes, rows } = gas('2026-11-23');
    expect(shapes.map(({ district }) => district).toSorted((a, b) => a - b)).toEqual(DISTRICTS);
    const ids = rows.map(({ id }) => id);
    for (const { row } of shapes) expect(ids).toContain(row);
  });

  it.each([
    ['2026-11-23', '2026', 'Due this year: community districts 4, 6, 8, 9, and 16'],
    ['2027-01-01', '2027', 'Due this year: community districts 11, 12, 14, 15, and 17'],
    ['2028-06-30', '2028', 'Due this year: community districts 1, 3, and 10'],
    ['2029-06-30', '2029', 'Due this year: community districts 2, 5, 7, 13, and 18'],
  ])('on %s lists the districts due in %s first', (day, year, finding) => {
    const map = gas(day);
    expect(map.finding).toContain(finding);
    expect(map.rows.map((row) => Number(row.year))).toEqual([0, 1, 2, 3].map((turn) => Number(year) + turn));
    expect(map.shapes.filter(({ look }) => look === 'own').every(({ row }) => row === `due-${year}`)).toBe(
      true,
    );
  });

  it('lists only the districts that exist in each borough', () => {
    const [row] = gas('2026-11-23').rows;
    const numbers = row?.boroughs.map(({ name, districts }) => [name, districts.map(({ number }) => number)]);
    expect(numbers).toEqual([
      ['Manhattan', [4, 6, 8, 9]],
      ['Bronx', [4, 6, 8, 9]],
      ['Brooklyn', [4, 6, 8, 9, 16]],
      ['Queens', [4, 6, 8, 9]],
    ]);
    expect(row?.boroughs[2]?.districts[0]).toEqual({ number: 4, neighborhoods: 'Bushwick' });
  });

  it('stays under 40 KB when compressed', () => {
    expect(gzipSync(JSON.stringify(gas('2026-11-23'))).length).toBeLessThan(40_000);
  });
});

describe('districtLocator', () => {
  it.each(DISTRICTS)('draws district %d within its borough', (district) => {
    const locator = districtLocator(district);
    expect(locator?.own).toMatch(/^M/);
    expect(locator?.sentence).toContain(districtName(district).replace(/ (\d+)$/, ' Community District $1'));
    expect(gzipSync(JSON.stringify(locator)).length).toBeLessThan(5000);
  });

  it('names both commercial waste zones of a divided district', () => {
    expect(districtLocator(105)?.sentence).toBe(
      'Manhattan Community District 5, in the commercial waste zone Midtown South or Midtown North.',
    );
  });

  it.each([undefined, 164, 480, 519, 0])(
    'returns undefined for a number that is not a community district: %s',
    (district) => {
      expect(districtLocator(district)).toBeUndefined();
    },
  );
});
