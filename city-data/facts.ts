import type { Fact, Facts, LotFacts } from '#law/buildings/facts.ts';
import type { BuildingRecord, LotFiling, LotRecord } from './building-record.ts';

type Values = Partial<LotFacts>;

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

const coveredValues = ({ covered, coveredBuildings }: BuildingRecord): Values => ({
  onLL97: covered?.onLL97 ?? false,
  onLL84: covered?.onLL84 ?? false,
  onLL87: covered?.onLL87 ?? false,
  onLL88: covered?.onLL88 ?? false,
  pathways: covered?.pathways,
  listArea: unlessEmpty(covered?.area),
  buildings: unlessEmpty(coveredBuildings.length),
});

/** Hotels and nursing homes. Zero units means unknown: PLUTO counts no dwelling units in them, but the law may. */
const ROOMS_NOT_UNITS = /^(?:H|I[67]|RH)/;

/**
 * In PLUTO, a zero floor area or number of floors means "unknown" for a lot with buildings, and "none" for a lot
 * without. A zero partial area, such as office area, may mean either, so it counts as unknown. See PLUTO's data
 * dictionary.
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

/** Uses the latest year filed. A filing without No. 4 oil does not prove that the building burns none. */
function filingValues(filings: readonly LotFiling[]): Values {
  const year = Math.max(...filings.map((filing) => filing.year));
  const newest = filings.filter((filing) => filing.year === year);
  const parking = Math.max(...newest.map(({ parkingArea = 0 }) => parkingArea));
  return {
    burnsNo4Oil: newest.some(({ energy }) => (energy.fuelOil4Gallons ?? 0) > 0) || undefined,
    parkingArea: unlessEmpty(parking),
  };
}

export function buildingFacts(record: BuildingRecord): Facts {
  const { lot, filings, loaded } = record;
  return {
    ...(loaded.covered ? sourced(coveredValues(record), 'covered', loaded.covered) : {}),
    ...(lot ? sourced(lotValues(lot), 'pluto', lot.version) : {}),
    ...record.recorded,
    ...(filings.length > 0 && loaded.ll84 ? sourced(filingValues(filings), 'll84', loaded.ll84) : {}),
  };
}
