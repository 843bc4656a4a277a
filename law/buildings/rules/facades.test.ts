import { describe, expect, it } from 'vitest';
import { decisionText, decide } from '#tests/support/buildings/decide.ts';

describe('the facade rule', () => {
  it.each([
    [5.5, 'D1', 'doesNotApply underStories'],
    [6, 'D1', 'ask sixStories raisedCellar'],
    [6, 'C1', 'ask sixStoryWalkUp raisedCellar offered'],
    [6.01, 'D1', 'ask nearStories floors'],
    [6.99, 'D1', 'ask nearStories floors'],
    [7, 'D1', 'applies overStories'],
    [undefined, 'D1', 'ask storiesUnknown floors'],
    [0, 'V1', 'doesNotApply noBuilding'],
  ])('for %s stories and class %s returns "%s"', (floors, buildingClass, expected) => {
    expect(decisionText('fisp', { buildingClass, ...(floors !== undefined && { floors }) })).toBe(expected);
  });

  it('applies to six-story buildings if the cellar is half above ground', () => {
    const six = { buildingClass: 'C1', floors: 6 };

    expect(decisionText('fisp', { ...six, answers: { raisedCellar: 'yes' } })).toBe(
      'applies raisedCellar raisedCellar',
    );
    expect(decisionText('fisp', { ...six, answers: { raisedCellar: 'no' } })).toBe(
      'doesNotApply cellarNotRaised raisedCellar',
    );
    expect(decide('fisp', { ...six, answers: { raisedCellar: 'unknown' } }).verdict).toBe('ask');
  });

  it('returns no date for a building younger than nine years', () => {
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
