import { describe, expect, it } from 'vitest';
import { answerOf } from '#tests/support/buildings/decide.ts';

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
