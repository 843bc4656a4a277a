import { describe, expect, it } from 'vitest';
import { decisionText, decide } from '#tests/support/buildings/decide.ts';
import { readRows } from '#tests/support/buildings/read-rows.ts';

const CLASSES = readRows('building-classes.csv').filter(({ bldgclass }) => bldgclass?.length === 2);

describe('the gas piping rule', () => {
  it.each(CLASSES)('treats class $bldgclass as the Department of Buildings does: "$ll152"', (row) => {
    const { verdict } = decide('ll152', { buildingClass: row.bldgclass, district: 103, units: 5 });

    expect(verdict === 'doesNotApply').toBe(row.ll152 === 'exempt class');
  });

  it.each([
    [0, 'doesNotApply parsonage'],
    [2, 'doesNotApply parsonage'],
    [3, 'applies notExempt gasPiping'],
    [undefined, 'ask parsonageUnknown units'],
  ])('exempts a parsonage with up to two dwelling units: for %s units, "%s"', (units, expected) => {
    const given = { buildingClass: 'M3', district: 103, ...(units !== undefined && { units }) };
    expect(decisionText('ll152', given)).toBe(expected);
  });

  it('exempts a convent if the visitor confirms that it has at most twenty occupants', () => {
    const convent = { buildingClass: 'M4', district: 103 };

    expect(decisionText('ll152', convent)).toBe('ask conventUnknown fewOccupants');
    expect(decisionText('ll152', { ...convent, answers: { fewOccupants: 'unknown' } })).toBe(
      'ask conventUnknown fewOccupants',
    );
    expect(decisionText('ll152', { ...convent, answers: { fewOccupants: 'yes' } })).toBe(
      'doesNotApply convent fewOccupants',
    );
    expect(decisionText('ll152', { ...convent, answers: { fewOccupants: 'no' } })).toBe(
      'applies notExempt gasPiping',
    );
  });

  it('still requires one certification without gas piping', () => {
    const given = { buildingClass: 'D1', district: 105, answers: { gasPiping: 'no' } } as const;

    expect(decisionText('ll152', given)).toBe('applies noGasPiping gasPiping');
    expect(decide('ll152', given).due).toEqual({ deadline: 'll152-b' });
  });

  it('has no date in a park or airport, and asks for an unknown district', () => {
    expect(decide('ll152', { buildingClass: 'D1', district: 164 }).due).toEqual({ why: 'jointInterestArea' });
    expect(decide('ll152', { buildingClass: 'D1' })).toMatchObject({
      question: 'district',
      due: { why: 'districtUnknown' },
    });
  });

  it('uses the community district in Marble Hill, whose lots are in Manhattan', () => {
    const lot = { bbl: '1022150001', buildingClass: 'D1' };

    expect(decide('ll152', { ...lot, district: 208 }).due).toEqual({ deadline: 'll152-c' });
    expect(decide('ll126-parking', { ...lot, district: 208 }).due).toMatchObject({ deadline: 'll126-1c' });
  });

  it('starts in the tenth year of a new building', () => {
    const due = (yearBuilt: number) => decide('ll152', { buildingClass: 'D1', district: 103, yearBuilt }).due;

    expect(due(2016)).toEqual({ why: 'tenthYear' });
    expect(due(2015)).toEqual({ deadline: 'll152-a' });
  });

  it('asks for the class if it is unknown or contradicts the number of units', () => {
    expect(decisionText('ll152', { units: 2 })).toBe('ask classUnknown buildingClass');
    expect(decisionText('ll152', {})).toBe('ask classUnknown buildingClass');
    expect(decisionText('ll152', { buildingClass: 'B1', corrected: { units: 4 } })).toBe(
      'ask unitsDiffer buildingClass',
    );
    expect(decisionText('ll152', { buildingClass: 'B1', units: 4 })).toBe('doesNotApply exemptClass');
  });
});
