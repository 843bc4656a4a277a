import { parseBbl } from '#law/lot.ts';
import type { Building } from '#law/buildings/decision.ts';
import type { Facts, FactSource, LotFacts } from '#law/buildings/facts.ts';
import type { Answers } from '#law/buildings/questions.ts';
import type { Thresholds } from '#law/buildings/thresholds.ts';

/** The legal thresholds as of November 22, 2026: an independent copy of the register. */
export const THRESHOLDS_2026: Thresholds = {
  coveredArea: 25_000,
  emissionsTogether: 50_000,
  benchmarkTogether: 100_000,
  cityBenchmarkArea: 10_000,
  auditArea: 50_000,
  auditTogether: 100_000,
  facadeStories: 6,
  multipleDwellingUnits: 3,
  bedbugUnits: 3,
  allergenUnits: 3,
  boilerUnits: 6,
  leadYear: 1960,
  knownLeadYear: 1978,
  stabilizedUnits: 6,
  stabilizedYear: 1974,
  smallRegistrationUnits: 5,
  binUnits: 9,
  empireUnits: 31,
  coopUnits: 10,
  incomeValue: 40_000,
  incomeUnits: 10,
  incomeCooperativeArea: 2500,
};

const SET_OF: Readonly<Partial<Record<keyof LotFacts, FactSource>>> = {
  onLL97: 'covered',
  onLL84: 'covered',
  onLL87: 'covered',
  onLL88: 'covered',
  pathways: 'covered',
  listArea: 'covered',
  burnsNo4Oil: 'll84',
  parkingArea: 'll84',
  elevators: 'elevators',
  boilerReport: 'boilers',
  highPressureReport: 'boilers',
  coolingTowers: 'cooling-tower-registrations',
  facadeCycle: 'facades',
  facadeStatus: 'facades',
  registeredUntil: 'hpd-registrations',
  bedbugReport: 'bedbug-reports',
  shedPermit: 'permits-sheds',
  waterTankYear: 'water-tank-compliance',
};

const VERSIONS: Readonly<Partial<Record<FactSource, string>>> = {
  covered: '2026-03',
  pluto: '26v2',
  ll84: '2024',
  visitor: '',
};

const RECORD_DAY = '2026-11-20';

/** Facts with their usual sources, or all with the given source. */
export const factsFrom = (values: Partial<LotFacts>, from?: FactSource): Facts =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const source = from ?? SET_OF[name as keyof LotFacts] ?? 'pluto';
      return [name, { value, source, version: VERSIONS[source] ?? RECORD_DAY }];
    }),
  );

/** Facts about a lot that is not on the Covered Buildings List, although the list is loaded. */
export const NOT_LISTED = { onLL97: false, onLL84: false, onLL87: false, onLL88: false } as const;

/** Facts about a lot that is on the Covered Buildings List for all four laws. */
export const LISTED = { onLL97: true, onLL84: true, onLL87: true, onLL88: true, pathways: [0] } as const;

interface Given extends Partial<LotFacts> {
  bbl?: string;
  answers?: Answers;
  /** The visitor's corrections. */
  corrected?: Partial<LotFacts>;
  day?: string;
}

/** A building as of November 22, 2026. Without a BBL, it is a building that a visitor described. */
export const exampleBuilding = ({
  bbl,
  answers = {},
  corrected = {},
  day = '2026-11-22',
  ...values
}: Given): Building => ({
  lot: bbl === undefined ? undefined : parseBbl(bbl),
  facts: { ...factsFrom(values), ...factsFrom(corrected, 'visitor') },
  answers,
  thresholds: THRESHOLDS_2026,
  day,
});
