import { describe, expect, it } from 'vitest';
import { placeholderErrors, usesIn } from '#law/figures/placeholders.ts';
import { withCorrections } from '#law/buildings/answers.ts';
import { agenciesIn } from '#law/buildings/agencies.ts';
import { KINDS } from '#law/buildings/building-classes.ts';
import type { Building } from '#law/buildings/decision.ts';
import { lawLabel } from '#law/buildings/laws.ts';
import { obligationLines } from '#law/buildings/lines.ts';
import { QUESTIONS, ANSWERS } from '#law/buildings/questions.ts';
import { THRESHOLDS } from '#law/buildings/thresholds.ts';
import { textsIn } from '#cms/register/texts.ts';
import { ownPageError, reasonsError } from '#collections/laws/validate.ts';
import { SAMPLE_LOTS } from '#tests/support/buildings/sample-lots.ts';
import { LAW_FILES, lawFile, startingLaws } from '#tests/support/starting-laws.ts';
import { SEED_REGISTER } from '#tests/support/starting-register.ts';
import { lawDeadlines, LAW_IDS, type LawId } from '#law/buildings/rules/index.ts';

it('has a file for each law, and no other', () => {
  expect(LAW_FILES.toSorted()).toEqual([...LAW_IDS].sort());
});

describe.each([...LAW_IDS])('the starting content of %s', (id: LawId) => {
  const law = lawFile(id);

  it('words each code of its rule, with the values that the rule gives', () => {
    expect(reasonsError(id, law.reasons)).toBeUndefined();
    expect(ownPageError(law.page)).toBeUndefined();
  });

  it('names an agency that has an official page', () => {
    expect(agenciesIn(law.agency).map(({ url }) => url)).not.toEqual([]);
    const others = agenciesIn(law.agency).reduce((text, { name }) => text.replace(name, ''), law.agency);
    expect(others).toMatch(/^(?: and )?$/);
  });

  it('is named once beside its title', () => {
    const label = lawLabel(law);
    expect(label.indexOf(law.title)).toBe(label.lastIndexOf(law.title));
    expect(label).toMatch(/^[^()]+ \([^()]+\)$/);
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

const DAY = '2026-11-22';
const LAWS = startingLaws(DAY);

/** What the lines of a building lack: a word, a day that is not in the past, or a value in a sentence. */
function flawsOf(building: Building): string[] {
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

describe('the lines of the 250 sample lots', () => {
  it('are worded in full, with no placeholder left', () => {
    const flaws = [...SAMPLE_LOTS].flatMap(([bbl, building]) =>
      flawsOf(building).map((flaw) => `${bbl} ${flaw}`),
    );
    expect(SAMPLE_LOTS.size).toBe(250);
    expect(flaws).toEqual([]);
  });

  it.each(ANSWERS)('are worded in full where the visitor says "%s" to each question', (reply) => {
    const flaws = [...SAMPLE_LOTS.values()].flatMap((building) => flawsOf(forReplies(building, reply)));
    expect(flaws).toEqual([]);
  });

  it.each(KINDS)('do not call what a visitor said of $label a record of the city', ({ buildingClass }) => {
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

  it('are worded in full for a building of which no fact is known', () => {
    const [known] = SAMPLE_LOTS.values();
    expect(known && flawsOf({ ...known, lot: undefined, facts: {} })).toEqual([]);
  });
});

it('calls no figure verified that rests on a secondary source, on an old text, or on one transcription', () => {
  const doubtful = Object.values(SEED_REGISTER.figures).filter(
    ({ source, citation }) => source.isSecondary || /text of 2020|transcription/.test(citation),
  );
  expect(doubtful.length).toBeGreaterThan(50);
  expect(doubtful.filter(({ certainty }) => certainty === 'verified').map(({ key }) => key)).toEqual([]);
});

it.each([...LAW_IDS])(
  'marks %s, its figures and its deadlines alike where they have the same source',
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
    // What is unverified is so whatever its source: a date may only be proposed there.
    const mixed = [...marks].filter(([, found]) => found.has('verified') && found.has('reported'));
    expect(mixed.map(([key]) => key)).toEqual([]);
  },
);

it('calls no law and no deadline verified that rests on a secondary source', () => {
  const entries = [...Object.values(SEED_REGISTER.deadlines), ...startingLaws()];
  const wrong = entries.filter(({ source, certainty }) => source.isSecondary && certainty === 'verified');
  expect(wrong.map((entry) => ('key' in entry ? entry.key : entry.id))).toEqual([]);
});

it('has the amounts that the rules decide by', () => {
  const [sample] = SAMPLE_LOTS.values();
  expect(THRESHOLDS.from(SEED_REGISTER, DAY)).toEqual(sample?.thresholds);
});
