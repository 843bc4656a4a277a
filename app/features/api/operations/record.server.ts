import { z } from 'zod';
import { readRecord, setTitle } from '#app/data/city-record.server.ts';
import { officialPage } from '#app/features/buildings/record/official-pages.ts';
import { LAW_IDS } from '#law/buildings/rules/index.ts';
import { RECORD_SETS } from '#law/city-record/rows.ts';
import type { RecordItem } from '#law/city-record/summary.ts';
import { dayInNewYork } from '#law/days.ts';
import { defineOperation } from '../define-operation.ts';
import { bbl, day, grounds, NOTICE, onDay } from '../schemas.ts';
import { EXAMPLE, findLot } from './lot.server.ts';

type RecordSets = Awaited<ReturnType<typeof readRecord>>['sets'];

export const recordSources = (sets: RecordSets) =>
  RECORD_SETS.filter((set) => sets[set].loaded).map((set) => {
    const { title, agency, id } = setTitle(set);
    return {
      title: `${title} (${agency})`,
      link: id ? `https://data.cityofnewyork.us/d/${id}` : null,
      asOf: sets[set].asOf ?? null,
    };
  });

const finding = z.record(
  z.string(),
  z.union([z.number(), z.string(), z.boolean(), z.array(z.string()).readonly()]),
);

const item = z.object({
  number: z.string(),
  agency: z.string(),
  class: z.string().nullable().describe('A to C and I of HPD, 1 to 3 of summonses of DOB'),
  law: z.enum(LAW_IDS).nullable(),
  state: z.enum(['open', 'closing', 'closed', 'deleted']),
  status: z.string().describe('As the city writes it'),
  issued: day.nullable(),
  correctBy: day.nullable(),
  certified: day.nullable(),
  hearing: day.nullable(),
  balance: z.number().describe('Dollars due, or not decided yet'),
  undecided: z.boolean().describe('A hearing has passed, and the record does not say yet how it ended'),
  atStake: z.number().describe('Dollars at stake at an upcoming hearing'),
  words: z.string(),
  meaning: z.string().nullable(),
  closes: z.string().nullable().describe('What closes it'),
  link: z.string().describe('The agency’s own page'),
});

const toItem = (each: RecordItem, lot: Parameters<typeof officialPage>[1]): z.output<typeof item> => ({
  number: each.number,
  agency: each.agency,
  class: each.hazardClass ?? null,
  law: each.law ?? null,
  state: each.state,
  status: each.status,
  issued: each.day ?? null,
  correctBy: each.correctBy ?? null,
  certified: each.certifiedOn ?? null,
  hearing: each.hearing ?? null,
  balance: each.balance,
  undecided: each.isUndecided === true,
  atStake: each.atStake,
  words: each.words,
  meaning: each.meaning ?? null,
  closes: each.closes ?? null,
  link: officialPage(each, lot).href,
});

export const getBuildingRecord = defineOperation({
  id: 'getBuildingRecord',
  method: 'GET',
  path: '/buildings/{bbl}/record',
  group: 'Buildings',
  summary: 'Violations and summonses of a lot, and what is on file for each law',
  example: { bbl: EXAMPLE },
  input: z.strictObject({
    bbl,
    on: onDay,
  }),
  response: z.object({
    bbl: z.string(),
    on: day,
    sets: z.record(z.string(), z.object({ asOf: z.string().nullable(), loaded: z.boolean() })),
    counts: z.record(z.string(), z.number()),
    findings: z.partialRecord(z.enum(LAW_IDS), finding),
    items: z.array(item).describe('Each violation and summons once, the newest first'),
    ...grounds,
  }),
  async handle({ bbl: asked, on = dayInNewYork(new Date()) }) {
    const { lot: found, record } = await findLot({ bbl: asked });
    const { sets, counts, findings, items, hpdBuilding } = await readRecord(found.bbl, on);
    const days = RECORD_SETS.map(
      (set) => [set, { asOf: sets[set].asOf ?? null, loaded: sets[set].loaded }] as const,
    );
    return {
      bbl: found.bbl,
      on,
      counts: { ...counts },
      findings,
      items: items.map((each) => toItem(each, { bins: record.bins, hpdBuilding })),
      sets: Object.fromEntries(days),
      asOf: on,
      sources: recordSources(sets),
      notice: NOTICE,
    };
  },
});
