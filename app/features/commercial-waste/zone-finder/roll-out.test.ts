import { describe, expect, it } from 'vitest';
import { zonesOn } from '#tests/support/starting-register.ts';
import { rollOut } from './roll-out.ts';

describe('the rollout', () => {
  it('runs from the month of the first date through the year of the last date', () => {
    expect(rollOut(zonesOn('2026-11-23'), '2026-11-23').span).toEqual({
      from: '2024-09-01',
      to: '2028-01-01',
    });
  });

  it('marks a proposed zone as tentative, and a scheduled one as definite', () => {
    const { rows } = rollOut(zonesOn('2026-11-23'), '2026-11-23');
    const dayOf = (id: string) => rows.find((row) => row.id === id)?.marks.at(-1);
    expect(dayOf('Brooklyn North')).toEqual({ from: '2026-12-01', label: 'Dec 1, 2026', isTentative: false });
    expect(dayOf('Brooklyn East')).toMatchObject({ label: 'Mar 1, 2027 (proposed)', isTentative: true });
  });

  it.each([
    [
      '2026-11-23',
      'The next zones go live on December 1, 2026: Brooklyn North and Upper Manhattan. 6 of the 20 zones have no date yet.',
    ],
    [
      '2026-12-01',
      '10 of the 20 zones are live, and no further date is set. 6 of the 20 zones have no date yet.',
    ],
  ])('on %s names the next zones to go live, if any', (day, finding) => {
    expect(rollOut(zonesOn(day), day).finding).toBe(finding);
  });

  it("marks the visitor's zone", () => {
    const { rows } = rollOut(zonesOn('2026-11-23'), '2026-11-23', ['Queens West']);
    expect(rows.filter(({ isOwn }) => isOwn).map(({ id }) => id)).toEqual(['Queens West']);
  });
});
