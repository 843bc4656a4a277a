import { describe, expect, it } from 'vitest';
import { decisionText, decide } from '#tests/support/buildings/decide.ts';
import { SEED_REGISTER } from '#tests/support/starting-register.ts';
import { hasDeadline } from './index.ts';

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
  ])(
    'asks about years near 1960, because records are accurate only to the decade: %s',
    (yearBuilt, expected) => {
      expect(decisionText(id, { units: 3, ...(yearBuilt !== undefined && { yearBuilt }) })).toBe(expected);
    },
  );

  it("trusts the visitor's year", () => {
    expect(decisionText(id, { units: 3, corrected: { yearBuilt: 1959 } })).toBe('applies builtBefore');
    expect(decisionText(id, { units: 3, yearBuilt: 1930, corrected: { yearBuilt: 1962 } })).toBe(
      'doesNotApply maybeLead leadPaint offered',
    );
    expect(decisionText(id, { units: 3, yearBuilt: 1962, answers: { builtBefore1960: 'yes' } })).toBe(
      'applies saidBuiltBefore',
    );
    expect(decisionText(id, { units: 3, answers: { builtBefore1960: 'no', leadPaint: 'yes' } })).toContain(
      'applies answeredYes',
    );
  });

  it('does not apply to one or two units that are not rented, even with known lead paint', () => {
    const home = { units: 1, yearBuilt: 1970, answers: { leadPaint: 'yes', rented: 'no' } } as const;
    expect(decisionText(id, home)).toBe('doesNotApply notRented rented');
    expect(decisionText(id, { ...home, units: 3 })).toContain('applies answeredYes');
  });

  it('applies to one or two units only if they are rented', () => {
    const home = { units: 2, yearBuilt: 1925 };

    expect(decisionText(id, home)).toBe('ask rentedUnknown rented');
    expect(decisionText(id, { ...home, answers: { rented: 'yes' } })).toBe('applies rented rented');
    expect(decisionText(id, { ...home, answers: { rented: 'no' } })).toBe('doesNotApply notRented rented');
  });
});

describe("the rule for lead in children's homes", () => {
  const old = { units: 12, yearBuilt: 1930, buildingClass: 'C1' };

  it.each([
    [old, 'ask childUnknown youngChild'],
    [{ ...old, answers: { youngChild: 'yes' } }, 'applies answeredYes youngChild offered'],
    [{ ...old, answers: { youngChild: 'no' } }, 'doesNotApply answeredNo youngChild offered'],
    [{ ...old, yearBuilt: 1990 }, 'doesNotApply builtAfter'],
    [{ ...old, yearBuilt: 1970 }, 'doesNotApply maybeLead leadPaint offered'],
    [{ ...old, yearBuilt: 1960 }, 'ask nearYear builtBefore1960'],
    [
      { ...old, yearBuilt: 1960, answers: { youngChild: 'no' } },
      'doesNotApply answeredNo youngChild offered',
    ],
    [{ units: 2, yearBuilt: 1930, buildingClass: 'B1' }, 'ask rentedUnknown rented'],
    [{}, 'ask unitsUnknown units'],
  ] as const)('asks about children if the lead paint rules apply: for %j, "%s"', (given, expected) => {
    expect(decisionText('ll123', given)).toBe(expected);
  });

  it('sets a July 1, 2027 deadline, which followers of the lead paint test also get', () => {
    expect(decide('ll123', old).due).toMatchObject({ deadline: 'll31-children' });
    expect(SEED_REGISTER.deadlines['ll31-children']?.date).toBe('2027-07-01');
    expect(hasDeadline('ll31', 'll31-children')).toBe(true);
  });
});
