import { describe, expect, it } from 'vitest';
import { buildingOf } from '#tests/support/buildings/building.ts';
import { LAW_RULES, type LawId } from './index.ts';

type Given = Parameters<typeof buildingOf>[0];

const answerOf = (id: LawId, given: Given) => {
  const { answer, reason, question, isOffered } = LAW_RULES[id].decide(buildingOf(given));
  return [answer, reason, question, isOffered && question ? 'offered' : ''].filter(Boolean).join(' ');
};

const MULTIPLE_DWELLINGS = ['bedbug', 'll55', 'window-guards', 'fdny-notices'] as const;

describe.each(MULTIPLE_DWELLINGS)('%s', (id) => {
  it.each([
    [0, 'doesNotApply noUnits'],
    [1, 'doesNotApply fewUnits'],
    [2, 'doesNotApply fewUnits'],
    [3, 'applies manyUnits'],
    [10, 'applies manyUnits'],
  ])('is for three units or more: %d', (units, expected) => {
    expect(answerOf(id, { buildingClass: 'C1', units })).toBe(expected);
  });

  it('asks how many units there are where that is not recorded', () => {
    expect(answerOf(id, {})).toBe('ask unitsUnknown units');
  });

  it('offers the question to hotels and nursing homes, in which the city counts no units', () => {
    expect(answerOf(id, { buildingClass: 'H3' })).toBe('doesNotApply rooms units offered');
    expect(answerOf(id, { buildingClass: 'I6', units: 0 })).toBe('doesNotApply rooms units offered');
    expect(answerOf(id, { buildingClass: 'H3', corrected: { units: 4 } })).toBe('applies manyUnits');
  });
});

describe('the registration', () => {
  it.each([1, 2])('asks the owner of %d units whether they live there', (units) => {
    expect(answerOf('hpd-registration', { units })).toBe('ask ownerUnknown ownerLivesHere');
    expect(answerOf('hpd-registration', { units, replies: { ownerLivesHere: 'yes' } })).toBe(
      'doesNotApply ownerLivesHere ownerLivesHere',
    );
    expect(answerOf('hpd-registration', { units, replies: { ownerLivesHere: 'no' } })).toBe(
      'applies ownerElsewhere ownerLivesHere',
    );
  });

  it('is for hotels, but not for dormitories', () => {
    expect(answerOf('hpd-registration', { buildingClass: 'H3' })).toBe('likely hotel');
    expect(answerOf('hpd-registration', { buildingClass: 'H8' })).toBe('doesNotApply rooms units offered');
  });
});

describe.each(['ll31', 'll1-lead-notice'] as const)('%s', (id) => {
  it.each([
    [1954, 'applies builtBefore'],
    [1955, 'ask nearYear builtBefore1960'],
    [1960, 'ask nearYear builtBefore1960'],
    [1965, 'ask nearYear builtBefore1960'],
    [1966, 'doesNotApply maybeLead leadPaint offered'],
    [1978, 'doesNotApply maybeLead leadPaint offered'],
    [1979, 'doesNotApply builtAfter'],
    [1985, 'doesNotApply builtAfter'],
    [undefined, 'ask yearUnknown builtBefore1960'],
  ])('asks about years near 1960, which are right to the decade only: %s', (yearBuilt, expected) => {
    expect(answerOf(id, { units: 3, ...(yearBuilt !== undefined && { yearBuilt }) })).toBe(expected);
  });

  it('takes the visitor at their word about the year', () => {
    expect(answerOf(id, { units: 3, corrected: { yearBuilt: 1959 } })).toBe('applies builtBefore');
    expect(answerOf(id, { units: 3, yearBuilt: 1930, corrected: { yearBuilt: 1962 } })).toBe(
      'doesNotApply maybeLead leadPaint offered',
    );
    expect(answerOf(id, { units: 3, yearBuilt: 1962, replies: { builtBefore1960: 'yes' } })).toBe(
      'applies saidBuiltBefore',
    );
    expect(answerOf(id, { units: 3, replies: { builtBefore1960: 'no', leadPaint: 'yes' } })).toContain(
      'applies repliedYes',
    );
  });

  it('is not for one or two units that nobody rents, though the owner knows of lead', () => {
    const home = { units: 1, yearBuilt: 1970, replies: { leadPaint: 'yes', rented: 'no' } } as const;
    expect(answerOf(id, home)).toBe('doesNotApply notRented rented');
    expect(answerOf(id, { ...home, units: 3 })).toContain('applies repliedYes');
  });

  it('is for one or two units where they are rented', () => {
    const home = { units: 2, yearBuilt: 1925 };

    expect(answerOf(id, home)).toBe('ask rentedUnknown rented');
    expect(answerOf(id, { ...home, replies: { rented: 'yes' } })).toBe('applies rented rented');
    expect(answerOf(id, { ...home, replies: { rented: 'no' } })).toBe('doesNotApply notRented rented');
  });
});

describe('gas detectors', () => {
  it('are likely due with three units or more, and depend on gas appliances', () => {
    expect(answerOf('ll157', { units: 3 })).toBe('likely manyUnits gasAppliances');
    expect(answerOf('ll157', { units: 3, replies: { gasAppliances: 'no' } })).toContain(
      'doesNotApply repliedNo',
    );
    expect(answerOf('ll157', { units: 3, replies: { gasPiping: 'no' } })).toBe(
      'doesNotApply noGasPiping gasPiping',
    );
  });

  it('are not due in a small home where the owner lives', () => {
    expect(answerOf('ll157', { units: 2 })).toBe('ask ownerUnknown ownerLivesHere');
    expect(answerOf('ll157', { units: 2, replies: { ownerLivesHere: 'yes' } })).toContain('doesNotApply');
    expect(answerOf('ll157', { units: 2, replies: { ownerLivesHere: 'no' } })).toBe(
      'likely ownerElsewhere gasAppliances',
    );
  });

  it('are likely due in hotels and lodging houses, with or without recorded units, and asked about in dormitories', () => {
    expect(answerOf('ll157', { buildingClass: 'H3' })).toBe('likely classB gasAppliances');
    expect(answerOf('ll157', { buildingClass: 'HR', corrected: { units: 2 } })).toBe(
      'likely classB gasAppliances',
    );
    expect(answerOf('ll157', { buildingClass: 'C5', units: 2 })).toBe('likely classB gasAppliances');
    expect(answerOf('ll157', { buildingClass: 'C5', units: 12 })).toBe('likely manyUnits gasAppliances');
    expect(answerOf('ll157', { buildingClass: 'H8' })).toBe('ask dormitory gasAppliances');
    expect(answerOf('ll157', { buildingClass: 'H3', replies: { gasPiping: 'no' } })).toContain('noGasPiping');
    expect(LAW_RULES.ll157.decide(buildingOf({ buildingClass: 'H3' })).due).toMatchObject({
      deadline: 'll157-detectors',
    });
  });
});

describe('the heating season', () => {
  it.each([
    ['2026-09-30', undefined],
    ['2026-10-01', 'inSeason'],
    ['2026-12-31', 'inSeason'],
    ['2027-05-31', 'inSeason'],
    ['2027-06-01', undefined],
  ])('says that it is on from October through May: %s', (day, now) => {
    const { due } = LAW_RULES['heat-season'].decide(buildingOf({ units: 3, day }));
    expect(due).toEqual({ deadline: 'heat-season', now });
  });

  it('is likely for every home, and certain for a rented one', () => {
    expect(answerOf('heat-season', { units: 1 })).toBe('likely manyUnits rented');
    expect(answerOf('heat-season', { units: 1, replies: { rented: 'yes' } })).toContain('applies repliedYes');
    expect(answerOf('heat-season', { units: 0 })).toBe('doesNotApply noUnits');
    expect(answerOf('heat-season', {})).toBe('ask unitsUnknown rented');
  });
});

describe('covers for stove knobs', () => {
  it('depend on gas stoves in a building of three units or more', () => {
    expect(answerOf('stove-knobs', { units: 2 })).toBe('doesNotApply fewUnits');
    expect(answerOf('stove-knobs', { units: 3 })).toBe('likely manyUnits gasAppliances');
    expect(answerOf('stove-knobs', { units: 3, replies: { gasPiping: 'no' } })).toContain('noGasPiping');
  });
});
