import { type Building, type Decision, type Due, NO_BUILDING } from '../decision.ts';
import { hasNoBuilding, isSmallHome } from '../known.ts';
import type { QuestionId } from '../questions.ts';
import {
  byRecord,
  byReply,
  type EquipmentFact,
  type Open,
  type RecordCode,
  REPLY_REASONS,
} from './replies.ts';

export const EQUIPMENT_REASONS = {
  ...REPLY_REASONS,
  notRecorded: [],
  smallHome: [],
  noBuilding: [],
} as const;

export type EquipmentCode = keyof typeof EQUIPMENT_REASONS;

/** Ask about large buildings. For small homes, only offer the question. */
export function aboutEquipment<Code extends string>(
  building: Building,
  question: QuestionId,
  due: Due<Code>,
): Decision<EquipmentCode | Code>;
/** The same, where a fact of the city's record may answer. */
export function aboutEquipment<Code extends string>(
  building: Building,
  question: QuestionId,
  due: Due<Code>,
  fact: EquipmentFact,
): Decision<EquipmentCode | RecordCode | Code>;
export function aboutEquipment<Code extends string>(
  building: Building,
  question: QuestionId,
  due: Due<Code>,
  fact?: EquipmentFact,
): Decision<EquipmentCode | RecordCode | Code> {
  if (hasNoBuilding(building)) return NO_BUILDING;
  const open: Open<EquipmentCode> = isSmallHome(building)
    ? { answer: 'doesNotApply', reason: 'smallHome', restsOn: ['buildingClass', 'units'] }
    : { answer: 'ask', reason: 'notRecorded' };
  return fact
    ? byRecord<EquipmentCode | Code>(building, { question, facts: [fact] }, open, due)
    : byReply<EquipmentCode | Code>(building, question, open, due);
}
