import { describe, expect, it } from 'vitest';
import { exampleBuilding, LISTED, NOT_LISTED } from '#tests/support/buildings/building.ts';
import { decisionText } from '#tests/support/buildings/decide.ts';
import { LAW_RULES } from './index.ts';

describe('Articles 320 and 321', () => {
  it.each([
    [[0], 'applies listed', 'doesNotApply otherPathway'],
    [[1], 'applies fromLater', 'doesNotApply otherPathway'],
    [[2], 'applies fromLatest', 'doesNotApply otherPathway'],
    [[3], 'doesNotApply article321', 'applies listed'],
    [[4], 'doesNotApply cityBuilding', 'doesNotApply cityBuilding'],
    [[0, 3], 'applies mixedPathways', 'applies mixedPathways'],
    [[2, 3, 4], 'applies mixedPathways', 'applies mixedPathways'],
    [[3, 4], 'doesNotApply article321', 'applies mixedPathways'],
    [[0, 4], 'applies mixedPathways', 'doesNotApply otherPathway'],
    [[], 'likely pathwayUnknown', 'likely pathwayUnknown'],
  ])('depend on the pathways %j on the Covered Buildings List', (pathways, limits, once) => {
    expect(decisionText('ll97-320', { ...LISTED, pathways })).toBe(limits);
    expect(decisionText('ll97-321', { ...LISTED, pathways })).toBe(once);
  });

  it('require no report before 2036 for pathway 2', () => {
    const decideDue = (pathways: number[]) =>
      LAW_RULES['ll97-320'].decide(exampleBuilding({ ...LISTED, pathways })).due;

    expect(decideDue([2])).toEqual({ deadline: 'll97-code2-first-report' });
    expect(decideDue([1])).toEqual({ deadline: 'll97-report' });
    expect(decideDue([1, 2])).toEqual({ deadline: 'll97-report' });
  });

  it('may both apply to a large building that is not on the list', () => {
    const large = { ...NOT_LISTED, floorArea: 60_000, units: 50, buildingClass: 'D1' };

    expect(decisionText('ll97-320', large)).toBe('likely overAreaNotListed');
    expect(decisionText('ll97-321', large)).toBe('ask mayBeRegulated rentStabilized');
    expect(decisionText('ll97-321', { ...large, answers: { rentStabilized: 'yes' } })).toBe(
      'likely answeredYes rentStabilized',
    );
    expect(decisionText('ll97-321', { ...large, answers: { rentStabilized: 'no' } })).toBe(
      'ask otherGrounds',
    );
    expect(decisionText('ll97-321', { ...large, buildingClass: 'M1', units: 0 })).toBe(
      'likely houseOfWorship',
    );
    expect(decisionText('ll97-321', { ...large, buildingClass: 'O4', units: 0 })).toBe(
      'doesNotApply noUnits',
    );
  });
});
