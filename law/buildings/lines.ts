import { capitalized, longDay } from '../figures/figure-kinds.ts';
import { type Deadline, nextDay, type Register } from '../figures/register.ts';
import { VERDICTS, type Building, type Decision } from './decision.ts';
import type { FactName, Facts } from './facts.ts';
import type { Evidence, FurtherDay, Law, LawResult } from './laws.ts';
import { type OpenQuestion, QUESTIONS, type QuestionId } from './questions.ts';
import { LAW_IDS, type LawId, LAW_RULES } from './rules/index.ts';
import { yearIn } from '../days.ts';
import { ownEntry } from '../own-entry.ts';

const VALUE = /\{([a-z]+)\}/gi;

function filled(text: string, values: NonNullable<Decision['values']>): string {
  return text.replace(VALUE, (placeholder, name: string) => {
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    const value = values[key] ?? placeholder;
    return key === name ? value : capitalized(value);
  });
}

/** Falls back to the summary if the content is older than the code. */
const worded = (law: Law, code: string, values: Decision['values'] = {}): string =>
  filled(law.reasons[code] ?? law.summary, values);

type Days = Pick<LawResult, 'nextDate' | 'cycle' | 'pastDate' | 'also'>;

export const furtherCycle = ({ key, day }: Pick<FurtherDay, 'key' | 'day'>): string =>
  `${key}-${yearIn(day)}`;

const findDeadline = ({ deadlines }: Register, key: string): Deadline | undefined => ownEntry(deadlines, key);

function furtherDays(keys: readonly string[], register: Register, day: string): FurtherDay[] {
  return keys
    .flatMap((key) => {
      const deadline = findDeadline(register, key);
      const next = deadline && nextDay(deadline, day);
      return deadline && next !== undefined && next >= day ? [{ key, day: next, what: deadline.what }] : [];
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

function datesFor({ due }: Decision, register: Register, day: string): Days {
  if (!due || 'why' in due) return {};
  if ('date' in due) return { nextDate: due.date, cycle: due.cycle };
  const deadline = findDeadline(register, due.deadline);
  const next = deadline && nextDay(deadline, day);
  const also = furtherDays(due.also ?? [], register, day);
  if (next !== undefined && next >= day) {
    const cycle = deadline?.everyYears ? yearIn(next) : due.deadline;
    return { nextDate: next, cycle, ...(also.length > 0 && { also }) };
  }
  const [first] = also;
  return {
    ...(first && { nextDate: first.day, cycle: furtherCycle(first), also }),
    ...(next !== undefined && { pastDate: next }),
  };
}

function dateNoteFor(law: Law, { due, values }: Decision, { nextDate, pastDate, also = [] }: Days) {
  const note = (code: string | undefined) => (code === undefined ? undefined : worded(law, code, values));
  if (!due) return undefined;
  if ('date' in due) return note(due.note);
  if ('why' in due) return note(due.why);
  const own = note(nextDate && !pastDate ? due.now : pastDate ? due.after : due.unset);
  const days = also.map(({ day, what }) => `${longDay(day)}: ${what}.`);
  const past = nextDate && pastDate ? [`The last report was due on ${longDay(pastDate)}.`] : [];
  return [...days, ...past, ...(own === undefined ? [] : [own])].join(' ') || undefined;
}

const isDue = ({ verdict }: Decision): boolean =>
  verdict === 'applies' || verdict === 'likely' || verdict === 'ask';

function findEvidence(facts: Facts, names: readonly FactName[] = []): Evidence[] {
  return names.flatMap((name) => {
    const fact = facts[name];
    return fact ? [{ fact: name, source: fact.source, version: fact.version }] : [];
  });
}

function sourceValue({ lot, facts }: Building, names: readonly FactName[] = []): { recorded: string } {
  const sources = names.flatMap((name) => facts[name]?.source ?? []);
  const isYours =
    lot === undefined || (sources.length > 0 && sources.every((source) => source === 'visitor'));
  return { recorded: isYours ? 'you told us it has' : 'the city records' };
}

const isQuestion = (question: OpenQuestion): question is QuestionId =>
  (QUESTIONS as readonly OpenQuestion[]).includes(question);

function isAnswered({ answers }: Building, question: OpenQuestion): boolean {
  const answer = isQuestion(question) ? answers[question] : undefined;
  return answer === 'yes' || answer === 'no';
}

function decideLine(law: Law, building: Building, register: Register): LawResult {
  const decision = LAW_RULES[law.id].decide(building);
  const { verdict, reason, restsOn, question, isOffered = false, penalty } = decision;
  const values = { ...decision.values, ...sourceValue(building, restsOn) };
  const days = isDue(decision) ? datesFor(decision, register, building.day) : undefined;
  return {
    id: law.id,
    law: penalty === undefined ? law : { ...law, penalty: law.reasons[penalty] ?? law.penalty },
    verdict,
    because: worded(law, reason, values),
    evidence: findEvidence(building.facts, restsOn),
    question,
    isOffered: question !== undefined && (isOffered || isAnswered(building, question)),
    ...(days && { ...days, dateNote: dateNoteFor(law, { ...decision, values }, days) }),
  };
}

export interface Outcome extends Pick<LawResult, 'id' | 'verdict' | 'nextDate' | 'cycle' | 'also'> {
  reason: string;
}

/** Use this for many buildings. It is much faster than `obligationLines`, because it fills in no copy. */
export const decideOutcomes = (building: Building, laws: readonly Law[], register: Register): Outcome[] =>
  laws.map(({ id }) => {
    const decision = LAW_RULES[id].decide(building);
    const { nextDate, cycle, also } = isDue(decision) ? datesFor(decision, register, building.day) : {};
    return { id, verdict: decision.verdict, reason: decision.reason, nextDate, cycle, also };
  });

const LAST = '9999-12-31';

function compareDays({ nextDate: one = LAST }: LawResult, { nextDate: other = LAST }: LawResult): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const compare = (one: LawResult, other: LawResult): number =>
  VERDICTS.indexOf(one.verdict) - VERDICTS.indexOf(other.verdict) ||
  compareDays(one, other) ||
  LAW_IDS.indexOf(one.id) - LAW_IDS.indexOf(other.id);

export const obligationLines = (building: Building, laws: readonly Law[], register: Register): LawResult[] =>
  laws.map((law) => decideLine(law, building, register)).toSorted(compare);

const HOW_MANY = 3;

/** Skips laws with something to do now. */
export const nextThree = (lines: readonly LawResult[], isNow: ReadonlySet<LawId> = new Set()): LawResult[] =>
  lines
    .filter(
      ({ id, verdict, nextDate }) =>
        nextDate !== undefined && (verdict === 'applies' || verdict === 'likely') && !isNow.has(id),
    )
    .toSorted(compareDays)
    .slice(0, HOW_MANY);

export function openQuestions(lines: readonly LawResult[]): OpenQuestion[] {
  const laws = new Map<OpenQuestion, number>();
  for (const { question, isOffered } of lines) {
    if (question !== undefined && !isOffered) laws.set(question, (laws.get(question) ?? 0) + 1);
  }
  return [...laws].toSorted(([, one], [, other]) => other - one).map(([question]) => question);
}
