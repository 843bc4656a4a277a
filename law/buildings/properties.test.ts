import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryBuilding } from '#tests/support/buildings/arbitrary-building.ts';
import { exampleBuilding } from '#tests/support/buildings/building.ts';
import { DAYS_2026, EXAMPLE_LAWS } from '#tests/support/buildings/laws.ts';
import type { Building } from './decision.ts';
import { nextThree, obligationLines, openQuestions } from './lines.ts';
import { QUESTIONS } from './questions.ts';
import { decideAll, LAW_IDS, LAW_RULES, type LawId } from './rules/index.ts';

const RUNS = { numRuns: 300 };

const decideLines = (building: Building) => obligationLines(building, EXAMPLE_LAWS, DAYS_2026);

const isKept = (building: Building, id: LawId): boolean =>
  LAW_RULES[id].decide(building).verdict !== 'doesNotApply';

const LISTED_LAWS = ['ll97-320', 'll97-321', 'll84', 'll33', 'll87', 'll88'] as const;

/** Laws that still apply when a building grows. Not the official bin, which is for small buildings. */
const GROWING = {
  floorArea: LISTED_LAWS,
  floors: ['fisp', 'sidewalk-shed', 'elevator', 'elevator-brakes', 'water-tank', 'll26'],
  units: [
    'll152',
    'll157',
    'boiler-low',
    'dep-boiler',
    'coop-sales',
    'broker-fees',
    'empire-bins',
    'boiler-high',
    'no4-oil',
    'cooling-tower',
    'backflow',
    'elevator',
    'elevator-brakes',
    'hpd-registration',
    'bedbug',
    'll55',
    'll31',
    'll1-lead-notice',
    'window-guards',
    'stove-knobs',
    'heat-season',
    'fdny-notices',
    'rent-registration',
    'rpie',
    'll97-321',
  ],
} as const satisfies Record<string, readonly LawId[]>;

describe.each(Object.entries(GROWING) as [keyof typeof GROWING, readonly LawId[]][])(
  'more %s',
  (name, laws) => {
    it.each(laws)('never makes %s stop applying', (id) => {
      fc.assert(
        fc.property(arbitraryBuilding, fc.nat(100_000), (building, more) => {
          const fact = building.facts[name];
          fc.pre(fact !== undefined);
          const facts = { ...building.facts, [name]: { ...fact, value: fact.value + more } };
          return !isKept(building, id) || isKept({ ...building, facts }, id);
        }),
        { numRuns: 100 },
      );
    });
  },
);

describe('the answer "I don\'t know"', () => {
  it.each(QUESTIONS)('never rules out a law for the question %s', (question) => {
    fc.assert(
      fc.property(arbitraryBuilding, (building) => {
        const { [question]: _, ...others } = building.answers;
        const open = decideAll({ ...building, answers: others });
        const unknown = decideAll({ ...building, answers: { ...others, [question]: 'unknown' } });
        for (const id of LAW_IDS) {
          const wasKept = open[id].verdict !== 'doesNotApply' || open[id].question === question;
          if (wasKept) expect(unknown[id].verdict, id).not.toBe('doesNotApply');
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('a building with no known facts', () => {
  it.each([undefined, '1008350041'])('rules out no law (BBL %s)', (bbl) => {
    const decisions = decideAll(exampleBuilding({ bbl }));

    expect(LAW_IDS.filter((id) => decisions[id].verdict === 'doesNotApply')).toEqual([]);
  });
});

describe('the results for any building', () => {
  it('have a reason, a citation, and a source, with every value filled in', () => {
    fc.assert(
      fc.property(arbitraryBuilding, (building) => {
        const lines = decideLines(building);
        expect(lines).toHaveLength(LAW_IDS.length);
        for (const { because, dateNote = '', law } of lines) {
          expect(because).not.toBe('');
          expect(`${because}${dateNote}`).not.toMatch(/[{}]|undefined|NaN/);
          expect(law.citation).not.toBe('');
          expect(law.source.title).not.toBe('');
        }
      }),
      RUNS,
    );
  });

  it('never have a next date in the past or a past date in the future', () => {
    fc.assert(
      fc.property(arbitraryBuilding, (building) => {
        for (const { nextDate, pastDate, cycle } of decideLines(building)) {
          expect((nextDate ?? '9999') >= building.day).toBe(true);
          expect((pastDate ?? '') < building.day).toBe(true);
          expect(cycle === undefined).toBe(nextDate === undefined);
        }
      }),
      RUNS,
    );
  });

  it('have dates only for laws that apply or may apply', () => {
    fc.assert(
      fc.property(arbitraryBuilding, (building) => {
        for (const { verdict, nextDate, pastDate, dateNote } of decideLines(building)) {
          if (verdict !== 'doesNotApply' && verdict !== 'onlyIfYouBuild') continue;
          expect([nextDate, pastDate, dateNote]).toEqual([undefined, undefined, undefined]);
        }
      }),
      RUNS,
    );
  });

  it('ask each question once and skip answered ones', () => {
    fc.assert(
      fc.property(arbitraryBuilding, (building) => {
        const questions = openQuestions(decideLines(building));
        expect(new Set(questions).size).toBe(questions.length);
        const { answers } = building;
        const answered = QUESTIONS.filter((id) => answers[id] === 'yes' || answers[id] === 'no');
        expect(questions.filter((question) => (answered as readonly string[]).includes(question))).toEqual(
          [],
        );
      }),
      RUNS,
    );
  });

  it('give at most three next dates, in order', () => {
    fc.assert(
      fc.property(arbitraryBuilding, (building) => {
        const days = nextThree(decideLines(building)).map(({ nextDate }) => nextDate ?? '');
        expect(days.length).toBeLessThanOrEqual(3);
        expect(days).toEqual(days.toSorted());
      }),
      RUNS,
    );
  });
});

describe.each(LAW_IDS)('the rule of %s', (id) => {
  const { reasons, decide } = LAW_RULES[id];

  it('returns only the codes and values that it declares', () => {
    fc.assert(
      fc.property(arbitraryBuilding, (building) => {
        const { reason, values = {}, due } = decide(building);
        expect(Object.keys(values).toSorted()).toEqual([...(reasons[reason] ?? [])].toSorted());
        const notes =
          due && ('why' in due ? [due.why] : 'deadline' in due ? [due.unset, due.after] : [due.note]);
        for (const note of notes ?? []) expect(note === undefined || reasons[note]?.length === 0).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
