import fc from 'fast-check';
import type { Building } from '#law/buildings/decision.ts';
import type { LotFacts } from '#law/buildings/facts.ts';
import { QUESTIONS, ANSWERS } from '#law/buildings/questions.ts';
import { exampleBuilding } from './building.ts';
import { readRows } from './read-rows.ts';

const CLASSES = readRows('building-classes.csv').map(({ bldgclass = '' }) => bldgclass);

const area = fc.oneof(
  fc.constantFrom(0, 14_999, 15_000, 24_999, 25_000, 25_001, 50_001, 100_001),
  fc.nat(200_000),
);

const VALUES: { [Name in keyof LotFacts]: fc.Arbitrary<LotFacts[Name]> } = {
  onLL97: fc.boolean(),
  onLL84: fc.boolean(),
  onLL87: fc.boolean(),
  onLL88: fc.boolean(),
  pathways: fc.uniqueArray(fc.nat(4), { maxLength: 3 }),
  listArea: area,
  buildingClass: fc.constantFrom(...CLASSES),
  landUse: fc.integer({ min: 1, max: 11 }),
  ownerType: fc.constantFrom('C', 'M', 'O', 'P', 'X'),
  floorArea: area,
  commercialArea: area,
  officeArea: area,
  retailArea: area,
  garageArea: area,
  buildings: fc.nat(40),
  floors: fc.oneof(fc.constantFrom(1, 2.5, 5, 6, 6.5, 7, 8), fc.nat(60)),
  units: fc.oneof(fc.nat(12), fc.nat(900)),
  yearBuilt: fc.oneof(fc.integer({ min: 1850, max: 2026 }), fc.integer({ min: 1950, max: 1980 })),
  district: fc.oneof(fc.constantFrom(105, 108, 164, 226, 480, 595), fc.integer({ min: 101, max: 112 })),
  attachment: fc.integer({ min: 0, max: 3 }),
  historicDistrict: fc.constantFrom('', 'Greenwich Village'),
  landmark: fc.constantFrom('', 'INDIVIDUAL LANDMARK'),
  assessedValue: fc.nat(100_000),
  burnsNo4Oil: fc.boolean(),
  parkingArea: area,
  elevators: fc.integer({ min: 1, max: 9 }),
  boilerReport: fc.constant('2025-11-03'),
  highPressureReport: fc.constant('2025-11-03'),
  coolingTowers: fc.integer({ min: 1, max: 3 }),
  facadeCycle: fc.constantFrom(8, 9, 10),
  facadeStatus: fc.constantFrom('SAFE', 'SWARMP', 'UNSAFE'),
  registeredUntil: fc.constantFrom('2026-08-31', '2027-08-31'),
  bedbugReport: fc.constantFrom('2020-10-31', '2025-10-31'),
  shedPermit: fc.constant('2027-02-01'),
  waterTankYear: fc.constant(2025),
};

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 'YYYY-MM-DD'.length));

const answers = fc.record(
  Object.fromEntries(QUESTIONS.map((question) => [question, fc.constantFrom(...ANSWERS)])),
  { requiredKeys: [] },
);

const CORRECTABLE_VALUES = {
  units: VALUES.units,
  floors: VALUES.floors,
  floorArea: VALUES.floorArea,
  yearBuilt: VALUES.yearBuilt,
  district: VALUES.district,
  buildingClass: VALUES.buildingClass,
};

/** Any building: on a lot or described by a visitor, with any facts and corrections known or missing, and any answers. */
export const arbitraryBuilding: fc.Arbitrary<Building> = fc
  .record({
    bbl: fc.option(fc.constantFrom('1008350041', '1000277502', '2042500026', '5010680072', '3000310001'), {
      nil: undefined,
    }),
    facts: fc.record(VALUES, { requiredKeys: [] }),
    corrected: fc.oneof(
      { weight: 3, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.record(CORRECTABLE_VALUES, { requiredKeys: [] }) },
    ),
    answers: fc.oneof({ weight: 1, arbitrary: fc.constant({}) }, { weight: 2, arbitrary: answers }),
    day,
  })
  .map(({ facts, ...given }) => exampleBuilding({ ...facts, ...given }));
