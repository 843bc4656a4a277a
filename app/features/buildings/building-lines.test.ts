import { describe, expect, it } from 'vitest';
import { OPEN_QUESTIONS, type Answers } from '#law/buildings/questions.ts';
import type { LotFacts } from '#law/buildings/facts.ts';
import { obligationLines } from '#law/buildings/lines.ts';
import { exampleBuilding, factsFrom, LISTED } from '#tests/support/buildings/building.ts';
import { startingCopy } from '#tests/support/starting-copy.ts';
import { DAYS_2026, EXAMPLE_LAWS } from '#tests/support/buildings/laws.ts';
import { calendarFile, calendarInParts } from '#app/features/deadlines/calendar-file.server.ts';
import { buildingEvents } from './building-events.ts';
import { buildingAsJson } from './building-json.ts';
import { groupLines, type QuestionTexts, whenText } from './line-view.ts';

const BBL = '1008350041';
const DAY = '2026-11-23';

const QUESTIONS = Object.fromEntries(
  OPEN_QUESTIONS.map((id) => [id, { question: `Ask ${id}?`, why: 'It decides.' }]),
) as QuestionTexts;

const COPY = { questions: QUESTIONS, ifLate: startingCopy('buildings').ifLate };

const OFFICE: Partial<LotFacts> = {
  ...LISTED,
  buildingClass: 'O4',
  landUse: 5,
  listArea: 2_812_739,
  floorArea: 2_812_739,
  floors: 102,
  units: 0,
  yearBuilt: 1931,
  district: 105,
  buildings: 1,
};

const ENTER = { enter: { label: 'Enter it', href: '#' } };

const decideLines = (values: Partial<LotFacts> = OFFICE, answers: Answers = {}) =>
  obligationLines(exampleBuilding({ bbl: BBL, ...values, answers, day: DAY }), EXAMPLE_LAWS, DAYS_2026);

const toJson = (lines = decideLines()) =>
  buildingAsJson({
    bbl: BBL,
    bins: [1_015_862],
    address: '350 5th Avenue, Manhattan',
    facts: factsFrom(OFFICE),
    lines,
    questions: QUESTIONS,
    loaded: { covered: '2026-03', pluto: '26v1' },
    day: DAY,
  });

const toEvents = (lines = decideLines()) =>
  buildingEvents(lines, { bbl: BBL, address: '350 5th Avenue, Manhattan', day: DAY });

const shownLines = () => groupLines(decideLines(), COPY, () => ENTER).flatMap(({ lines }) => lines);

describe('groupLines', () => {
  it('names each source of a verdict once', () => {
    const emissions = shownLines().find(({ id }) => id === 'll97-320');
    expect(emissions?.evidence).toEqual([...new Set(emissions?.evidence)]);
    expect(emissions?.evidence.length).toBeGreaterThan(0);
  });

  it('writes out each date, and says that a past date was due', () => {
    for (const line of decideLines()) {
      expect(whenText(line)).not.toBe('');
      if (line.pastDate) expect(whenText(line)).toMatch(/^Was due on /);
    }
  });

  it('leaves out a verdict if no law has it', () => {
    expect(groupLines([], COPY, () => ENTER)).toEqual([]);
  });

  it('adds a note about what happens after a past date', () => {
    const lines = shownLines();
    const wall = lines.find(({ id }) => id === 'retaining-wall');
    expect(wall).toMatchObject({ when: 'Was due on December 31, 2025', whenNote: 'cycle4NotSet:' });
    const notice = lines.find(({ id }) => id === 'cwz');
    expect(notice?.whenNote).toBeUndefined();
  });
});

describe('buildingAsJson', () => {
  it('names the source of each fact and the version of each data set', () => {
    const { facts, versions } = toJson();
    expect(facts.floors).toEqual({ value: 102, source: 'pluto', asOf: expect.any(String) as string });
    expect(versions).toEqual({ covered: '2026-03', pluto: '26v1', pad: null, ll84: null });
  });

  it('matches the verdicts, reasons, dates and questions on the page', () => {
    const shown = groupLines(decideLines(), COPY, () => ENTER).flatMap(({ verdict, lines }) =>
      lines.map(({ id, because, day, question }) => ({
        id,
        answer: verdict,
        because,
        nextDate: day ?? null,
        question: question?.text ?? null,
      })),
    );
    expect(toJson().obligations).toMatchObject(shown);
  });
});

describe('the building calendar', () => {
  it('identifies each event by law, lot, and cycle', () => {
    const ids = toEvents().map(({ id }) => id);
    expect(ids).toContain(`ll97-320-${BBL}-2027`);
    expect(ids).toContain(`ll87-${BBL}-2035`);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([0, 1, 30])(
    'built in slices equals one built at once, with %i copies of each event',
    async (times) => {
      const calendar = {
        name: 'x',
        description: 'Dates',
        events: Array.from({ length: times }, () => toEvents()).flat(),
        path: '/',
        productName: 'x',
        origin: 'https://site.test',
      };
      // "DTSTAMP" comes from the events, so the file does not depend on the current time.
      expect(await calendarInParts(calendar)).toBe(calendarFile(calendar));
    },
  );

  it('marks an uncertain law in the event title and drops a law that an answer rules out', () => {
    const unsure = toEvents(decideLines(OFFICE, { elevator: 'unknown' })).find(({ id }) =>
      id.startsWith('elevator'),
    );
    expect(unsure?.title).toMatch(/^(?:Check|Likely): /);
    const answered = decideLines(OFFICE, { elevator: 'no' });
    expect(answered.find(({ id }) => id === 'elevator')?.verdict).toBe('doesNotApply');
    expect(toEvents(answered).some(({ id }) => id.startsWith('elevator'))).toBe(false);
  });

  it('has events only for laws that have a date and may apply', () => {
    const events = toEvents();
    for (const line of decideLines()) {
      const isDue = ['applies', 'likely', 'ask'].includes(line.verdict) && line.nextDate !== undefined;
      expect(events.some(({ id }) => id.startsWith(`${line.id}-${BBL}`))).toBe(isDue);
    }
  });
});
