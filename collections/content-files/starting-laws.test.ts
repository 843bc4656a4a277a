import { describe, expect, it } from 'vitest';
import { placeholderErrors, usesIn } from '#law/figures/placeholders.ts';
import { withCorrections } from '#law/buildings/answers.ts';
import { agenciesIn } from '#law/buildings/agencies.ts';
import { KINDS } from '#law/buildings/building-classes.ts';
import type { Building } from '#law/buildings/decision.ts';
import { lawLabel } from '#law/buildings/laws.ts';
import { obligationLines } from '#law/buildings/lines.ts';
import { QUESTIONS, ANSWERS } from '#law/buildings/questions.ts';
import { textsIn } from '#cms/register/texts.ts';
import { ownPageError, reasonsError } from '#collections/laws/validate.ts';
import { SAMPLE_LOTS } from '#tests/support/buildings/sample-lots.ts';
import { LAW_FILES, lawFile, startingLaws } from '#tests/support/starting-laws.ts';
import { SEED_REGISTER } from '#tests/support/starting-register.ts';
import { lawDeadlines, LAW_IDS, type LawId } from '#law/buildings/rules/index.ts';

it('each law has exactly one starting file', () => {
  expect(LAW_FILES.toSorted()).toEqual([...LAW_IDS].sort());
});

describe.each([...LAW_IDS])('the starting content of %s', (id: LawId) => {
  const law = lawFile(id);

  it('has a text for each code of its rule, with valid placeholders', () => {
    expect(reasonsError(id, law.reasons)).toBeUndefined();
    expect(ownPageError(law.page)).toBeUndefined();
  });

  it('names only agencies that have an official page', () => {
    expect(agenciesIn(law.agency).map(({ url }) => url)).not.toEqual([]);
    const others = agenciesIn(law.agency).reduce((text, { name }) => text.replace(name, ''), law.agency);
    expect(others).toMatch(/^(?: and )?$/);
  });

  it('does not repeat its title in its label', () => {
    const label = lawLabel(law);
    expect(label.indexOf(law.title)).toBe(label.lastIndexOf(law.title));
    expect(label).toMatch(/^[^()]+ \([^()]+\)$/);
  });

  it('uses only figures and deadlines that are in the register', () => {
    expect(textsIn(law).flatMap((text) => placeholderErrors(text, SEED_REGISTER))).toEqual([]);
  });

  it('discloses that a figure is unverified', () => {
    const uses = textsIn({ ...law, reasons: [] }).flatMap(usesIn);
    const keys = uses.map((use) => use.split(':')[1] ?? '');
    const unverified = keys.filter((key) => SEED_REGISTER.figures[key]?.certainty === 'unverified');
    if (unverified.length > 0) {
      expect(JSON.stringify(law)).toMatch(/not verified|could not verify|one source|unverified/i);
    }
  });
});

it('a law with filled-in figures has placeholders only in its reasons', () => {
  for (const { reasons, ...law } of startingLaws()) {
    expect(textsIn(law).filter((text) => /[{}]/.test(text))).toEqual([]);
    expect(textsIn(reasons).filter((text) => /\{\w+:/.test(text))).toEqual([]);
  }
});

const DAY = '2026-11-22';
const LAWS = startingLaws(DAY);

/** Finds empty texts, unfilled placeholders and past dates in a building's results. */
function findFlaws(building: Building): string[] {
  return obligationLines(building, LAWS, SEED_REGISTER).flatMap((line) => {
    const { id, law, because, dateNote, nextDate } = line;
    const texts = [because, ...(dateNote === undefined ? [] : [dateNote])];
    const empty = [because, law.name, law.title, law.agency, law.summary, law.whatToDo, law.penalty].filter(
      (text) => text.trim() === '',
    );
    return [
      ...texts.filter((text) => /[{}]|\(\)|undefined|NaN/.test(text)),
      ...(because === law.summary || dateNote === law.summary ? ['a code without a text'] : []),
      ...empty.map(() => 'an empty text'),
      ...(nextDate !== undefined && nextDate < DAY ? ['a past day'] : []),
    ].map((flaw) => `${id}: ${flaw}`);
  });
}

const forReplies = (building: Building, reply: (typeof ANSWERS)[number]): Building => ({
  ...building,
  answers: Object.fromEntries(QUESTIONS.map((question) => [question, reply])),
});

describe('the results for the 250 sample lots', () => {
  it('have complete texts without placeholders', () => {
    const flaws = [...SAMPLE_LOTS].flatMap(([bbl, building]) =>
      findFlaws(building).map((flaw) => `${bbl} ${flaw}`),
    );
    expect(SAMPLE_LOTS.size).toBe(250);
    expect(flaws).toEqual([]);
  });

  it.each(ANSWERS)('have complete texts when the visitor answers "%s" to every question', (reply) => {
    const flaws = [...SAMPLE_LOTS.values()].flatMap((building) => findFlaws(forReplies(building, reply)));
    expect(flaws).toEqual([]);
  });

  it.each(KINDS)("do not attribute a visitor's answers about $label to city records", ({ buildingClass }) => {
    const [known] = SAMPLE_LOTS.values();
    if (!known) throw new Error('There is no sample lot.');
    const corrections = [undefined, 0, 1, 2, 6, 42].flatMap((units) =>
      [undefined, 1, 6.5, 24_000, 60_000].map((size) => ({
        buildingClass,
        district: 304,
        yearBuilt: 1955,
        ...(units !== undefined && { units }),
        ...(size !== undefined && (size < 100 ? { floors: size } : { floorArea: size })),
      })),
    );
    const texts = corrections.flatMap((said) =>
      obligationLines(
        { ...known, lot: undefined, answers: {}, facts: withCorrections({}, said) },
        LAWS,
        SEED_REGISTER,
      ).flatMap(({ because, dateNote = '' }) => [because, dateNote]),
    );
    const ofCity =
      /the city records|city records|city's records|the city knows|class [A-Z]\d|over six families/i;
    expect([...new Set(texts)].filter((text) => ofCity.test(text))).toEqual([]);
  });

  it('have complete texts for a building without known facts', () => {
    const [known] = SAMPLE_LOTS.values();
    expect(known && findFlaws({ ...known, lot: undefined, facts: {} })).toEqual([]);
  });
});

it('no figure, deadline, or law from a secondary source, an old text, or a single transcription is marked as verified', () => {
  const figures = Object.values(SEED_REGISTER.figures);
  const doubtful = figures.filter(
    ({ source, citation }) => source.isSecondary || /2020 text|transcription/.test(citation),
  );
  expect(doubtful.length).toBeGreaterThan(50);
  const secondary = [...Object.values(SEED_REGISTER.deadlines), ...startingLaws()].filter(
    ({ source }) => source.isSecondary,
  );
  expect([...doubtful, ...secondary].filter(({ certainty }) => certainty === 'verified')).toEqual([]);
});

it.each([...LAW_IDS])(
  '%s, its figures, and its deadlines have the same certainty when they share a source',
  (id) => {
    const { figures, deadlines } = SEED_REGISTER;
    const { source, certainty, ...law } = lawFile(id);
    const own = lawDeadlines(id, SEED_REGISTER);
    const used = [law, ...own].flatMap(textsIn).flatMap(usesIn);
    const entries = used.flatMap((use) => {
      const [kind, key = ''] = use.split(':');
      return (kind === 'figure' ? figures[key] : deadlines[key]) ?? [];
    });
    const marks = new Map([[source, new Set([certainty])]]);
    for (const entry of [...own, ...entries]) {
      const found = marks.get(entry.source.key) ?? new Set();
      marks.set(entry.source.key, found.add(entry.certainty));
    }
    // An unverified entry, such as a date that is only proposed, may share a source with verified entries.
    const mixed = [...marks].filter(([, found]) => found.has('verified') && found.has('reported'));
    expect(mixed.map(([key]) => key)).toEqual([]);
  },
);
