import { figureValues, type RuleFigures, useNames } from '../figures/values.ts';

/** Keys of figures in content/figures, which give the meaning, unit, and source. */
const FIGURES = {
  coveredArea: 'll97-covered-single-building',
  emissionsTogether: 'll97-covered-lot-together',
  benchmarkTogether: 'll84-lot-together',
  cityBenchmarkArea: 'll84-city-building',
  auditArea: 'll87-size',
  auditTogether: 'll87-lot-together',
  facadeStories: 'fisp-stories',
  multipleDwellingUnits: 'multiple-dwelling-units',
  bedbugUnits: 'bedbug-units',
  allergenUnits: 'll55-units',
  boilerUnits: 'boiler-low-units',
  leadYear: 'll31-built-before',
  knownLeadYear: 'll31-known-lead-through',
  stabilizedUnits: 'rent-stabilized-units',
  stabilizedYear: 'rent-stabilized-year',
  smallRegistrationUnits: 'hpd-registration-small-units',
  binUnits: 'nyc-bin-units',
  empireUnits: 'empire-bin-units',
  coopUnits: 'coop-sales-units',
  incomeValue: 'rpie-assessed-value',
  incomeUnits: 'rpie-units',
  incomeCooperativeArea: 'rpie-coop-area',
} as const;

export type Thresholds = Readonly<Record<keyof typeof FIGURES, number>>;

const NAMES = Object.keys(FIGURES) as (keyof typeof FIGURES)[];

export const THRESHOLDS: RuleFigures<Thresholds> = {
  uses: useNames(Object.values(FIGURES)),
  from: (register, day) => {
    const values = figureValues(register, Object.values(FIGURES), day);
    return Object.fromEntries(NAMES.map((name) => [name, Number(values[FIGURES[name]])])) as Record<
      keyof typeof FIGURES,
      number
    >;
  },
};
