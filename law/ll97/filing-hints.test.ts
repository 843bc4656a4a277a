import { describe, expect, it } from 'vitest';
import { lotFilings, sampleFiling } from '#tests/support/buildings/filings.ts';
import { filingId, findFiling, type Filing } from './filing.ts';
import { filingHints } from './filing-hints.ts';

const FILING: Filing = {
  propertyId: '1',
  year: 2024,
  bins: [1_000_001],
  yearBuilt: 1930,
  floorArea: 51_234,
  uses: [{ name: 'Office', squareFeet: 51_234 }],
  energy: { electricityKwh: 1 },
  otherFuels: [],
};

const hintsOn = (changes: Partial<Filing>, others: Filing[] = []) => {
  const filing = { ...FILING, ...changes };
  return filingHints(filing, [filing, ...others]);
};

describe('the hints about a filing', () => {
  it('are empty when nothing looks wrong', () => {
    expect(hintsOn({})).toEqual([]);
    const [filing] = lotFilings('3031060001');
    expect(filing && filingHints(filing, lotFilings('3031060001'))).toEqual([]);
  });

  it('flag a round floor area, and a round area of a single use', () => {
    expect(hintsOn({ floorArea: 85_000 })).toEqual([{ kind: 'roundArea', squareFeet: 85_000 }]);
    expect(hintsOn({ uses: [{ name: 'Office', squareFeet: 50_000 }] })).toEqual([
      { kind: 'roundArea', squareFeet: 50_000 },
    ]);
  });

  it('list each use without a limit once', () => {
    const uses = ['Other', 'Zoo', 'Other', 'Office'].map((name) => ({ name, squareFeet: 123 }));
    expect(hintsOn({ uses })).toEqual([{ kind: 'unknownUses', names: ['Other', 'Zoo'] }]);
  });

  it('flag other construction years on the same lot', () => {
    const oneWallStreet = lotFilings('1000237501');
    expect(filingHints(sampleFiling('20507594', 2024), oneWallStreet)).toEqual([
      { kind: 'otherYears', years: [1930] },
    ]);
    expect(filingHints(sampleFiling('33982970', 2024), oneWallStreet)).toEqual([
      { kind: 'roundArea', squareFeet: 150_000 },
      { kind: 'otherYears', years: [2022] },
    ]);
    expect(hintsOn({ yearBuilt: undefined }, [FILING])).toEqual([]);
  });

  it("flag a filing for several buildings, and another property's filing with the same area and year", () => {
    const lot = lotFilings('4026660020');
    expect(filingHints(sampleFiling('2804153', 2024), lot)).toEqual([
      { kind: 'filedTwice', propertyId: '53859292' },
      { kind: 'severalBuildings', buildings: 4 },
    ]);
  });

  it('flag a filing without energy use', () => {
    expect(filingHints(sampleFiling('3089535', 2023), lotFilings('1000277502'))).toEqual([
      { kind: 'otherYears', years: [1931] },
      { kind: 'noEnergy' },
    ]);
    expect(hintsOn({ energy: { electricityKwh: 0 } })).toEqual([{ kind: 'noEnergy' }]);
  });
});

describe('findFiling', () => {
  it('finds a filing for the lot by ID', () => {
    const lot = lotFilings('1000237501');
    for (const filing of lot) expect(findFiling(lot, filingId(filing))).toBe(filing);
    expect(findFiling(lot, '33982970-2022')).toBeUndefined();
    expect(findFiling(lot, '')).toBeUndefined();
  });
});
