import { describe, expect, it } from 'vitest';
import { exampleBuilding } from '#tests/support/buildings/building.ts';
import { decisionText } from '#tests/support/buildings/decide.ts';
import { LAW_RULES } from './index.ts';

describe('the HPD registration rule', () => {
  it.each([1, 2])('asks the owner of %d units whether they live there', (units) => {
    expect(decisionText('hpd-registration', { units })).toBe('ask ownerUnknown ownerLivesHere');
    expect(decisionText('hpd-registration', { units, answers: { ownerLivesHere: 'yes' } })).toBe(
      'doesNotApply ownerLivesHere ownerLivesHere',
    );
    expect(decisionText('hpd-registration', { units, answers: { ownerLivesHere: 'no' } })).toBe(
      'applies ownerElsewhere ownerLivesHere',
    );
  });

  it('applies to hotels but not to dormitories', () => {
    expect(decisionText('hpd-registration', { buildingClass: 'H3' })).toBe('likely hotel');
    expect(decisionText('hpd-registration', { buildingClass: 'H8' })).toBe(
      'doesNotApply rooms units offered',
    );
  });
});

describe('gas detectors', () => {
  it('are likely required in buildings with three or more units and gas appliances', () => {
    expect(decisionText('ll157', { units: 3 })).toBe('likely manyUnits gasAppliances');
    expect(decisionText('ll157', { units: 3, answers: { gasAppliances: 'no' } })).toContain(
      'doesNotApply answeredNo',
    );
    expect(decisionText('ll157', { units: 3, answers: { gasPiping: 'no' } })).toBe(
      'doesNotApply noGasPiping gasPiping',
    );
  });

  it('are not required in a small home where the owner lives', () => {
    expect(decisionText('ll157', { units: 2 })).toBe('ask ownerUnknown ownerLivesHere');
    expect(decisionText('ll157', { units: 2, answers: { ownerLivesHere: 'yes' } })).toContain('doesNotApply');
    expect(decisionText('ll157', { units: 2, answers: { ownerLivesHere: 'no' } })).toBe(
      'likely ownerElsewhere gasAppliances',
    );
  });

  it('are likely required in hotels and lodging houses, and asked about in dormitories', () => {
    expect(decisionText('ll157', { buildingClass: 'H3' })).toBe('likely classB gasAppliances');
    expect(decisionText('ll157', { buildingClass: 'HR', corrected: { units: 2 } })).toBe(
      'likely classB gasAppliances',
    );
    expect(decisionText('ll157', { buildingClass: 'C5', units: 2 })).toBe('likely classB gasAppliances');
    expect(decisionText('ll157', { buildingClass: 'C5', units: 12 })).toBe('likely manyUnits gasAppliances');
    expect(decisionText('ll157', { buildingClass: 'H8' })).toBe('ask dormitory gasAppliances');
    expect(decisionText('ll157', { buildingClass: 'H3', answers: { gasPiping: 'no' } })).toContain(
      'noGasPiping',
    );
    expect(LAW_RULES.ll157.decide(exampleBuilding({ buildingClass: 'H3' })).due).toMatchObject({
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
  ])('lasts from October through May: %s', (day, now) => {
    const { due } = LAW_RULES['heat-season'].decide(exampleBuilding({ units: 3, day }));
    expect(due).toEqual({ deadline: 'heat-season', now });
  });

  it('likely applies to every home, and definitely to a rented one', () => {
    expect(decisionText('heat-season', { units: 1 })).toBe('likely manyUnits rented');
    expect(decisionText('heat-season', { units: 1, answers: { rented: 'yes' } })).toContain(
      'applies answeredYes',
    );
    expect(decisionText('heat-season', { units: 0 })).toBe('doesNotApply noUnits');
    expect(decisionText('heat-season', {})).toBe('ask unitsUnknown rented');
  });
});

describe('stove knob covers', () => {
  it('are likely required in buildings with three or more units and gas', () => {
    expect(decisionText('stove-knobs', { units: 2 })).toBe('doesNotApply fewUnits');
    expect(decisionText('stove-knobs', { units: 3 })).toBe('likely manyUnits gasAppliances');
    expect(decisionText('stove-knobs', { units: 3, answers: { gasPiping: 'no' } })).toContain('noGasPiping');
  });
});
