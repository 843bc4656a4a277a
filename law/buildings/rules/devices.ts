import { type Building, type Decision, type Due, defineLaw, HOME, NO_BUILDING } from '../decision.ts';
import {
  hasNoBuilding,
  isOneOrTwoFamily,
  isSmallHome,
  kindValues,
  known,
  mayHaveCommerce,
  shown,
  storyValues,
  unitValues,
} from '../known.ts';
import type { QuestionId } from '../questions.ts';
import { byReply, type Open, REPLY_REASONS } from './replies.ts';

const EQUIPMENT_REASONS = { ...REPLY_REASONS, notRecorded: [], smallHome: [], noBuilding: [] } as const;

type EquipmentCode = keyof typeof EQUIPMENT_REASONS;

/** Ask about large buildings. For small homes, only offer the question. */
function aboutEquipment<Code extends string>(
  building: Building,
  question: QuestionId,
  due: Due<Code>,
): Decision<EquipmentCode | Code> {
  if (hasNoBuilding(building)) return NO_BUILDING;
  const open: Open<EquipmentCode> = isSmallHome(building)
    ? { answer: 'doesNotApply', reason: 'smallHome', restsOn: ['buildingClass', 'units'] }
    : { answer: 'ask', reason: 'notRecorded' };
  return byReply<EquipmentCode | Code>(building, question, open, due);
}

const NO_BOILER = { answer: 'doesNotApply', reason: 'noBoiler' } as const;

const LOW_REASONS = {
  ...REPLY_REASONS,
  manyUnits: ['units', 'homes', 'limit'],
  commerce: [],
  roomingHouse: ['kind', 'description'],
  fewUnits: ['units', 'homes', 'limit'],
  home: [],
  unitsUnknown: [],
  noBuilding: [],
} as const;

type LowCode = keyof typeof LOW_REASONS;

const ROOMING_HOUSE = /^(?:C5|HR)$/;

function lowPressureOf(building: Building): Open<LowCode> {
  const { facts, thresholds } = building;
  const units = known(facts, 'units');
  const limit = shown(thresholds.boilerUnits);
  const buildingClass = known(facts, 'buildingClass') ?? '';
  if (units !== undefined && units >= thresholds.boilerUnits) {
    return {
      answer: 'ask',
      reason: 'manyUnits',
      values: { ...unitValues(units), limit },
      restsOn: ['units'],
    };
  }
  if (mayHaveCommerce(building)) {
    return { answer: 'ask', reason: 'commerce', restsOn: ['commercialArea', 'buildingClass'] };
  }
  if (ROOMING_HOUSE.test(buildingClass)) {
    return {
      answer: 'ask',
      reason: 'roomingHouse',
      values: kindValues(facts),
      restsOn: ['buildingClass'],
    };
  }
  if (isOneOrTwoFamily(building)) return HOME;
  return units === undefined || mayHaveCommerce(building) === undefined
    ? { answer: 'ask', reason: 'unitsUnknown' }
    : {
        answer: 'doesNotApply',
        reason: 'fewUnits',
        values: { ...unitValues(units), limit },
        restsOn: ['units'],
      };
}

/**
 * Yearly: homes for six or more families, commercial and mixed buildings, single-room occupancy. Admin. Code
 * 28-303; 1 RCNY 103-01.
 */
export const LOW_PRESSURE_BOILER = defineLaw({
  id: 'boiler-low',
  deadlines: ['boiler-low-inspection'],
  reasons: LOW_REASONS,
  decide: (building): Decision<LowCode> => {
    if (hasNoBuilding(building)) return NO_BUILDING;
    const open = lowPressureOf(building);
    return open.answer === 'doesNotApply'
      ? open
      : byReply(building, 'boiler', open, { deadline: 'boiler-low-inspection' });
  },
});

/** Yearly. Admin. Code 28-303; 1 RCNY 103-05. */
export const HIGH_PRESSURE_BOILER = defineLaw({
  id: 'boiler-high',
  deadlines: ['boiler-high-inspection'],
  reasons: { ...EQUIPMENT_REASONS, noBoiler: [] },
  decide: (building): Decision<EquipmentCode | 'noBoiler'> =>
    building.replies.boiler === 'no' && building.replies.highPressureBoiler !== 'yes'
      ? NO_BOILER
      : aboutEquipment(building, 'highPressureBoiler', { deadline: 'boiler-high-inspection' }),
});

/** The phase-out is earlier for city buildings. Admin. Code 24-168; Local Law 32 of 2023. */
export const NO_4_OIL = defineLaw({
  id: 'no4-oil',
  deadlines: ['no4-oil-'],
  reasons: { ...EQUIPMENT_REASONS, noBoiler: [], burnedInFiling: [] },
  decide: (building): Decision<EquipmentCode | 'noBoiler' | 'burnedInFiling'> => {
    const { facts, replies } = building;
    const due = { deadline: known(facts, 'ownerType') === 'C' ? 'no4-oil-city' : 'no4-oil-end' };
    if (known(facts, 'burnsNo4Oil')) {
      return { answer: 'applies', reason: 'burnedInFiling', restsOn: ['burnsNo4Oil'], due };
    }
    return replies.boiler === 'no' && replies.no4Oil !== 'yes'
      ? NO_BOILER
      : aboutEquipment(building, 'no4Oil', due);
  },
});

const ELEVATOR_REASONS = {
  ...EQUIPMENT_REASONS,
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

function elevatorOf(building: Building): Open<keyof typeof ELEVATOR_REASONS> | undefined {
  const { facts } = building;
  const buildingClass = known(facts, 'buildingClass') ?? '';
  const floors = known(facts, 'floors');
  if (ELEVATOR_CLASS.test(buildingClass) || known(facts, 'landUse') === ELEVATOR_LAND_USE) {
    return { answer: 'likely', reason: 'elevatorClass', restsOn: ['buildingClass', 'landUse'] };
  }
  if (floors !== undefined && floors >= ELEVATOR_STORIES) {
    return { answer: 'likely', reason: 'tall', values: storyValues(floors), restsOn: ['floors'] };
  }
  if (/^(?:C|R2)/.test(buildingClass)) {
    const values = kindValues(facts);
    return { answer: 'doesNotApply', reason: 'walkUp', values, restsOn: ['buildingClass'] };
  }
  if (floors !== undefined && floors < 2) {
    return {
      answer: 'doesNotApply',
      reason: 'lowRise',
      values: storyValues(floors),
      restsOn: ['floors'],
    };
  }
  return undefined;
}

const ELEVATOR_DUE = { deadline: 'elevator-inspection' };

function elevators(building: Building): Decision<keyof typeof ELEVATOR_REASONS> {
  const open = hasNoBuilding(building) ? undefined : elevatorOf(building);
  return open
    ? byReply(building, 'elevator', open, ELEVATOR_DUE)
    : aboutEquipment(building, 'elevator', ELEVATOR_DUE);
}

/** Elevators, escalators, and lifts: inspected and tested yearly. Admin. Code 28-304; 1 RCNY 103-02. */
export const ELEVATOR = defineLaw({
  id: 'elevator',
  deadlines: ['elevator-'],
  reasons: ELEVATOR_REASONS,
  decide: elevators,
});

const BRAKE_REASONS = {
  ...REPLY_REASONS,
  hasElevator: [],
  elevatorUnknown: [],
  noElevator: [],
  noBuilding: [],
  pastDue: [],
} as const;

const BRAKES_DUE = { deadline: 'elevator-brakes', after: 'pastDue' } as const;

/**
 * Traction elevators with one plunger on the brake, once. Building Code appendix K, chapter K3; ASME A17.3
 * 3.8.4.1. Reported by elevator companies, not read in the code.
 */
export const ELEVATOR_BRAKES = defineLaw({
  id: 'elevator-brakes',
  deadlines: ['elevator-brakes'],
  reasons: BRAKE_REASONS,
  decide: (building): Decision<keyof typeof BRAKE_REASONS> => {
    if (hasNoBuilding(building)) return NO_BUILDING;
    const { answer, restsOn } = elevators(building);
    const question = 'elevator';
    const reply = building.replies.singlePlunger;
    if (answer === 'doesNotApply' && reply !== 'yes') {
      return { answer, reason: 'noElevator', restsOn, question, isOffered: true };
    }
    if (answer === 'ask' && (reply === undefined || reply === 'unknown')) {
      return { answer, reason: 'elevatorUnknown', restsOn, question, due: BRAKES_DUE };
    }
    return byReply(building, 'singlePlunger', { answer: 'ask', reason: 'hasElevator', restsOn }, BRAKES_DUE);
  },
});

/** Certified yearly. Admin. Code 28-317 and 17-194.1; Local Law 77 of 2015. */
export const COOLING_TOWER = defineLaw({
  id: 'cooling-tower',
  deadlines: ['cooling-tower-certification'],
  reasons: EQUIPMENT_REASONS,
  decide: (building) => aboutEquipment(building, 'coolingTower', { deadline: 'cooling-tower-certification' }),
});

/** Tested within twelve months of the last test. 15 RCNY chapter 20. */
export const BACKFLOW = defineLaw({
  id: 'backflow',
  reasons: { ...EQUIPMENT_REASONS, sinceLastTest: [] },
  decide: (building) => aboutEquipment(building, 'backflow', { why: 'sinceLastTest' }),
});

const TANK_REASONS = {
  ...REPLY_REASONS,
  tall: ['floors', 'stories'],
  lowRise: ['floors', 'stories'],
  home: [],
  storiesUnknown: [],
  noBuilding: [],
} as const;

type TankCode = keyof typeof TANK_REASONS;

/** Buildings this tall usually need a tank for water pressure. Our estimate, not the law's. */
const TANK_STORIES = 7;

function tankOf(building: Building): Open<TankCode> {
  const stories = known(building.facts, 'floors');
  if (stories === undefined) {
    return isOneOrTwoFamily(building) ? HOME : { answer: 'ask', reason: 'storiesUnknown' };
  }
  const values = storyValues(stories);
  return stories >= TANK_STORIES
    ? { answer: 'ask', reason: 'tall', values, restsOn: ['floors'] }
    : { answer: 'doesNotApply', reason: 'lowRise', values, restsOn: ['floors'] };
}

/** Yearly. Admin. Code 17-194; Health Code 141.07; 24 RCNY chapter 31. */
export const WATER_TANK = defineLaw({
  id: 'water-tank',
  deadlines: ['water-tank-report'],
  reasons: TANK_REASONS,
  decide: (building): Decision<TankCode> =>
    hasNoBuilding(building)
      ? NO_BUILDING
      : byReply(building, 'waterTank', tankOf(building), { deadline: 'water-tank-report' }),
});
