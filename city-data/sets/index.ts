import { covered } from './covered.ts';
import { ll84 } from './ll84.ts';
import { pad } from './pad.ts';
import { pluto } from './pluto.ts';
import { buildingIds } from './records/building-ids.ts';
import { dobViolations, ecbViolations, oathHearings, safetyViolations } from './records/dob.ts';
import { boilers, elevators, facades, sheds } from './records/filings.ts';
import { coolingTowers, rodentInspections, waterTanks } from './records/health.ts';
import { aepStays, bedbugReports, hpdRegistrations, hpdViolations, vacateOrders } from './records/hpd.ts';
import { type CitySet, SET_NAMES, type SetName } from './set.ts';

export const SETS: Readonly<Record<SetName, CitySet>> = {
  covered,
  pluto,
  pad,
  ll84,
  'hpd-violations': hpdViolations,
  'dob-violations': dobViolations,
  'dob-safety-violations': safetyViolations,
  'dob-ecb-violations': ecbViolations,
  'oath-hearings': oathHearings,
  facades,
  boilers,
  elevators,
  'hpd-registrations': hpdRegistrations,
  'hpd-vacate-orders': vacateOrders,
  'hpd-aep': aepStays,
  'bedbug-reports': bedbugReports,
  'permits-sheds': sheds,
  'cooling-tower-registrations': coolingTowers,
  'water-tank-compliance': waterTanks,
  'rodent-inspections': rodentInspections,
  // Last, because most files also have its two columns.
  'building-ids': buildingIds,
};

/** Sets on NYC Open Data, in the order in which the first start loads them. */
export const SYNCED_NAMES: readonly SetName[] = SET_NAMES.filter(
  (name) => SETS[name].portal ?? SETS[name].edition,
);
