import { describe, expect, it } from 'vitest';
import { OPEN_QUESTIONS, type Replies } from '#law/buildings/questions.ts';
import type { LotFacts } from '#law/buildings/facts.ts';
import { obligationLines } from '#law/buildings/lines.ts';
import { registerOf } from '#tests/support/register.ts';
import { buildingOf, factsFrom, LISTED } from '#tests/support/buildings/building.ts';
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

const linesOf = (values: Partial<LotFacts> = OFFICE, replies: Replies = {}, register = DAYS_2026) =>
  obligationLines(buildingOf({ bbl: BBL, ...values, replies, day: DAY }), EXAMPLE_LAWS, register);

const jsonOf = (lines = linesOf()) =>
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

const eventsOf = (lines = linesOf()) =>
  buildingEvents(lines, { bbl: BBL, address: '350 5th Avenue, Manhattan', day: DAY });

describe('the groups of laws', () => {
  it('have each law once, by its answer', () => {
    const groups = groupLines(linesOf(), COPY, () => ENTER);
    const ids = groups.flatMap(({ lines }) => lines.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(
      linesOf()
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(groups.map(({ answer }) => answer)).toEqual(
      ['applies', 'likely', 'ask', 'doesNotApply', 'onlyIfYouBuild'].filter((answer) =>
        linesOf().some((line) => line.answer === answer),
      ),
    );
  });

  it('name the sets that an answer rests on, each once', () => {
    const lines = groupLines(linesOf(), COPY, () => ENTER).flatMap((group) => group.lines);
    const emissions = lines.find(({ id }) => id === 'll97-320');
    expect(emissions?.evidence).toEqual([...new Set(emissions?.evidence)]);
    expect(emissions?.evidence.length).toBeGreaterThan(0);
  });

  it('show a day to come in words, and never a past one as next', () => {
    for (const line of linesOf()) {
      expect(whenText(line)).not.toBe('');
      if (line.nextDate) expect(line.nextDate >= DAY).toBe(true);
      if (line.pastDate) expect(whenText(line)).toMatch(/^Was due on /);
    }
  });

  it('say beside a day what follows it, or what is due before it', () => {
    const lines = groupLines(linesOf(), COPY, () => ENTER).flatMap((group) => group.lines);
    const wall = lines.find(({ id }) => id === 'retaining-wall');
    expect(wall).toMatchObject({ when: 'Was due on December 31, 2025', whenNote: 'cycle4NotSet:' });
    const notice = lines.find(({ id }) => id === 'cwz');
    expect(notice?.whenNote).toBeUndefined();
  });
});

describe('the JSON of a building', () => {
  it('has exactly the fields that are promised', () => {
    const json = jsonOf();
    expect(Object.keys(json)).toEqual(['bbl', 'bins', 'address', 'facts', 'obligations', 'asOf', 'versions']);
    expect(json.facts.floors).toEqual({ value: 102, source: 'pluto', asOf: expect.any(String) as string });
    for (const obligation of json.obligations) {
      expect(Object.keys(obligation)).toEqual([
        'id',
        'law',
        'answer',
        'because',
        'nextDate',
        'penalty',
        'citation',
        'source',
        'question',
      ]);
      expect(obligation.nextDate ?? DAY).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
    expect(json.versions).toEqual({ covered: '2026-03', pluto: '26v1', pad: null, ll84: null });
  });

  it('says the same as the page', () => {
    const shown = groupLines(linesOf(), COPY, () => ENTER).flatMap(({ answer, lines }) =>
      lines.map(({ id, because, day, question }) => ({
        id,
        answer,
        because,
        nextDate: day ?? null,
        question: question?.text ?? null,
      })),
    );
    expect(
      jsonOf().obligations.map(({ id, answer, because, nextDate, question }) => ({
        id,
        answer,
        because,
        nextDate,
        question,
      })),
    ).toEqual(shown);
  });
});

describe('the calendar of a building', () => {
  it('names each event by its law, lot and cycle', () => {
    const ids = eventsOf().map(({ id }) => id);
    expect(ids).toContain(`ll97-320-${BBL}-2027`);
    expect(ids).toContain(`ll87-${BBL}-2035`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      calendarFile({
        name: 'x',
        events: eventsOf(),
        path: '/',
        productName: 'x',
        origin: 'https://site.test',
      }),
    ).toContain(`UID:ll97-320-${BBL}-2027@site.test`);
  });

  it.each([0, 1, 500])('is the same file when it is made in parts, of %i times the events', async (times) => {
    const calendar = {
      name: 'x',
      description: 'Dates',
      events: Array.from({ length: times }, () => eventsOf()).flat(),
      path: '/',
      productName: 'x',
      origin: 'https://site.test',
    };
    // "DTSTAMP" and the days are those of the events, so nothing depends on the time.
    expect(await calendarInParts(calendar)).toBe(calendarFile(calendar));
  });

  it('moves an event under its name when its date moves', () => {
    const { deadlines } = DAYS_2026;
    const moved = registerOf(
      [],
      Object.values(deadlines).map((each) =>
        each.key === 'll97-report' ? { ...each, date: '2027-06-30' } : each,
      ),
    );
    const find = (events: ReturnType<typeof eventsOf>) => events.find(({ id }) => id.startsWith('ll97-320-'));
    expect(find(eventsOf())).toMatchObject({ id: `ll97-320-${BBL}-2027`, day: '2027-05-01' });
    expect(find(eventsOf(linesOf(OFFICE, {}, moved)))).toMatchObject({
      id: `ll97-320-${BBL}-2027`,
      day: '2027-06-30',
    });
  });

  it('keeps an uncertain law as one to check, and drops one that a reply rules out', () => {
    const unsure = eventsOf(linesOf(OFFICE, { elevator: 'unknown' })).find(({ id }) =>
      id.startsWith('elevator'),
    );
    expect(unsure?.title).toMatch(/^(?:Check|Likely): /);
    const answered = linesOf(OFFICE, { elevator: 'no' });
    expect(answered.find(({ id }) => id === 'elevator')?.answer).toBe('doesNotApply');
    expect(eventsOf(answered).some(({ id }) => id.startsWith('elevator'))).toBe(false);
  });

  it('has no event for a law that does not apply, or without a date', () => {
    const events = eventsOf();
    for (const line of linesOf()) {
      const isDue = ['applies', 'likely', 'ask'].includes(line.answer) && line.nextDate !== undefined;
      expect(events.some(({ id }) => id.startsWith(`${line.id}-${BBL}`))).toBe(isDue);
    }
  });
});
