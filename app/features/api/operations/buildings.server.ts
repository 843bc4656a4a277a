import { z } from 'zod';
import { findOnStreet, findUncounted } from '#app/data/building-search.server.ts';
import { readSearchedSets } from '#app/data/city-editions.server.ts';
import { readRecord, unknownSets } from '#app/data/city-record.server.ts';
import { buildingTitle } from '#app/features/buildings/building.server.ts';
import { buildingEvents } from '#app/features/buildings/building-events.ts';
import { buildingAsJson } from '#app/features/buildings/building-json.ts';
import { recordEvents } from '#app/features/buildings/record/record-events.ts';
import { readTyped } from '#app/features/buildings/search/search.server.ts';
import { ANSWERS_QUERY } from '#law/buildings/answers.ts';
import { VERDICTS } from '#law/buildings/decision.ts';
import { FACT_SOURCES } from '#law/buildings/facts.ts';
import { LAW_IDS } from '#law/buildings/rules/index.ts';
import { DO_NOW_KINDS, doNow } from '#law/city-record/do-now.ts';
import { dayInNewYork } from '#law/days.ts';
import { defineOperation } from '../define-operation.ts';
import { ApiProblem } from '../problem.ts';
import { day, grounds, NOTICE, onDay } from '../schemas.ts';
import { recordSources } from './record.server.ts';
import { EXAMPLE, findLot, groundsOfLot, lot } from './lot.server.ts';

export const findBuildings = defineOperation({
  id: 'findBuildings',
  method: 'GET',
  path: '/buildings',
  group: 'Buildings',
  summary: 'Find a building by its address, BBL, or BIN',
  personal: 'all',
  example: { q: '350 5th Avenue, Manhattan' },
  input: z.strictObject({
    q: z.string().max(1000).describe('An address in the five boroughs, a BBL, or a BIN'),
  }),
  response: z.object({
    candidates: z.array(
      z.object({
        bbl: z.string(),
        bin: z.number().nullable(),
        address: z.string(),
        borough: z.string(),
        zip: z.string().nullable(),
        match: z.enum(['exact', 'near', 'neighbor']),
      }),
    ),
    ...grounds,
  }),
  async handle({ q }) {
    const read = readTyped(q);
    const refused = 'kind' in read ? read : undefined;
    const onStreet = refused?.why === 'noNumber' ? await findOnStreet(q) : [];
    if (refused && onStreet.length === 0) {
      throw new ApiProblem(400, refused.message, [{ field: 'q', message: refused.message }]);
    }
    const candidates = 'kind' in read ? onStreet : await findUncounted(read.query, q);
    const sources = await readSearchedSets();
    return { candidates, asOf: dayInNewYork(new Date()), sources, notice: NOTICE };
  },
});

export const getBuilding = defineOperation({
  id: 'getBuilding',
  method: 'GET',
  path: '/buildings/{bbl}',
  group: 'Buildings',
  summary: 'What the city records about a lot, and which laws apply to it, why, and when they are due',
  personal: ANSWERS_QUERY,
  example: { bbl: EXAMPLE },
  input: lot,
  response: z.object({
    bbl: z.string(),
    bins: z.array(z.number()).readonly(),
    address: z.string().nullable(),
    facts: z.record(
      z.string(),
      z.object({
        value: z.union([z.number(), z.string(), z.boolean(), z.array(z.number()).readonly()]),
        source: z.enum(FACT_SOURCES),
        asOf: z.string().nullable(),
      }),
    ),
    obligations: z.array(
      z.object({
        id: z.enum(LAW_IDS),
        law: z.string(),
        answer: z.enum(VERDICTS),
        because: z.string(),
        nextDate: day.nullable(),
        penalty: z.string(),
        citation: z.string(),
        source: z.string(),
        question: z.string().nullable(),
      }),
    ),
    versions: z.record(z.enum(['covered', 'pluto', 'pad', 'll84']), z.string().nullable()),
    ...grounds,
  }),
  async handle(input) {
    const answers = await findLot(input);
    const { lot: found, record, facts, lines, copy, day: today } = answers;
    const body = buildingAsJson({
      facts,
      lines,
      day: today,
      bins: record.bins,
      loaded: record.loaded,
      bbl: found.bbl,
      address: buildingTitle(answers),
      questions: copy.questions,
    });
    return { ...body, ...groundsOfLot(answers) };
  },
});

export const getBuildingDeadlines = defineOperation({
  id: 'getBuildingDeadlines',
  method: 'GET',
  path: '/buildings/{bbl}/deadlines',
  group: 'Buildings',
  summary:
    'What to do now about a lot, and its next dates: of laws that apply or may apply, and from the city’s record',
  personal: ANSWERS_QUERY,
  example: { bbl: EXAMPLE },
  input: lot.extend({ on: onDay }),
  response: z.object({
    bbl: z.string(),
    address: z.string(),
    now: z.array(
      z.object({
        kind: z.enum(DO_NOW_KINDS),
        law: z.enum(LAW_IDS).nullable(),
        agency: z.string().nullable(),
        day: day.nullable().describe('The day to act by, or since when it is so'),
        count: z.number(),
        amount: z.number().nullable().describe('Dollars due, or at stake at a hearing'),
        text: z.string(),
        closes: z.string().nullable().describe('What closes all of it'),
      }),
    ),
    unknown: z
      .array(z.string())
      .describe(
        'City lists that are missing or out of date here. `now` has nothing from them, so it may be incomplete.',
      ),
    deadlines: z.array(
      z.object({
        id: z.string(),
        date: day,
        title: z.string(),
        description: z.string(),
        law: z.enum(LAW_IDS).nullable(),
        answer: z.enum(VERDICTS).nullable(),
      }),
    ),
    ...grounds,
  }),
  async handle({ on, ...input }) {
    const answers = await findLot(input, on);
    const { lot: found, lines, facts, day: today } = answers;
    const summary = await readRecord(found.bbl, today);
    const now = doNow(lines, summary, facts).map(
      ({ kind, law, agency, day: by, count, amount, text, closes }) => ({
        kind,
        law: law ?? null,
        agency: agency ?? null,
        day: by ?? null,
        count,
        amount: amount ?? null,
        text,
        closes: closes ?? null,
      }),
    );
    const address = buildingTitle(answers);
    const place = { bbl: found.bbl, address, day: today };
    const own = lines.flatMap((line) =>
      buildingEvents([line], place).map((event) => ({ event, law: line.id, answer: line.verdict })),
    );
    const recorded = recordEvents(summary, address).map((event) => ({
      event,
      law: null,
      answer: null,
    }));
    const deadlines = [...own, ...recorded]
      .map(({ event: { id, day: date, title, description }, law, answer }) => ({
        id,
        date,
        title,
        description,
        law,
        answer,
      }))
      .toSorted((one, other) => one.date.localeCompare(other.date));
    const grounds = groundsOfLot(answers);
    const sources = [...grounds.sources, ...recordSources(summary.sets)];
    return {
      bbl: found.bbl,
      address,
      now,
      unknown: unknownSets(summary.sets),
      deadlines,
      ...grounds,
      sources,
    };
  },
});
