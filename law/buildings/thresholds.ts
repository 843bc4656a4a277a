import { figureValues, type RuleFigures, usesOfKeys } from '../figures/values.ts';

const FIGURES = {
  /** Sq ft of one building, for Local Laws 84, 88, and 97. Admin. Code 28-309.2, 28-310.2, 28-320.1. */
  coveredArea: 'll97-covered-single-building',
  /** Sq ft of all buildings on a lot, for Local Law 97. Admin. Code 28-320.1. */
  emissionsTogether: 'll97-covered-lot-together',
  /** Sq ft of all buildings on a lot, for Local Laws 84 and 88. Admin. Code 28-309.2. */
  benchmarkTogether: 'll84-lot-together',
  /** Sq ft above which city buildings are benchmarked. Admin. Code 28-309.2. */
  cityBenchmarkArea: 'll84-city-building',
  /** Sq ft of one building, and of all on a lot, for an energy audit. Admin. Code 28-308.1. */
  auditArea: 'll87-size',
  auditTogether: 'll87-lot-together',
  /** Stories above which facades are inspected. Admin. Code 28-302.1. */
  facadeStories: 'fisp-stories',
  /** Fewest units of a multiple dwelling. Multiple Dwelling Law 4(7). */
  multipleDwellingUnits: 'multiple-dwelling-units',
  /** Fewest units for the bedbug report. Admin. Code 27-2018.1. */
  bedbugUnits: 'bedbug-units',
  /** Fewest units for inspections of indoor allergens. Admin. Code 27-2017. */
  allergenUnits: 'll55-units',
  /** Fewest families for inspections of a low-pressure boiler. 1 RCNY 103-01. */
  boilerUnits: 'boiler-low-units',
  /** Buildings from before this year need the lead test. Admin. Code 27-2056.4. */
  leadYear: 'll31-built-before',
  /** The last construction year that needs the lead test if the owner knows of lead. */
  knownLeadYear: 'll31-known-lead-through',
  /** Units and construction year that suggest rent stabilization. Unverified. */
  stabilizedUnits: 'rent-stabilized-units',
  stabilizedYear: 'rent-stabilized-year',
  /** Most units of a building with the lower penalty for not registering. Admin. Code 27-2107(b). */
  smallRegistrationUnits: 'hpd-registration-small-units',
  /** Most units of a building that must use the official bin. 16 RCNY. */
  binUnits: 'nyc-bin-units',
  /** Dollars of assessed value above which the income statement is due. Admin. Code 11-208.1. */
  incomeValue: 'rpie-assessed-value',
  /** Most dwelling units of a building that is exempt from the income statement. 19 RCNY 33-02. */
  incomeUnits: 'rpie-units',
  /** Commercial sq ft below which a co-op may claim the exclusion. Department of Finance worksheet, 2016. */
  incomeCooperativeArea: 'rpie-coop-area',
} as const;

export type Thresholds = Readonly<Record<keyof typeof FIGURES, number>>;

const NAMES = Object.keys(FIGURES) as (keyof typeof FIGURES)[];

export const THRESHOLDS: RuleFigures<Thresholds> = {
  uses: usesOfKeys(Object.values(FIGURES)),
  from: (register, day) => {
    const values = figureValues(register, Object.values(FIGURES), day);
    return Object.fromEntries(NAMES.map((name) => [name, Number(values[FIGURES[name]])])) as Record<
      keyof typeof FIGURES,
      number
    >;
  },
};
