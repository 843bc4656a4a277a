import { describe, expect, it } from 'vitest';
import { exampleBuilding, LISTED, NOT_LISTED } from '#tests/support/buildings/building.ts';
import type { Given } from '#tests/support/buildings/decide.ts';
import { DAYS_2026, EXAMPLE_LAWS, exampleLaw } from '#tests/support/buildings/laws.ts';
import { exampleDeadline, registerOf } from '#tests/support/register.ts';
import type { Register } from '../figures/register.ts';
import type { Building } from './decision.ts';
import type { LawResult } from './laws.ts';
import { nextThree, obligationLines, openQuestions } from './lines.ts';
import { LAW_IDS, type LawId } from './rules/index.ts';

function decideLine(id: LawId, building: Building, register: Register = DAYS_2026): LawResult {
  const [line] = obligationLines(building, [exampleLaw(id)], register);
  if (!line) throw new Error(`There is no line of ${id}.`);
  return line;
}

const APARTMENTS = {
  bbl: '1008360041',
  buildingClass: 'D1',
  buildings: 1,
  units: 42,
  floors: 12,
  floorArea: 48_000,
  commercialArea: 0,
  yearBuilt: 1928,
  district: 104,
  ...NOT_LISTED,
} as const;

describe('the result for a law', () => {
  it('fills in the values of its reason and cites the data sets', () => {
    const law = exampleLaw('ll84', {
      reasons: {
        overAreaNotListed: 'Likely: the city records {area} sq ft (limit {limit}). {Nothing} {else}.',
      },
    });
    const [line] = obligationLines(exampleBuilding(APARTMENTS), [law], DAYS_2026);

    expect(line).toMatchObject({
      id: 'll84',
      verdict: 'likely',
      because: 'Likely: the city records 48,000 sq ft (limit 25,000). {Nothing} {else}.',
      evidence: [
        { fact: 'floorArea', source: 'pluto', version: '26v2' },
        { fact: 'onLL84', source: 'covered', version: '2026-03' },
      ],
    });
  });

  it('falls back to the law summary if the reason has no text yet', () => {
    const law = exampleLaw('bedbug', { reasons: {} });
    const [line] = obligationLines(exampleBuilding({ units: 4 }), [law], DAYS_2026);
    expect(line?.because).toBe('It asks for something.');
  });

  const after10A = { ...APARTMENTS, day: '2027-02-22' };
  const garage = { ...APARTMENTS, garageArea: 9000 };

  it.each<[what: string, id: LawId, Given, Partial<LawResult>]>([
    ['a date each year', 'bedbug', { units: 4 }, { nextDate: '2026-12-31', cycle: '2026' }],
    ['a date today', 'bedbug', { units: 4, day: '2026-12-31' }, { nextDate: '2026-12-31' }],
    ['a later date', 'bedbug', { units: 4, day: '2027-01-01' }, { nextDate: '2027-12-31', cycle: '2027' }],
    ['the date of its cycle', 'fisp', APARTMENTS, { nextDate: '2027-02-21', cycle: 'fisp-10a' }],
    [
      'no date for an unscheduled cycle',
      'fisp',
      after10A,
      { nextDate: undefined, pastDate: '2027-02-21', dateNote: 'cycle11NotSet:' },
    ],
    [
      'a date for an interim observation',
      'll126-parking',
      garage,
      {
        pastDate: '2023-12-31',
        nextDate: '2026-12-31',
        cycle: 'll126-observation-2026',
        dateNote:
          'December 31, 2026: File the emissions report. The last report was due on December 31, 2023. from2028:',
      },
    ],
    ['a note on the season', 'heat-season', { units: 3 }, { nextDate: '2027-10-01', dateNote: 'inSeason:' }],
    ['no note outside the season', 'heat-season', { units: 3, day: '2026-08-01' }, { dateNote: undefined }],
    [
      'an answered question, so that the visitor can change the answer',
      'll152',
      { ...APARTMENTS, answers: { gasPiping: 'yes' } },
      { question: 'gasPiping', isOffered: true },
    ],
  ])('has %s: %s', (_what, id, given, expected) => {
    const line = decideLine(id, exampleBuilding(given));
    expect({ nextDate: undefined, dateNote: undefined, ...line }).toMatchObject(expected);
  });

  const registerWith = (key: string, date: string) =>
    registerOf([], [exampleDeadline({ key, date, everyYears: undefined })]);

  it('keeps its cycle when the deadline moves', () => {
    const moved = decideLine('fisp', exampleBuilding(APARTMENTS), registerWith('fisp-10a', '2027-08-21'));
    expect(moved).toMatchObject({ nextDate: '2027-08-21', cycle: 'fisp-10a' });
  });

  it('explains why there is no date until an editor sets one', () => {
    const line = decideLine('ll157', exampleBuilding({ units: 3 }), registerOf([], []));
    expect(line).toMatchObject({ verdict: 'likely', dateNote: 'dateNotSet:' });
    expect([line.nextDate, line.pastDate, line.cycle]).toEqual([undefined, undefined, undefined]);

    const register = registerWith('ll157-detectors', '2027-01-01');
    expect(decideLine('ll157', exampleBuilding({ units: 3 }), register)).toMatchObject({
      nextDate: '2027-01-01',
      cycle: 'll157-detectors',
    });
  });
});

describe('obligationLines', () => {
  const lines = obligationLines(exampleBuilding({ ...APARTMENTS, ...LISTED }), EXAMPLE_LAWS, DAYS_2026);

  it('sorts by verdict, then by date', () => {
    const answers = lines.map(({ verdict }) => verdict);
    const runs = answers.filter((verdict, index) => verdict !== answers[index - 1]);
    expect(runs).toEqual(['applies', 'likely', 'ask', 'doesNotApply', 'onlyIfYouBuild']);

    const days = lines
      .filter(({ verdict }) => verdict === 'applies')
      .map(({ nextDate = '9999' }) => nextDate);
    expect(days).toEqual(days.toSorted());
  });

  it('omits a law that is switched off', () => {
    const others = EXAMPLE_LAWS.filter(({ id }) => id !== 'fisp');
    const ids = obligationLines(exampleBuilding(APARTMENTS), others, DAYS_2026).map(({ id }) => id);

    expect(ids.toSorted()).toEqual(LAW_IDS.filter((id) => id !== 'fisp').toSorted());
  });

  it('gives the next three dates of laws that apply or likely apply', () => {
    const next = nextThree(lines);

    expect(next.map(({ nextDate }) => nextDate)).toEqual(['2026-12-31', '2026-12-31', '2026-12-31']);
    expect(next.every(({ verdict }) => verdict === 'applies' || verdict === 'likely')).toBe(true);
  });
});

describe('openQuestions', () => {
  it('starts with the question that most laws depend on', () => {
    const [first] = openQuestions(obligationLines(exampleBuilding({}), EXAMPLE_LAWS, DAYS_2026));
    expect(first).toBe('units');
  });

  it.each([
    ['D1', true],
    ['C1', false],
  ])('decides whether to ask about the cellar of a six-story %s building: %s', (buildingClass, isAsked) => {
    const building = exampleBuilding({ ...APARTMENTS, buildingClass, floors: 6 });
    const questions = openQuestions(obligationLines(building, EXAMPLE_LAWS, DAYS_2026));
    expect(questions.includes('raisedCellar')).toBe(isAsked);
  });
});
