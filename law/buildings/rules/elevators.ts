import { type Building, type Decision, defineLaw, NO_BUILDING } from '../decision.ts';
import { hasNoBuilding, kindValues, known, storyValues } from '../known.ts';
import { EQUIPMENT_REASONS, recordedEquipment } from './equipment.ts';
import { byRecord, byAnswer, type Open, RECORD_REASONS, ANSWER_REASONS } from './answers.ts';

const ELEVATOR_REASONS = {
  ...EQUIPMENT_REASONS,
  ...RECORD_REASONS,
  elevatorClass: [],
  tall: ['floors', 'stories'],
  walkUp: ['kind', 'description'],
  lowRise: ['floors', 'stories'],
} as const;

/** Buildings this tall nearly always have an elevator. Our estimate, not the law's. */
const ELEVATOR_STORIES = 7;

const ELEVATOR_CLASS = /^(?:D|R[4D])/;

/** City Planning's code for apartment buildings with elevators. */
const ELEVATOR_LAND_USE = 3;

function elevatorByFacts(building: Building): Open<keyof typeof ELEVATOR_REASONS> | undefined {
  const { facts } = building;
  const buildingClass = known(facts, 'buildingClass') ?? '';
  const floors = known(facts, 'floors');
  if (ELEVATOR_CLASS.test(buildingClass) || known(facts, 'landUse') === ELEVATOR_LAND_USE) {
    return { verdict: 'likely', reason: 'elevatorClass', restsOn: ['buildingClass', 'landUse'] };
  }
  if (floors !== undefined && floors >= ELEVATOR_STORIES) {
    return { verdict: 'likely', reason: 'tall', values: storyValues(floors), restsOn: ['floors'] };
  }
  if (/^(?:C|R2)/.test(buildingClass)) {
    const values = kindValues(facts);
    return { verdict: 'doesNotApply', reason: 'walkUp', values, restsOn: ['buildingClass'] };
  }
  if (floors !== undefined && floors < 2) {
    return {
      verdict: 'doesNotApply',
      reason: 'lowRise',
      values: storyValues(floors),
      restsOn: ['floors'],
    };
  }
  return undefined;
}

const ELEVATOR_DUE = { deadline: 'elevator-inspection' };

function elevators(building: Building): Decision<keyof typeof ELEVATOR_REASONS> {
  const open = hasNoBuilding(building) ? undefined : elevatorByFacts(building);
  if (!open) return recordedEquipment(building, { question: 'elevator', fact: 'elevators' }, ELEVATOR_DUE);
  const decision = byRecord(building, { question: 'elevator', facts: ['elevators'] }, open, ELEVATOR_DUE);
  // The class or land use already implies an elevator, so only offer the question.
  return decision.reason === 'elevatorClass' ? { ...decision, isOffered: true } : decision;
}

/** Elevators, escalators, and lifts: inspected and tested yearly. Admin. Code 28-304; 1 RCNY 103-02. */
export const ELEVATOR = defineLaw({
  id: 'elevator',
  deadlines: ['elevator-'],
  reasons: ELEVATOR_REASONS,
  decide: elevators,
});

const BRAKE_REASONS = {
  ...ANSWER_REASONS,
  hasElevator: [],
  elevatorUnknown: [],
  noElevator: [],
  noBuilding: [],
  pastDue: [],
} as const;

const BRAKES_DUE = { deadline: 'elevator-brakes', after: 'pastDue' } as const;

/**
 * Traction elevators with a single-plunger brake, due once. Building Code appendix K, chapter K3; ASME A17.3
 * 3.8.4.1. As reported by elevator companies; not checked against the code text.
 */
export const ELEVATOR_BRAKES = defineLaw({
  id: 'elevator-brakes',
  deadlines: ['elevator-brakes'],
  reasons: BRAKE_REASONS,
  decide: (building): Decision<keyof typeof BRAKE_REASONS> => {
    if (hasNoBuilding(building)) return NO_BUILDING;
    const { verdict, restsOn } = elevators(building);
    const question = 'elevator';
    const answer = building.answers.singlePlunger;
    const isOpen = answer === undefined || answer === 'unknown';
    if (verdict === 'doesNotApply' && isOpen) {
      return { verdict, reason: 'noElevator', restsOn, question, isOffered: true };
    }
    if (verdict === 'ask' && isOpen) {
      return { verdict, reason: 'elevatorUnknown', restsOn, question, due: BRAKES_DUE };
    }
    return byAnswer(
      building,
      'singlePlunger',
      { verdict: 'ask', reason: 'hasElevator', restsOn },
      BRAKES_DUE,
    );
  },
});
