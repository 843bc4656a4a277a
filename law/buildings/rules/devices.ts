import { type Building, type Decision, defineLaw, HOME, NO_BUILDING } from '../decision.ts';
import {
  hasNoBuilding,
  isOneOrTwoFamily,
  kindValues,
  known,
  mayHaveCommerce,
  shown,
  storyValues,
  unitValues,
} from '../known.ts';
import { aboutEquipment, type EquipmentCode, EQUIPMENT_REASONS, recordedEquipment } from './equipment.ts';
import { byRecord, type Open, RECORD_REASONS, type RecordCode } from './answers.ts';

const NO_BOILER = { verdict: 'doesNotApply', reason: 'noBoiler' } as const;

const LOW_REASONS = {
  ...RECORD_REASONS,
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

function lowPressureByFacts(building: Building): Open<LowCode> {
  const { facts, thresholds } = building;
  const units = known(facts, 'units');
  const limit = shown(thresholds.boilerUnits);
  const buildingClass = known(facts, 'buildingClass') ?? '';
  if (units !== undefined && units >= thresholds.boilerUnits) {
    return {
      verdict: 'ask',
      reason: 'manyUnits',
      values: { ...unitValues(units), limit },
      restsOn: ['units'],
    };
  }
  if (mayHaveCommerce(building)) {
    return { verdict: 'ask', reason: 'commerce', restsOn: ['commercialArea', 'buildingClass'] };
  }
  if (ROOMING_HOUSE.test(buildingClass)) {
    return {
      verdict: 'ask',
      reason: 'roomingHouse',
      values: kindValues(facts),
      restsOn: ['buildingClass'],
    };
  }
  if (isOneOrTwoFamily(building)) return HOME;
  return units === undefined || mayHaveCommerce(building) === undefined
    ? { verdict: 'ask', reason: 'unitsUnknown' }
    : {
        verdict: 'doesNotApply',
        reason: 'fewUnits',
        values: { ...unitValues(units), limit },
        restsOn: ['units'],
      };
}

/**
 * Inspected yearly: homes for six or more families, commercial and mixed buildings, single-room occupancy. Admin. Code
 * 28-303; 1 RCNY 103-01.
 */
export const LOW_PRESSURE_BOILER = defineLaw({
  id: 'boiler-low',
  deadlines: ['boiler-low-inspection'],
  reasons: LOW_REASONS,
  decide: (building): Decision<LowCode> => {
    if (hasNoBuilding(building)) return NO_BUILDING;
    const open = lowPressureByFacts(building);
    return open.verdict === 'doesNotApply'
      ? open
      : byRecord(building, { question: 'boiler', facts: ['boilerReport'] }, open, {
          deadline: 'boiler-low-inspection',
        });
  },
});

/** Inspected yearly. Admin. Code 28-303; 1 RCNY 103-05. */
export const HIGH_PRESSURE_BOILER = defineLaw({
  id: 'boiler-high',
  deadlines: ['boiler-high-inspection'],
  reasons: { ...EQUIPMENT_REASONS, ...RECORD_REASONS, noBoiler: [] },
  decide: (building): Decision<EquipmentCode | RecordCode | 'noBoiler'> =>
    building.answers.boiler === 'no' && building.answers.highPressureBoiler !== 'yes'
      ? NO_BOILER
      : recordedEquipment(
          building,
          { question: 'highPressureBoiler', fact: 'highPressureReport' },
          { deadline: 'boiler-high-inspection' },
        ),
});

/** Registered with the Department of Environmental Protection, and tuned up yearly. 15 RCNY 2-09, as reported. */
export const BOILER_REGISTRATION = defineLaw({
  id: 'dep-boiler',
  deadlines: ['dep-boiler-tune-up'],
  reasons: { ...RECORD_REASONS, notRecorded: [], home: [], noBuilding: [] },
  decide: (building) => {
    if (hasNoBuilding(building)) return NO_BUILDING;
    if (isOneOrTwoFamily(building)) return HOME;
    const decision = byRecord(
      building,
      { question: 'boiler', facts: ['boilerReport', 'highPressureReport'] },
      { verdict: 'ask', reason: 'notRecorded' },
      { deadline: 'dep-boiler-tune-up' },
    );
    // The rule depends on heat output, which the Department of Buildings' reports do not state.
    return decision.reason === 'onRecord' ? { ...decision, verdict: 'likely' } : decision;
  },
});

/** The phase-out is earlier for city buildings. Admin. Code 24-168; Local Law 32 of 2023. */
export const NO_4_OIL = defineLaw({
  id: 'no4-oil',
  deadlines: ['no4-oil-'],
  reasons: { ...EQUIPMENT_REASONS, noBoiler: [], burnedInFiling: [] },
  decide: (building): Decision<EquipmentCode | 'noBoiler' | 'burnedInFiling'> => {
    const { facts, answers } = building;
    const due = { deadline: known(facts, 'ownerType') === 'C' ? 'no4-oil-city' : 'no4-oil-end' };
    if (known(facts, 'burnsNo4Oil')) {
      return { verdict: 'applies', reason: 'burnedInFiling', restsOn: ['burnsNo4Oil'], due };
    }
    return answers.boiler === 'no' && answers.no4Oil !== 'yes'
      ? NO_BOILER
      : aboutEquipment(building, 'no4Oil', due);
  },
});

/** Certified yearly. Admin. Code 28-317 and 17-194.1; Local Law 77 of 2015. */
export const COOLING_TOWER = defineLaw({
  id: 'cooling-tower',
  deadlines: ['cooling-tower-certification'],
  reasons: { ...EQUIPMENT_REASONS, ...RECORD_REASONS },
  decide: (building) =>
    recordedEquipment(
      building,
      { question: 'coolingTower', fact: 'coolingTowers' },
      { deadline: 'cooling-tower-certification' },
    ),
});

/** Due within twelve months of the last test. 15 RCNY chapter 20. */
export const BACKFLOW = defineLaw({
  id: 'backflow',
  reasons: { ...EQUIPMENT_REASONS, sinceLastTest: [] },
  decide: (building) => aboutEquipment(building, 'backflow', { why: 'sinceLastTest' }),
});

const TANK_REASONS = {
  ...RECORD_REASONS,
  tall: ['floors', 'stories'],
  lowRise: ['floors', 'stories'],
  home: [],
  storiesUnknown: [],
  noBuilding: [],
} as const;

type TankCode = keyof typeof TANK_REASONS;

/** Buildings this tall usually need a tank for water pressure. Our estimate, not the law's. */
const TANK_STORIES = 7;

function tankByFacts(building: Building): Open<TankCode> {
  const stories = known(building.facts, 'floors');
  if (stories === undefined) {
    return isOneOrTwoFamily(building) ? HOME : { verdict: 'ask', reason: 'storiesUnknown' };
  }
  const values = storyValues(stories);
  return stories >= TANK_STORIES
    ? { verdict: 'ask', reason: 'tall', values, restsOn: ['floors'] }
    : { verdict: 'doesNotApply', reason: 'lowRise', values, restsOn: ['floors'] };
}

/** Inspected yearly. Admin. Code 17-194; Health Code 141.07; 24 RCNY chapter 31. */
export const WATER_TANK = defineLaw({
  id: 'water-tank',
  deadlines: ['water-tank-report'],
  reasons: TANK_REASONS,
  decide: (building): Decision<TankCode> =>
    hasNoBuilding(building)
      ? NO_BUILDING
      : byRecord(building, { question: 'waterTank', facts: ['waterTankYear'] }, tankByFacts(building), {
          deadline: 'water-tank-report',
        }),
});
