import { type DecidingSet, DECIDING_SETS, type Facts, type LotFacts } from '../buildings/facts.ts';
import { addYears } from '../days.ts';
import { acceptedReports, filedReports, isRecentTankYear, missedTankYears, newest } from './findings.ts';
import type { CityRecord } from './rows.ts';
import { standingSheds } from './sheds.ts';

/** Boilers are inspected yearly. One without a report for this long was probably removed. */
const RECENT_YEARS = 3;

const atLeastOne = (count: number): number | undefined => (count > 0 ? count : undefined);

type Values = { readonly [Set in DecidingSet]: Partial<LotFacts> };

function recordedValues({ rows }: CityRecord, on: string): Values {
  const recent = acceptedReports(rows.boilers).filter(
    ({ inspectedOn = '' }) => inspectedOn >= addYears(on, -RECENT_YEARS),
  );
  const boiler = (pressure: RegExp) =>
    newest(recent.filter((report) => pressure.test(report.pressure ?? '')).map((each) => each.inspectedOn));
  const facade = filedReports(rows.facades).at(-1);
  const tankYears = missedTankYears(rows['water-tank-compliance']).filter((year) =>
    isRecentTankYear(year, on),
  );
  return {
    'water-tank-compliance': { waterTankYear: tankYears.toSorted().at(-1) },
    elevators: {
      elevators: atLeastOne(rows.elevators.filter(({ status = '' }) => /^active$/i.test(status)).length),
    },
    boilers: { boilerReport: boiler(/^low/i), highPressureReport: boiler(/^high/i) },
    'cooling-tower-registrations': { coolingTowers: atLeastOne(rows['cooling-tower-registrations'].length) },
    facades: {
      facadeCycle: facade?.cycle,
      facadeStatus: facade && (facade.currentStatus ?? facade.filingStatus ?? ''),
    },
    'hpd-registrations': {
      registeredUntil: newest(
        rows['hpd-registrations'].map(({ endsOn }) => endsOn).filter((day = '') => day >= addYears(on, -1)),
      ),
    },
    'bedbug-reports': { bedbugReport: newest(rows['bedbug-reports'].map(({ periodEnd }) => periodEnd)) },
    'permits-sheds': {
      shedPermit: newest(standingSheds(rows['permits-sheds'], on).map(({ expiresOn }) => expiresOn)),
    },
  };
}

/** Facts that help decide which laws apply. A lot without a row has no fact, because a missing row proves nothing. */
export function recordedFacts(record: CityRecord, on: string): Facts {
  const values = recordedValues(record, on);
  return Object.fromEntries(
    DECIDING_SETS.flatMap((source) =>
      Object.entries<unknown>(values[source])
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, { value, source, version: record.sets[source].asOf ?? '' }]),
    ),
  );
}
