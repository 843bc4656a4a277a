import { stringify } from 'csv-stringify/sync';
import type { Payload } from 'payload';
import type { Rules } from '#city-data/building-lines.ts';
import { fillFigures } from '#cms/register/fill.ts';
import type { Law } from '#law/buildings/laws.ts';
import { deadlinesOf, LAW_RULES } from '#law/buildings/rules/index.ts';
import { type Deadline, nextDay } from '#law/figures/register.ts';
import { VALUE_COLUMNS, valueRows } from '#law/figures/value-rows.ts';
import type { FileContent } from './write-file.ts';

/** Other programs rely on these columns. Add new columns at the end, and never remove any. */
const LAW_COLUMNS = [
  'id',
  'name',
  'title',
  'family',
  'agency',
  'summary',
  'exempt',
  'whatToDo',
  'penalty',
  'dateInWords',
  'citation',
  'source',
  'link',
  'certainty',
  'checkedOn',
  'deadlines',
  'reasons',
] as const;

const DEADLINE_COLUMNS = [
  'key',
  'module',
  'law',
  'what',
  'who',
  'date',
  'everyYears',
  'nextDate',
  'dateInWords',
  'penalty',
  'source',
  'link',
  'certainty',
  'checkedOn',
  'laws',
] as const;

type Value = string | number | undefined;

/** `escape_formulas` adds an apostrophe before text that a spreadsheet would run as a formula. */
function csvFile(
  name: string,
  columns: readonly string[],
  rows: readonly Record<string, Value | null>[],
): FileContent {
  const text = stringify([...rows], { header: true, columns: [...columns], escape_formulas: true });
  return { name, columns, pieces: [{ text, rows: rows.length }] };
}

const listed = (names: readonly string[]): string => names.join(' ');

const sourceColumns = ({ source }: Pick<Law, 'source'>) => ({ source: source.title, link: source.link });

/** The reasons of a rule, with the text of each; `{floors}` stands for what the city records. */
const lawEntry = (law: Law, rules: Rules) => ({
  id: law.id,
  name: law.name,
  title: law.title,
  family: law.family,
  agency: law.agency,
  summary: law.summary,
  exempt: law.exempt,
  whatToDo: law.whatToDo,
  penalty: law.penalty,
  dateInWords: law.dateInWords,
  citation: law.citation,
  source: law.source,
  certainty: law.certainty,
  checkedOn: law.checkedOn,
  updatedAt: law.updatedAt,
  deadlines: deadlinesOf(law.id, rules.register).map(({ key }) => key),
  reasons: Object.keys(LAW_RULES[law.id].reasons).map((code) => ({ code, text: law.reasons[code] })),
});

type LawEntry = ReturnType<typeof lawEntry>;

const lawRow = ({ source, deadlines, reasons, ...entry }: LawEntry): Record<string, Value> => ({
  ...entry,
  ...sourceColumns({ source }),
  deadlines: listed(deadlines),
  reasons: listed(reasons.map(({ code }) => code)),
});

async function loadQuestions(payload: Payload, rules: Rules, now: Date) {
  const { questions } = await payload.findGlobal({ slug: 'buildings', depth: 0, overrideAccess: false });
  const copy = questions.map(({ key, question, why }) => ({ id: key, question, why }));
  return fillFigures(() => Promise.resolve(rules.register), copy, now);
}

async function lawsJson(
  payload: Payload,
  laws: readonly LawEntry[],
  { rules, now }: { rules: Rules; now: Date },
): Promise<FileContent> {
  const { thresholds, day } = rules;
  const questions = await loadQuestions(payload, rules, now);
  const text = `${JSON.stringify({ day, laws, questions, thresholds }, null, 1)}\n`;
  return { name: 'laws.json.gz', pieces: [{ text, rows: laws.length }] };
}

function deadlineRow(deadline: Deadline, { laws, day }: Rules): Record<string, Value> {
  const { key, module, law, what, who, date, everyYears, dateInWords, penalty, certainty, checkedOn } =
    deadline;
  const next = nextDay(deadline, day);
  return {
    key,
    module,
    law,
    what,
    who,
    date,
    everyYears,
    dateInWords,
    penalty,
    certainty,
    checkedOn,
    ...sourceColumns(deadline),
    nextDate: next !== undefined && next >= day ? next : undefined,
    laws: listed(
      laws
        .filter(({ id }) => deadlinesOf(id, { deadlines: { [key]: deadline } }).length > 0)
        .map(({ id }) => id),
    ),
  };
}

/** Everything but what applies to each lot. */
export async function contentFiles(payload: Payload, rules: Rules, now: Date): Promise<FileContent[]> {
  const filled = await fillFigures(() => Promise.resolve(rules.register), rules.register, now);
  const laws = rules.laws.map((law) => lawEntry(law, rules));
  const deadlines = Object.values(filled.deadlines).map((deadline) => deadlineRow(deadline, rules));
  return [
    csvFile('laws.csv.gz', LAW_COLUMNS, laws.map(lawRow)),
    await lawsJson(payload, laws, { rules, now }),
    csvFile('figures.csv.gz', VALUE_COLUMNS, valueRows(filled)),
    csvFile('deadlines.csv.gz', DEADLINE_COLUMNS, deadlines),
  ];
}
