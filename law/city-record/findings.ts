import type { LawId } from '../buildings/rules/index.ts';
import { addDays, addYears, yearIn } from '../days.ts';
import { blockDigit, parseBbl } from '../lot.ts';
import { facadeSubCycle } from '../buildings/districts.ts';
import type { BoilerReport, CityRecord, FacadeFiling, WaterTank } from './rows.ts';
import type { Finding } from './summary.ts';

type Findings = Partial<Record<LawId, Finding>>;

export const newest = (days: readonly (string | undefined)[]): string | undefined =>
  days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);

export const lastYear = (on: string): number => Number(yearIn(on)) - 1;

/** Excludes the rows that DOB generates for buildings that owe a report. */
const isReport = ({ kind = '', filedOn }: FacadeFiling): boolean =>
  !/^auto/i.test(kind) && filedOn !== undefined;

/** The reports of the newest cycle that has any, in filing order. */
export function filedReports(filings: readonly FacadeFiling[]): FacadeFiling[] {
  const reports = filings.filter((filing) => filing.cycle !== undefined && isReport(filing));
  const cycle = Math.max(...reports.map((report) => report.cycle ?? 0));
  return reports
    .filter((report) => report.cycle === cycle)
    .toSorted((one, other) => (one.filedOn ?? '').localeCompare(other.filedOn ?? ''));
}

const SUB_CYCLES = ['a', 'b', 'c'];

/**
 * The windows of cycle 9 ended on February 21 of 2022, 2023, and 2024. Each cycle takes five years. 1 RCNY 103-04.
 */
export function windowEnd(bbl: string, cycle: number): string | undefined {
  const lot = parseBbl(bbl);
  if (!lot) return undefined;
  const subCycle = SUB_CYCLES.indexOf(facadeSubCycle(blockDigit(lot)).slice(-1));
  return `${2022 + 5 * (cycle - 9) + subCycle}-02-21`;
}

function facadeFindings({ bbl, rows }: CityRecord): Findings {
  const filings = rows.facades.filter(({ cycle }) => cycle !== undefined);
  if (filings.length === 0) return {};
  const cycle = Math.max(...filings.map((filing) => filing.cycle ?? 0));
  const reports = filedReports(filings.filter((filing) => filing.cycle === cycle));
  const [first] = reports;
  const last = reports.at(-1);
  if (!first?.filedOn) {
    const earlier = filedReports(filings).at(-1);
    const lastStatus = earlier?.currentStatus ?? earlier?.filingStatus;
    return {
      fisp: {
        cycle: String(cycle),
        status: 'no report filed',
        ...(earlier?.cycle && lastStatus && { lastCycle: String(earlier.cycle), lastStatus }),
      },
    };
  }
  const end = windowEnd(bbl, cycle);
  return {
    fisp: {
      cycle: String(cycle),
      status: last?.currentStatus ?? last?.filingStatus ?? '',
      firstFiled: first.filedOn,
      ...(end && { late: first.filedOn > end }),
    },
  };
}

export const acceptedReports = (reports: readonly BoilerReport[]): BoilerReport[] =>
  reports.filter(({ status = '', inspectedOn }) => /^accepted/i.test(status) && inspectedOn !== undefined);

/** A boiler was probably replaced if its newest report is at least two years older than the building's newest. */
const REPLACED_YEARS = 2;

function boilerFinding(reports: readonly BoilerReport[], on: string): Finding | undefined {
  const byBoiler = new Map<string, BoilerReport>();
  for (const report of reports) {
    const known = byBoiler.get(report.boiler ?? '');
    if ((known?.inspectedOn ?? '') <= (report.inspectedOn ?? '')) byBoiler.set(report.boiler ?? '', report);
  }
  const newestReport = newest([...byBoiler.values()].map(({ inspectedOn }) => inspectedOn));
  if (newestReport === undefined) return undefined;
  const oldest = addYears(newestReport, -REPLACED_YEARS);
  const current = [...byBoiler.values()].filter(({ inspectedOn = '' }) => inspectedOn > oldest);
  return {
    newestReport,
    boilers: current.length,
    defects: current.some(({ defects = '' }) => /^y/i.test(defects)),
    [`noneFor${lastYear(on)}`]: newestReport < `${lastYear(on)}-01-01`,
  };
}

function boilerFindings({ rows }: CityRecord, on: string): Findings {
  const accepted = acceptedReports(rows.boilers);
  const ofPressure = (pressure: RegExp) =>
    boilerFinding(
      accepted.filter((report) => pressure.test(report.pressure ?? '')),
      on,
    );
  return { 'boiler-low': ofPressure(/^low/i), 'boiler-high': ofPressure(/^high/i) };
}

function elevatorFindings({ rows }: CityRecord, on: string): Findings {
  const active = rows.elevators.filter(({ status = '' }) => /^active$/i.test(status));
  if (rows.elevators.length === 0) return {};
  // A device without a year may be new and not owe a report yet.
  const missing = active.filter(({ cat1Year }) => cat1Year !== undefined && cat1Year < lastYear(on));
  return { elevator: { activeDevices: active.length, [`cat1Missing${lastYear(on)}`]: missing.length } };
}

/** The report for the year that ends on October 31 is due on December 31. */
function bedbugFindings({ rows }: CityRecord, on: string): Findings {
  const newestPeriodEnd = newest(rows['bedbug-reports'].map(({ periodEnd }) => periodEnd));
  return newestPeriodEnd === undefined
    ? {}
    : { bedbug: { newestPeriodEnd, lastDueFiled: newestPeriodEnd >= `${lastYear(on)}-10-31` } };
}

/** HPD publishes registrations once a month, and a renewal takes weeks to appear. */
const RENEWAL_DAYS = 30;

/** A registration counts as lapsed only if the list is new enough to show a renewal. */
export function findRegistration({ rows, sets }: CityRecord, on: string) {
  const endsOn = newest(rows['hpd-registrations'].map((row) => row.endsOn));
  if (endsOn === undefined) return undefined;
  const { asOf = on } = sets['hpd-registrations'];
  return { endsOn, isLapsed: endsOn < on && endsOn < addDays(asOf, -RENEWAL_DAYS) };
}

function registrationFindings(record: CityRecord, on: string): Findings {
  const found = findRegistration(record, on);
  return found ? { 'hpd-registration': { registrationEnds: found.endsOn, lapsed: found.isLapsed } } : {};
}

function rodentFindings({ rows }: CityRecord): Findings {
  const last = rows['rodent-inspections']
    .filter(({ inspectedOn }) => inspectedOn !== undefined)
    .toSorted((one, other) => (one.inspectedOn ?? '').localeCompare(other.inspectedOn ?? ''))
    .at(-1);
  return last?.inspectedOn === undefined
    ? {}
    : {
        ll55: { newestRodentInspection: last.inspectedOn, rats: /^failed for rat/i.test(last.result ?? '') },
      };
}

/** Years for which the city recorded a violation for a missing report. */
export const missedTankYears = (tanks: readonly WaterTank[]): number[] =>
  tanks.filter(({ code }) => code !== undefined).flatMap(({ complianceYear }) => complianceYear ?? []);

/** Older violations say nothing about the tank today. */
const TANK_YEARS = 2;

export const isRecentTankYear = (year: number, on: string): boolean => year > lastYear(on) - TANK_YEARS;

function waterTankFindings({ rows }: CityRecord): Findings {
  const years = missedTankYears(rows['water-tank-compliance']);
  return years.length === 0
    ? {}
    : {
        'water-tank': { noReportFor: [...new Set(years)].toSorted((one, other) => one - other).map(String) },
      };
}

function coolingTowerFindings({ rows }: CityRecord): Findings {
  const registeredSystems = rows['cooling-tower-registrations'].length;
  return registeredSystems === 0 ? {} : { 'cooling-tower': { registeredSystems } };
}

/** A law without rows in its data set has no finding. */
export function filingFindings(record: CityRecord, on: string): Findings {
  const found = [
    facadeFindings(record),
    boilerFindings(record, on),
    elevatorFindings(record, on),
    bedbugFindings(record, on),
    registrationFindings(record, on),
    rodentFindings(record),
    waterTankFindings(record),
    coolingTowerFindings(record),
  ];
  return Object.assign({}, ...found) as Findings;
}
