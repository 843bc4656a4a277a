import { describe, expect, it } from 'vitest';
import { LISTED } from '#tests/support/buildings/building.ts';
import { decisionText, decide } from '#tests/support/buildings/decide.ts';
import { LAW_IDS } from './index.ts';

describe('the landmark rule', () => {
  it.each([
    [{ landmark: 'INDIVIDUAL LANDMARK' }, 'applies landmark'],
    [{ historicDistrict: 'Greenwich Village' }, 'applies historicDistrict'],
    [{ units: 4 }, 'doesNotApply notProtected'],
    [{ ...LISTED }, 'ask unknown'],
  ])('for %j returns "%s"', (given, expected) => {
    expect(decisionText('landmark', given)).toBe(expected);
  });
});

describe('laws about building work', () => {
  it('apply only if the owner builds', () => {
    const events = LAW_IDS.filter((id) => decide(id, {}).verdict === 'onlyIfYouBuild');
    expect(events).toEqual(['ll92-94', 'll154', 'stormwater', 'll196', 'conh']);
  });
});
