import { type Building, type Decision, type Due, NO_BUILDING } from '../decision.ts';
import { hasNoBuilding, isSmallHome } from '../known.ts';
import type { QuestionId } from '../questions.ts';
import {
  byRecord,
  byAnswer,
  type EquipmentFact,
  type Open,
  type RecordCode,
  ANSWER_REASONS,
} from './answers.ts';

export const EQUIPMENT_REASONS = {
  ...ANSWER_REASONS,
  notRecorded: [],
  smallHome: [],
  noBuilding: [],
} as const;

export type EquipmentCode = keyof typeof EQUIPMENT_REASONS;

/** Asks the question, but only offers it for small homes. */
const equipmentByFacts = (building: Building): Open<EquipmentCode> =>
  isSmallHome(building)
    ? { verdict: 'doesNotApply', reason: 'smallHome', restsOn: ['buildingClass', 'units'] }
    : { verdict: 'ask', reason: 'notRecorded' };

export const aboutEquipment = <Code extends string>(
  building: Building,
  question: QuestionId,
  due: Due<Code>,
): Decision<EquipmentCode | Code> =>
  hasNoBuilding(building)
    ? NO_BUILDING
    : byAnswer<EquipmentCode | Code>(building, question, equipmentByFacts(building), due);

/** Like `aboutEquipment`, but the city's record stands in for a missing answer. */
export const recordedEquipment = <Code extends string>(
  building: Building,
  { question, fact }: { question: QuestionId; fact: EquipmentFact },
  due: Due<Code>,
): Decision<EquipmentCode | RecordCode | Code> =>
  hasNoBuilding(building)
    ? NO_BUILDING
    : byRecord<EquipmentCode | Code>(building, { question, facts: [fact] }, equipmentByFacts(building), due);
