import type { EnergySource } from './emissions.ts';

export interface CompliancePeriod {
  name: string;
  firstYear: number;
  lastYear: number;
  /** Metric tons of CO2 equivalent per kWh of electricity, or per kBtu of any other source. */
  coefficients: Readonly<Record<EnergySource, number>>;
  /** No rule sets these coefficients yet, so they repeat the previous period's. */
  isAssumption: boolean;
  basis: string;
}

const FIRST = {
  electricity: 0.000288962,
  naturalGas: 0.00005311,
  fuelOil2: 0.00007421,
  fuelOil4: 0.00007529,
  districtSteam: 0.00004493,
} as const;

const SECOND = {
  electricity: 0.000145,
  naturalGas: 0.00005311,
  fuelOil2: 0.00007421,
  fuelOil4: 0.00007529,
  districtSteam: 0.0000432,
} as const;

const CARRIED_FORWARD =
  'Limits: 1 RCNY 103-14(c)(3). Assumption: the 2030-2034 coefficients, because no rule sets later ones.';

/**
 * Starting in 2050, the limit is zero. Sources: Admin. Code 28-320.3.1.1 (2024-2029); 1 RCNY 103-14(d)(3)(ii)
 * (2030-2034). The register's `ll97-coefficient-*` and `ll97-period-*` record when they were last checked. A
 * test compares the register with this table.
 */
export const PERIODS = [
  {
    name: '2024-2029',
    firstYear: 2024,
    lastYear: 2029,
    coefficients: FIRST,
    isAssumption: false,
    basis: 'Limits: 1 RCNY 103-14(c)(3). Coefficients: Admin. Code 28-320.3.1.1.',
  },
  {
    name: '2030-2034',
    firstYear: 2030,
    lastYear: 2034,
    coefficients: SECOND,
    isAssumption: false,
    basis: 'Limits: 1 RCNY 103-14(c)(3). Coefficients: 1 RCNY 103-14(d)(3)(ii).',
  },
  {
    name: '2035-2039',
    firstYear: 2035,
    lastYear: 2039,
    coefficients: SECOND,
    isAssumption: true,
    basis: CARRIED_FORWARD,
  },
  {
    name: '2040-2049',
    firstYear: 2040,
    lastYear: 2049,
    coefficients: SECOND,
    isAssumption: true,
    basis: CARRIED_FORWARD,
  },
] as const satisfies readonly CompliancePeriod[];

export const LAST_LIMIT_YEAR = PERIODS[3].lastYear;
