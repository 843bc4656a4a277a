import type { Building, Decision, Due } from '../decision.ts';
import type { FactName } from '../facts.ts';
import { longDay } from '../../figures/figure-kinds.ts';
import { plural } from '../../numbers.ts';
import { known, shown } from '../known.ts';
import type { QuestionId } from '../questions.ts';

export const ANSWER_REASONS = { answeredYes: [], answeredNo: [], answeredUnknown: [] } as const;

export type AnswerCode = keyof typeof ANSWER_REASONS;

export type Open<Code extends string> = Pick<Decision<Code>, 'reason' | 'values' | 'restsOn'> & {
  verdict: 'likely' | 'ask' | 'doesNotApply';
};

/**
 * "I don't know" never rules out a law. If the law does not apply, the question is still offered, because a few
 * such buildings have the equipment.
 */
export function byAnswer<Code extends string>(
  { answers }: Pick<Building, 'answers'>,
  question: QuestionId,
  open: Open<Code>,
  due?: Due<Code>,
): Decision<Code | AnswerCode> {
  const answer = answers[question];
  if (answer === 'yes') {
    return { verdict: 'applies', reason: 'answeredYes', question, isOffered: true, due };
  }
  if (answer === 'no') {
    return { verdict: 'doesNotApply', reason: 'answeredNo', question, isOffered: true };
  }
  if (answer === 'unknown' && open.verdict === 'doesNotApply') {
    return { verdict: 'ask', reason: 'answeredUnknown', restsOn: open.restsOn, question, due };
  }
  const { verdict, reason, values, restsOn } = open;
  return { verdict, reason, values, restsOn, question, isOffered: verdict === 'doesNotApply', due };
}

export const RECORD_REASONS = { ...ANSWER_REASONS, onRecord: ['record'] } as const;

export type RecordCode = keyof typeof RECORD_REASONS;

export type EquipmentFact = keyof typeof SHOWN;

type Shown = { readonly [Name in FactName]?: (building: Building) => string };

const reportText = (day: string | undefined): string => `a report from ${longDay(day ?? '')}`;

const devices = (count: number): string =>
  plural(count, { one: 'one active device', other: `${shown(count)} active devices` });

const towers = (count: number): string =>
  plural(count, { one: 'one registered system', other: `${shown(count)} registered systems` });

/** How a reason describes the city's record of equipment: "one active device". */
const SHOWN = {
  elevators: ({ facts }) => devices(known(facts, 'elevators') ?? 0),
  boilerReport: ({ facts }) => reportText(known(facts, 'boilerReport')),
  highPressureReport: ({ facts }) => reportText(known(facts, 'highPressureReport')),
  coolingTowers: ({ facts }) => towers(known(facts, 'coolingTowers') ?? 0),
  waterTankYear: ({ facts }) => `a violation from ${String(known(facts, 'waterTankYear'))}`,
  shedPermit: ({ facts }) => `a permit until ${longDay(known(facts, 'shedPermit') ?? '')}`,
} as const satisfies Shown;

/** Like `byAnswer`, but the city's record stands in for a missing answer. */
export function byRecord<Code extends string>(
  building: Building,
  { question, facts }: { question: QuestionId; facts: readonly EquipmentFact[] },
  open: Open<Code>,
  due?: Due<Code>,
): Decision<Code | RecordCode> {
  const answer = building.answers[question];
  const fact = facts.find((name) => building.facts[name] !== undefined);
  if (fact === undefined || answer === 'yes' || answer === 'no')
    return byAnswer(building, question, open, due);
  const values = { record: SHOWN[fact](building) };
  return { verdict: 'applies', reason: 'onRecord', values, restsOn: [fact], question, isOffered: true, due };
}
