import { describe, expect, it } from 'vitest';
import { buildingOf } from '#tests/support/buildings/building.ts';
import { readRows } from '#tests/support/buildings/read-rows.ts';
import { bblOf, type BoroughCode } from '../../lot.ts';
import { classDescription } from '../building-classes.ts';
import { LAW_RULES, type LawId } from './index.ts';

type Given = Parameters<typeof buildingOf>[0];

const decide = (id: LawId, given: Given) => LAW_RULES[id].decide(buildingOf(given));

const answerOf = (id: LawId, given: Given) => {
  const { answer, reason, question, isOffered } = decide(id, given);
  return [answer, reason, question, isOffered && question ? 'offered' : ''].filter(Boolean).join(' ');
};

const CLASSES = readRows('building-classes.csv').filter(({ bldgclass }) => bldgclass?.length === 2);

describe('gas piping', () => {
  it.each(CLASSES)('exempts class $bldgclass as the Department of Buildings does: "$ll152"', (row) => {
    const { answer } = decide('ll152', { buildingClass: row.bldgclass, district: 103, units: 5 });

    expect(answer === 'doesNotApply').toBe(row.ll152 === 'exempt class');
  });

  it.each([
    [0, 'doesNotApply parsonage'],
    [2, 'doesNotApply parsonage'],
    [3, 'applies notExempt gasPiping'],
    [undefined, 'ask parsonageUnknown units'],
  ])('exempts a parsonage with up to two dwelling units: %s', (units, expected) => {
    const given = { buildingClass: 'M3', district: 103, ...(units !== undefined && { units }) };
    expect(answerOf('ll152', given)).toBe(expected);
  });

  it('exempts a convent with up to twenty occupants, which the visitor has to say', () => {
    const convent = { buildingClass: 'M4', district: 103 };

    expect(answerOf('ll152', convent)).toBe('ask conventUnknown fewOccupants');
    expect(answerOf('ll152', { ...convent, replies: { fewOccupants: 'unknown' } })).toBe(
      'ask conventUnknown fewOccupants',
    );
    expect(answerOf('ll152', { ...convent, replies: { fewOccupants: 'yes' } })).toBe(
      'doesNotApply convent fewOccupants',
    );
    expect(answerOf('ll152', { ...convent, replies: { fewOccupants: 'no' } })).toBe(
      'applies notExempt gasPiping',
    );
  });

  it('still asks for one certification where there is no gas piping', () => {
    const given = { buildingClass: 'D1', district: 105, replies: { gasPiping: 'no' } } as const;

    expect(answerOf('ll152', given)).toBe('applies noGasPiping gasPiping');
    expect(decide('ll152', given).due).toEqual({ deadline: 'll152-b' });
  });

  it('has no day in a park or airport, and asks for a district that is not recorded', () => {
    expect(decide('ll152', { buildingClass: 'D1', district: 164 }).due).toEqual({ why: 'jointInterestArea' });
    expect(decide('ll152', { buildingClass: 'D1' })).toMatchObject({
      question: 'district',
      due: { why: 'districtUnknown' },
    });
  });

  it('counts the district in Marble Hill, whose lots are in Manhattan', () => {
    const lot = { bbl: '1022150001', buildingClass: 'D1' };

    expect(decide('ll152', { ...lot, district: 208 }).due).toEqual({ deadline: 'll152-c' });
    expect(decide('ll126-parking', { ...lot, district: 208 }).due).toMatchObject({ deadline: 'll126-1c' });
  });

  it('starts in the tenth year of a new building', () => {
    const due = (yearBuilt: number) => decide('ll152', { buildingClass: 'D1', district: 103, yearBuilt }).due;

    expect(due(2016)).toEqual({ why: 'tenthYear' });
    expect(due(2015)).toEqual({ deadline: 'll152-a' });
  });

  it('asks for the class where it is not recorded, and where a home has more units than its class', () => {
    expect(answerOf('ll152', { units: 2 })).toBe('ask classUnknown buildingClass');
    expect(answerOf('ll152', {})).toBe('ask classUnknown buildingClass');
    expect(answerOf('ll152', { buildingClass: 'B1', corrected: { units: 4 } })).toBe(
      'ask unitsDiffer buildingClass',
    );
    expect(answerOf('ll152', { buildingClass: 'B1', units: 4 })).toBe('doesNotApply exemptClass');
  });
});

describe('building classes', () => {
  it('are all in words, those of a family beginning with its name', () => {
    for (const { bldgclass = '' } of readRows('building-classes.csv')) {
      expect(classDescription(bldgclass), bldgclass).toMatch(/^[A-Z].*[a-z)]$/);
      expect(classDescription(bldgclass)).toContain(classDescription(bldgclass.charAt(0)));
    }
    expect(classDescription('D3')).toBe('Elevator apartments, fireproof (without stores)');
    expect(classDescription('C1', 6)).toBe('Walk-up apartments, without stores');
    expect(classDescription('C1', 7)).toBe('Walk-up apartments, over six families without stores');
    expect(classDescription('C0', 4)).toBe('Walk-up apartments');
    expect(classDescription('X1')).toBeUndefined();
    expect(classDescription('')).toBeUndefined();
  });
});

describe('facades', () => {
  it.each([
    [5.5, 'D1', 'doesNotApply underStories'],
    [6, 'D1', 'ask sixStories raisedCellar'],
    [6, 'C1', 'ask sixStoryWalkUp raisedCellar offered'],
    [6.01, 'D1', 'ask nearStories floors'],
    [6.99, 'D1', 'ask nearStories floors'],
    [7, 'D1', 'applies overStories'],
    [undefined, 'D1', 'ask storiesUnknown floors'],
    [0, 'V1', 'doesNotApply noBuilding'],
  ])('of %s stories, class %s: %s', (floors, buildingClass, expected) => {
    expect(answerOf('fisp', { buildingClass, ...(floors !== undefined && { floors }) })).toBe(expected);
  });

  it('of six stories count one more with a cellar that is half above ground', () => {
    const six = { buildingClass: 'C1', floors: 6 };

    expect(answerOf('fisp', { ...six, replies: { raisedCellar: 'yes' } })).toBe(
      'applies raisedCellar raisedCellar',
    );
    expect(answerOf('fisp', { ...six, replies: { raisedCellar: 'no' } })).toBe(
      'doesNotApply cellarNotRaised raisedCellar',
    );
    expect(decide('fisp', { ...six, replies: { raisedCellar: 'unknown' } }).answer).toBe('ask');
  });

  it('of a building younger than nine years have no day here', () => {
    const tower = { bbl: '1008350041', floors: 20 };

    expect(decide('fisp', { ...tower, yearBuilt: 2018 })).toMatchObject({
      reason: 'newBuilding',
      due: { why: 'newBuildingDate' },
    });
    expect(decide('fisp', { ...tower, yearBuilt: 2017 })).toMatchObject({
      reason: 'overStories',
      due: { deadline: 'fisp-10a', after: 'cycle11NotSet' },
    });
  });
});

describe('parapets', () => {
  it.each([
    [{ landUse: 1, buildingClass: 'A1', attachment: 1 }, 'doesNotApply detachedHome'],
    [{ landUse: 1, buildingClass: 'B1', attachment: 2 }, 'likely notDetachedHome parapet'],
    [{ landUse: 1, buildingClass: 'A5' }, 'likely notDetachedHome parapet'],
    [{ landUse: 1, buildingClass: 'A2' }, 'ask attachmentUnknown parapet'],
    [{ landUse: 2, buildingClass: 'C1', attachment: 1 }, 'likely notDetachedHome parapet'],
    [{}, 'ask kindUnknown parapet'],
    [{ buildingClass: 'V0' }, 'doesNotApply noBuilding'],
  ])('%j: %s', (given, expected) => {
    expect(answerOf('parapet', given)).toBe(expected);
  });
});

describe('parking structures', () => {
  it.each([
    [{ buildingClass: 'A1', garageArea: 400 }, 'doesNotApply home'],
    [{ buildingClass: 'G0' }, 'doesNotApply home'],
    [{ buildingClass: 'G1', garageArea: 0 }, 'ask garageClass parking'],
    [{ buildingClass: 'R4', garageArea: 1244 }, 'ask garageArea parking'],
    [{ buildingClass: 'R4', garageArea: 0, parkingArea: 5000 }, 'likely parkingInFiling parking'],
    [{ buildingClass: 'D1', garageArea: 0 }, 'doesNotApply noGarageRecorded parking offered'],
    [{ buildingClass: 'D1', buildings: 1 }, 'doesNotApply noGarageRecorded parking offered'],
    [{}, 'ask garageUnknown parking'],
    [{ corrected: { buildingClass: 'D1' } }, 'ask garageUnknown parking'],
  ])('%j: %s', (given, expected) => {
    expect(answerOf('ll126-parking', given)).toBe(expected);
  });
});

describe('retaining walls', () => {
  it.each(readRows('retaining-wall-years.csv'))('have the year of their borough: $borough', (row) => {
    const bbl = bblOf(Number(row.borough_code) as BoroughCode, 1, 1);
    const key = `retaining-wall-${row.borough?.toLowerCase().replace(' ', '-')}`;

    expect(decide('retaining-wall', { bbl }).due).toEqual({ deadline: key, after: 'cycle4NotSet' });
    expect(decide('retaining-wall', { district: Number(row.borough_code) * 100 + 1 }).due).toMatchObject({
      deadline: key,
    });
  });

  it('are asked about, because no record has them', () => {
    expect(answerOf('retaining-wall', {})).toBe('ask notRecorded retainingWall');
    expect(decide('retaining-wall', {}).due).toEqual({ why: 'boroughUnknown' });
    expect(answerOf('retaining-wall', { replies: { retainingWall: 'no' } })).toBe(
      'doesNotApply repliedNo retainingWall offered',
    );
  });
});
