import type { Fact, Facts, LotFacts } from '#app/regulations/obligations/facts.ts';
import type { BuildingRecord, LotFiling, LotRecord } from './building-record.ts';

type Values = Partial<LotFacts>;

/** The facts among some values, with where they are from. */
const sourced = (
  values: Values,
  source: Fact<unknown>['source'],
  version: string,
): Record<string, Fact<unknown>> =>
  Object.fromEntries(
    Object.entries<unknown>(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, { value, source, version }]],
    ),
  );

const unlessEmpty = <Value>(value: Value | undefined): Value | undefined => value || undefined;

/** Where the list is loaded, a lot that it leaves out is on none of its parts. */
const coveredValues = ({ covered, coveredBuildings }: BuildingRecord): Values => ({
  onLL97: covered?.onLL97 ?? false,
  onLL84: covered?.onLL84 ?? false,
  onLL87: covered?.onLL87 ?? false,
  onLL88: covered?.onLL88 ?? false,
  pathways: covered?.pathways,
  listArea: unlessEmpty(covered?.area),
  // What PLUTO records of it comes before.
  buildings: unlessEmpty(coveredBuildings.length),
});

/** Hotels and nursing homes have no dwelling units in PLUTO, but may have some by law. */
const ROOMS_NOT_UNITS = /^(?:H|I[67]|RH)/;

/**
 * What zeros mean in PLUTO: an area, stories or a year of a lot with buildings is unknown, of a lot without is none. Parts
 * of the area are unknown or none. See the data dictionary of PLUTO.
 */
function lotValues(lot: LotRecord): Values {
  const { buildings, buildingClass = '', units } = lot;
  const unlessUnknown = (value: number | undefined) => (buildings === 0 ? value : unlessEmpty(value));
  return {
    buildingClass: unlessEmpty(lot.buildingClass),
    landUse: unlessEmpty(lot.landUse),
    ownerType: unlessEmpty(lot.ownerType),
    floorArea: unlessUnknown(lot.floorArea),
    commercialArea: unlessEmpty(lot.commercialArea),
    officeArea: unlessEmpty(lot.officeArea),
    retailArea: unlessEmpty(lot.retailArea),
    garageArea: unlessEmpty(lot.garageArea),
    buildings,
    floors: unlessUnknown(lot.floors),
    units: ROOMS_NOT_UNITS.test(buildingClass) ? unlessEmpty(units) : units,
    yearBuilt: unlessEmpty(lot.yearBuilt),
    district: unlessEmpty(lot.district),
    attachment: unlessEmpty(lot.attachment),
    historicDistrict: unlessEmpty(lot.historicDistrict),
    landmark: unlessEmpty(lot.landmark),
    assessedValue: unlessEmpty(lot.assessedValue),
  };
}

/** Of the newest year that was filed. That no filing names no. 4 oil does not show that none is burned. */
function filingValues(filings: readonly LotFiling[]): Values {
  const year = Math.max(...filings.map((filing) => filing.year));
  const newest = filings.filter((filing) => filing.year === year);
  const parking = Math.max(...newest.map(({ parkingArea = 0 }) => parkingArea));
  return {
    burnsNo4Oil: newest.some(({ energy }) => (energy.fuelOil4Gallons ?? 0) > 0) || undefined,
    parkingArea: unlessEmpty(parking),
  };
}

/** The facts that decide laws, each with its source and version. What is not recorded or not loaded is absent. */
export function factsOf(record: BuildingRecord): Facts {
  const { lot, filings, loaded } = record;
  return {
    ...(loaded.covered ? sourced(coveredValues(record), 'covered', loaded.covered) : {}),
    ...(lot ? sourced(lotValues(lot), 'pluto', lot.version) : {}),
    ...(filings.length > 0 && loaded.ll84 ? sourced(filingValues(filings), 'll84', loaded.ll84) : {}),
  };
}
