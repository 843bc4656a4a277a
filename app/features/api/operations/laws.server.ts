import { z } from 'zod';
import { readLawDeadlines } from '#app/data/figures.server.ts';
import { readLaws } from '#app/data/laws.server.ts';
import { readWholeRegister } from '#app/features/figures/figures.server.ts';
import { FAMILIES, type Law } from '#law/buildings/laws.ts';
import { hasDeadline, isLawId, LAW_IDS, LAW_RULES } from '#law/buildings/rules/index.ts';
import { type Deadline, nextDay } from '#law/figures/register.ts';
import { dayInNewYork } from '#law/days.ts';
import { defineOperation } from '../define-operation.ts';
import { ApiProblem } from '../problem.ts';
import { certainty, day, grounds, NOTICE, source, toSource, toSources } from '../schemas.ts';

const lawId = z.strictObject({ id: z.string().max(100).describe('The id of a law, such as ll152') });

async function findLaw(id: string): Promise<Law> {
  const laws = await readLaws();
  const law = isLawId(id) ? laws.find((each) => each.id === id) : undefined;
  if (law) return law;
  const message = `There is no law "${id}".`;
  throw new ApiProblem(404, message, [{ field: 'id', message, allowed: laws.map((each) => each.id) }]);
}

const listedLaw = {
  id: z.enum(LAW_IDS),
  name: z.string(),
  title: z.string(),
  agency: z.string(),
  summary: z.string(),
  family: z.enum(FAMILIES.map(({ value }) => value)),
};

const listed = ({ id, name, title, agency, summary, family }: Law) => ({
  id,
  name,
  title,
  agency,
  summary,
  family,
});

const deadline = z.object({
  key: z.string(),
  laws: z.array(z.enum(LAW_IDS)),
  law: z.string(),
  what: z.string(),
  who: z.string(),
  date: day.nullable().describe('A day on which it was or is due'),
  everyYears: z.number().nullable().describe('Years from one such day to the next'),
  nextDate: day.nullable().describe('The next of these days; null if none is upcoming or none is set'),
  dateInWords: z.string(),
  penalty: z.string(),
  source,
  certainty,
});

function deadlineView(entry: Deadline, today: string): z.output<typeof deadline> {
  const { key, law, what, who, date, everyYears, dateInWords, penalty, checkedOn } = entry;
  const next = nextDay(entry, today);
  return {
    key,
    law,
    what,
    who,
    dateInWords,
    penalty,
    certainty: entry.certainty,
    laws: LAW_IDS.filter((id) => hasDeadline(id, key)),
    date: date ?? null,
    everyYears: everyYears ?? null,
    nextDate: next !== undefined && next >= today ? next : null,
    source: toSource(entry.source, checkedOn),
  };
}

function deadlineList(entries: readonly Deadline[]) {
  const today = dayInNewYork(new Date());
  return {
    deadlines: entries.map((entry) => deadlineView(entry, today)),
    asOf: today,
    sources: toSources(entries),
    notice: NOTICE,
  };
}

const deadlines = z.object({ deadlines: z.array(deadline), ...grounds });

export const listLaws = defineOperation({
  id: 'listLaws',
  method: 'GET',
  path: '/laws',
  group: 'Laws and dates',
  summary: 'The building laws that Lotline covers',
  example: {},
  input: z.strictObject({}),
  response: z.object({ laws: z.array(z.object(listedLaw)), ...grounds }),
  async handle() {
    const laws = await readLaws();
    return {
      laws: laws.map(listed),
      asOf: dayInNewYork(new Date()),
      sources: toSources(laws),
      notice: NOTICE,
    };
  },
});

export const getLaw = defineOperation({
  id: 'getLaw',
  method: 'GET',
  path: '/laws/{id}',
  group: 'Laws and dates',
  summary: 'One law: who is exempt, what to do, when, the penalty, and why it applies or not',
  example: { id: 'll152' },
  input: lawId,
  response: z.object({
    ...listedLaw,
    exempt: z.string(),
    whatToDo: z.string(),
    penalty: z.string(),
    dateInWords: z.string(),
    citation: z.string(),
    reasons: z
      .array(z.object({ code: z.string(), text: z.string() }))
      .describe('Why it applies to a building or not; {floors} stands for what the city records'),
    certainty,
    ...grounds,
  }),
  async handle({ id }) {
    const law = await findLaw(id);
    const { exempt, whatToDo, penalty, dateInWords, citation } = law;
    return {
      ...listed(law),
      exempt,
      whatToDo,
      penalty,
      dateInWords,
      citation,
      reasons: Object.keys(LAW_RULES[law.id].reasons).map((code) => ({
        code,
        text: law.reasons[code] ?? '',
      })),
      certainty: law.certainty,
      asOf: dayInNewYork(new Date()),
      sources: toSources([law]),
      notice: NOTICE,
    };
  },
});

export const getLawDeadlines = defineOperation({
  id: 'getLawDeadlines',
  method: 'GET',
  path: '/laws/{id}/deadlines',
  group: 'Laws and dates',
  summary: 'The deadlines of one law',
  example: { id: 'll152' },
  input: lawId,
  response: deadlines,
  async handle({ id }) {
    return deadlineList(await readLawDeadlines((await findLaw(id)).id));
  },
});

export const listDeadlines = defineOperation({
  id: 'listDeadlines',
  method: 'GET',
  path: '/deadlines',
  group: 'Laws and dates',
  summary: 'All deadlines',
  example: {},
  input: z.strictObject({}),
  response: deadlines,
  async handle() {
    return deadlineList(Object.values((await readWholeRegister()).deadlines));
  },
});
