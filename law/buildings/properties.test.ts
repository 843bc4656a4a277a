import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryBuilding } from '#tests/support/buildings/arbitrary-building.ts';
import { exampleBuilding } from '#tests/support/buildings/building.ts';
import { DAYS_2026, EXAMPLE_LAWS } from '#tests/support/buildings/laws.ts';
import type { Building } from './decision.ts';
import type { LawResult } from './laws.ts';
import { nextThree, obligationLines, openQuestions } from './lines.ts';
import { QUESTIONS } from './questions.ts';
import { hasDeadline, LAW_IDS, LAW_RULES, type LawId } from './rules/index.ts';

const forAnyBuilding = (check: (building: Building) => void, numRuns = 300): void =>
  fc.assert(fc.property(arbitraryBuilding, check), { numRuns });

const forAnyLine = (check: (line: LawResult, building: Building) => void): void =>
  forAnyBuilding((building) => {
    for (const line of obligationLines(building, EXAMPLE_LAWS, DAYS_2026)) check(line, building);
  });

const isKept = (building: Building, id: LawId): boolean =>
  LAW_RULES[id].decide(building).verdict !== 'doesNotApply';

describe.each(['floorArea', 'floors', 'units'] as const)('a higher %s', (name) => {
  // Excludes the official bin, which only buildings with few units need.
  it.each(LAW_IDS.filter((id) => id !== 'nyc-bin'))('never makes the law %s stop applying', (id) => {
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
});

it.each(QUESTIONS)('the answer "I don\'t know" to the question %s never rules out a law', (question) => {
  forAnyBuilding((building) => {
    const { [question]: _, ...others } = building.answers;
    const unknown = { ...building, answers: { ...others, [question]: 'unknown' } };
    for (const id of LAW_IDS) {
      const open = LAW_RULES[id].decide({ ...building, answers: others });
      if (open.verdict !== 'doesNotApply' || open.question === question)
        expect(isKept(unknown, id), id).toBe(true);
    }
  }, 40);
});

it.each([undefined, '1008350041'])('no law is ruled out if no facts are known (BBL %s)', (bbl) => {
  expect(LAW_IDS.filter((id) => !isKept(exampleBuilding({ bbl }), id))).toEqual([]);
});

describe('the results for any building', () => {
  it('have a reason, a citation, and a source, with every value filled in', () => {
    forAnyLine(({ because, dateNote = '', law }) => {
      expect(because).not.toBe('');
      expect(`${because}${dateNote}`).not.toMatch(/[{}]|undefined|NaN/);
      expect(law.citation).not.toBe('');
      expect(law.source.title).not.toBe('');
    });
  });

  it('have dates only for laws that may apply: next dates not in the past, and past dates not in the future', () => {
    forAnyLine(({ verdict, nextDate, pastDate, dateNote, cycle }, { day }) => {
      expect((nextDate ?? '9999') >= day).toBe(true);
      expect((pastDate ?? '') < day).toBe(true);
      expect(cycle === undefined).toBe(nextDate === undefined);
      if (verdict !== 'doesNotApply' && verdict !== 'onlyIfYouBuild') return;
      expect([nextDate, pastDate, dateNote]).toEqual([undefined, undefined, undefined]);
    });
  });

  it('cover every law, ask each unanswered question at most once, and give up to three next dates in order', () => {
    forAnyBuilding((building) => {
      const lines = obligationLines(building, EXAMPLE_LAWS, DAYS_2026);
      expect(lines).toHaveLength(LAW_IDS.length);

      const questions = openQuestions(lines);
      expect(new Set(questions).size).toBe(questions.length);
      const isAnswered = (id: (typeof QUESTIONS)[number]) =>
        ['yes', 'no'].includes(building.answers[id] ?? '');
      const answered: readonly string[] = QUESTIONS.filter(isAnswered);
      expect(questions.filter((question) => answered.includes(question))).toEqual([]);

      const days = nextThree(lines).map(({ nextDate }) => nextDate ?? '');
      expect(days.length).toBeLessThanOrEqual(3);
      expect(days).toEqual(days.toSorted());
    });
  });
});

it.each(LAW_IDS)('the rule for %s returns only the codes, values, and deadlines that it declares', (id) => {
  const { reasons, decide } = LAW_RULES[id];
  forAnyBuilding((building) => {
    const { reason, values = {}, due } = decide(building);
    expect(Object.keys(values).toSorted()).toEqual([...(reasons[reason] ?? [])].toSorted());
    if (!due) return;
    const notes = 'why' in due ? [due.why] : 'deadline' in due ? [due.unset, due.after] : [due.note];
    for (const note of notes) expect(note === undefined || reasons[note]?.length === 0).toBe(true);
    if ('deadline' in due) expect(hasDeadline(id, due.deadline), due.deadline).toBe(true);
  }, 100);
});
