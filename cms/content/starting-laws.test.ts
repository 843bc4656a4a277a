import { describe, expect, it } from 'vitest';
import { placeholderErrors, usesIn } from '#app/regulations/figures/placeholders.ts';
import { LAW_IDS, type LawId } from '#app/regulations/obligations/laws.ts';
import { textsIn } from '#cms/figures/texts.ts';
import { ownPageError, reasonsError } from '#collections/laws/validate.ts';
import { LAW_FILES, lawFile, startingLaws } from '#tests/support/starting-laws.ts';
import { SEED_REGISTER } from '#tests/support/starting-register.ts';

it('has a file for each law, and no other', () => {
  expect(LAW_FILES.toSorted()).toEqual([...LAW_IDS].sort());
});

describe.each([...LAW_IDS])('the starting content of %s', (id: LawId) => {
  const law = lawFile(id);

  it('words each code of its rule, with the values that the rule gives', () => {
    expect(reasonsError(id, law.reasons)).toBeUndefined();
    expect(ownPageError(law.page)).toBeUndefined();
  });

  it('names only figures and deadlines that the register has', () => {
    expect(textsIn(law).flatMap((text) => placeholderErrors(text, SEED_REGISTER))).toEqual([]);
  });

  it('marks itself as unverified where something that it says was not verified', () => {
    const uses = textsIn({ ...law, reasons: [] }).flatMap(usesIn);
    const keys = uses.map((use) => use.split(':')[1] ?? '');
    const unverified = keys.filter((key) => SEED_REGISTER.figures[key]?.certainty === 'unverified');
    if (unverified.length > 0) {
      expect(JSON.stringify(law)).toMatch(/not verified|could not verify|one source|unverified/i);
    }
  });
});

it('shows no placeholder but the values of reasons', () => {
  for (const { reasons, ...law } of startingLaws()) {
    expect(textsIn(law).filter((text) => /[{}]/.test(text))).toEqual([]);
    expect(textsIn(reasons).filter((text) => /\{\w+:/.test(text))).toEqual([]);
  }
});
