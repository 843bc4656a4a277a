import { describe, expect, it } from 'vitest';
import type { LotFacts } from '#law/buildings/facts.ts';
import { factsFrom } from '#tests/support/buildings/building.ts';
import { withCorrections } from '#law/buildings/answers.ts';
import { factRows } from './facts-view.ts';
import { setText } from '#law/buildings/set-names.ts';

const CITY = factsFrom(
  { buildingClass: 'D4', floorArea: 48_000, floors: 6, units: 58, district: 105 },
  'pluto',
);

const rows = (changes: Partial<Parameters<typeof factRows>[0]> = {}) =>
  factRows({
    facts: CITY,
    city: CITY,
    loaded: { pluto: '26v1', covered: '2026-03' },
    hasSeveralBuildings: false,
    ...changes,
  });

const row = (name: keyof LotFacts, changes?: Parameters<typeof rows>[0]) =>
  rows(changes).find((each) => each.name === name);

describe('factRows', () => {
  it('describes the building class and names the neighborhoods of the district', () => {
    expect(row('buildingClass')?.value).toBe(
      'Elevator apartments, cooperatives (other than condominiums) (class D4)',
    );
    expect(row('district')?.value).toBe('Manhattan 5 (Midtown, Times Square, Flatiron)');
  });

  it('names the data set and its version', () => {
    expect(row('floorArea')?.source).toMatch(/^PLUTO /);
    expect(setText('covered', '2026-03')).toBe('Covered Buildings List, March 2026');
    expect(setText('pluto', '26v2')).toBe('PLUTO 26v2 (2026)');
    expect(setText('visitor', '')).toBe('what you told us');
  });

  it('marks facts about the whole lot if it has several buildings', () => {
    expect(row('units')?.note).toBeUndefined();
    expect(row('units', { hasSeveralBuildings: true })?.note).toBe('Whole lot');
    expect(row('floors', { hasSeveralBuildings: true })?.note).toBeUndefined();
  });

  it('distinguishes facts that are not recorded from facts that are not available', () => {
    expect(row('yearBuilt')).toEqual({
      name: 'yearBuilt',
      label: 'Year built',
      note: 'not recorded in PLUTO 26v1 (2026).',
      isYours: false,
    });
    expect(row('yearBuilt', { loaded: {} })?.note).toMatch(
      /^not available, because this site does not have PLUTO \(.*\)\.$/,
    );
  });

  it('marks corrected facts and shows the city record beside them', () => {
    const facts = withCorrections(CITY, { units: 8, yearBuilt: 1931 });
    expect(row('units', { facts, hasSeveralBuildings: true })).toMatchObject({
      value: '8',
      isYours: true,
      cityValue: '58',
      note: undefined,
    });
    expect(row('yearBuilt', { facts })).toMatchObject({ value: '1931', isYours: true, cityValue: undefined });
  });

  it('hides unrecorded facts that most lots do not have', () => {
    expect(row('landmark')).toBeUndefined();
    expect(row('listArea')).toBeUndefined();
  });
});
