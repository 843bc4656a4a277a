import type { Building, Decision, Due } from '../decision.ts';
import type { FactName } from '../facts.ts';
import { longDay } from '../../figures/figure-kinds.ts';
import { plural } from '../../plural.ts';
import { known, shown } from '../known.ts';
import type { QuestionId } from '../questions.ts';

export const REPLY_REASONS = { repliedYes: [], repliedNo: [], repliedUnknown: [] } as const;

export type ReplyCode = keyof typeof REPLY_REASONS;

export type Open<Code extends string> = Pick<Decision<Code>, 'reason' | 'values' | 'restsOn'> & {
  answer: 'likely' | 'ask' | 'doesNotApply';
};

/**
 * "I do not know" never drops a law. If the law does not apply, the question is still offered, because a rare
 * building has the equipment.
 */
export function byReply<Code extends string>(
  { replies }: Pick<Building, 'replies'>,
  question: QuestionId,
  open: Open<Code>,
  due?: Due<Code>,
): Decision<Code | ReplyCode> {
  const reply = replies[question];
  if (reply === 'yes') {
    return { answer: 'applies', reason: 'repliedYes', question, isOffered: true, due };
  }
  if (reply === 'no') {
    return { answer: 'doesNotApply', reason: 'repliedNo', question, isOffered: true };
  }
  if (reply === 'unknown' && open.answer === 'doesNotApply') {
    return { answer: 'ask', reason: 'repliedUnknown', restsOn: open.restsOn, question, due };
  }
  const { answer, reason, values, restsOn } = open;
  return { answer, reason, values, restsOn, question, isOffered: answer === 'doesNotApply', due };
}

export const RECORD_REASONS = { ...REPLY_REASONS, onRecord: ['record'] } as const;

export type RecordCode = keyof typeof RECORD_REASONS;

export type EquipmentFact = keyof typeof SHOWN;

type Shown = { readonly [Name in FactName]?: (building: Building) => string };

const reportOf = (day: string | undefined): string => `a report from ${longDay(day ?? '')}`;

const devices = (count: number): string =>
  plural(count, { one: 'one active device', other: `${shown(count)} active devices` });

const towers = (count: number): string =>
  plural(count, { one: 'one registered system', other: `${shown(count)} registered systems` });

/** What the city's record shows of equipment, in the words of a reason: "one active elevator". */
const SHOWN = {
  elevators: ({ facts }) => devices(known(facts, 'elevators') ?? 0),
  boilerReport: ({ facts }) => reportOf(known(facts, 'boilerReport')),
  highPressureReport: ({ facts }) => reportOf(known(facts, 'highPressureReport')),
  coolingTowers: ({ facts }) => towers(known(facts, 'coolingTowers') ?? 0),
  waterTankYear: ({ facts }) => `a violation from ${String(known(facts, 'waterTankYear'))}`,
  shedPermit: ({ facts }) => `a permit until ${longDay(known(facts, 'shedPermit') ?? '')}`,
} as const satisfies Shown;

/** As `byReply`, but where the visitor has not answered, a fact of the city's record does. */
export function byRecord<Code extends string>(
  building: Building,
  { question, facts }: { question: QuestionId; facts: readonly EquipmentFact[] },
  open: Open<Code>,
  due?: Due<Code>,
): Decision<Code | RecordCode> {
  const reply = building.replies[question];
  const fact = facts.find((name) => building.facts[name] !== undefined);
  if (fact === undefined || reply === 'yes' || reply === 'no') return byReply(building, question, open, due);
  const values = { record: SHOWN[fact](building) };
  return { answer: 'applies', reason: 'onRecord', values, restsOn: [fact], question, isOffered: true, due };
}
