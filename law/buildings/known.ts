import { groupDigits } from '../figures/figure-kinds.ts';
import { plural } from '../numbers.ts';
import { classDescription, kindLabel } from './building-classes.ts';
import { isCondoBillingLot } from '../lot.ts';
import type { Building } from './decision.ts';
import type { Fact, FactName, Facts, LotFacts } from './facts.ts';

/** Rules read facts through these functions, so that all of them treat a missing fact alike. */

export const known = <Name extends FactName>(facts: Facts, name: Name): LotFacts[Name] | undefined => {
  const fact: Fact<LotFacts[Name]> | undefined = facts[name];
  return fact?.value;
};

export const shown = (value: number): string => (value < 1000 ? String(value) : groupDigits(String(value)));

export const unitValues = (count: number): { units: string; homes: string } => ({
  units: shown(count),
  homes:
    count <= 2
      ? plural(count, { one: `${shown(count)} home`, other: `${shown(count)} homes` })
      : `${shown(count)} apartments`,
});

export const storyValues = (count: number): { floors: string; stories: string } => ({
  floors: shown(count),
  stories: plural(count, { one: `${shown(count)} story`, other: `${shown(count)} stories` }),
});

const saysVisitor = (fact: { source: string } | undefined): boolean => fact?.source === 'visitor';

/** Visitors give exact numbers. The city's are often estimates. */
export const isFromVisitor = (facts: Facts, name: FactName): boolean => saysVisitor(facts[name]);

export function kindValues({ buildingClass, units }: Facts): { kind: string; description: string } {
  const code = buildingClass?.value ?? '';
  const chosen = saysVisitor(buildingClass) ? kindLabel(code) : undefined;
  return chosen === undefined
    ? { kind: `class ${code}`, description: classDescription(code, units?.value) ?? '' }
    : { kind: 'the kind you chose', description: chosen.charAt(0).toLowerCase() + chosen.slice(1) };
}

interface GrossArea {
  square: number;
  from: 'floorArea' | 'listArea';
}

/** The visitor's area, or the larger of City Planning's and the Covered Buildings List's. */
export function grossArea(facts: Facts): GrossArea | undefined {
  const { floorArea, listArea } = facts;
  if (listArea && !saysVisitor(floorArea) && listArea.value > (floorArea?.value ?? 0)) {
    return { square: listArea.value, from: 'listArea' };
  }
  return floorArea && { square: floorArea.value, from: 'floorArea' };
}

/** A building that a visitor describes always exists. */
export function hasNoBuilding({ facts }: Building): boolean {
  if (saysVisitor(facts.units) || saysVisitor(facts.floors) || saysVisitor(facts.floorArea)) return false;
  return (known(facts, 'buildingClass')?.startsWith('V') ?? false) || known(facts, 'buildings') === 0;
}

export function isOneOrTwoFamily({ facts, thresholds }: Building): boolean | undefined {
  if ((known(facts, 'units') ?? 0) >= thresholds.multipleDwellingUnits) return false;
  const buildingClass = known(facts, 'buildingClass');
  if (buildingClass !== undefined) return /^[AB]/.test(buildingClass);
  const landUse = known(facts, 'landUse');
  return landUse === undefined ? undefined : landUse === 1;
}

/** A condominium's recorded area is net; its gross area is larger. */
export const isCondo = ({ lot, facts }: Building): boolean =>
  (lot !== undefined && isCondoBillingLot(lot)) || (known(facts, 'buildingClass')?.startsWith('R') ?? false);

/** With a record, a missing value means "not indicated" rather than "unavailable". */
export const hasLotRecord = ({ facts }: Building): boolean =>
  [facts.buildings, facts.landUse, facts.ownerType, facts.units, facts.buildingClass].some(
    (fact) => fact?.source === 'pluto',
  );

const HOMES_ONLY = /^(?:[AB]|C[0-6890M]|D[0-589]|R[0-469DR])/;

function isBusinessClass({ facts }: Building): boolean | undefined {
  const buildingClass = known(facts, 'buildingClass');
  return buildingClass === undefined
    ? undefined
    : !HOMES_ONLY.test(buildingClass) && !buildingClass.startsWith('V');
}

/** Excludes garages, except in garage buildings. City Planning counts all nonresidential area as commercial. */
export function commercialArea({ facts }: Building): number | undefined {
  const area = known(facts, 'commercialArea');
  if (area === undefined || known(facts, 'buildingClass')?.startsWith('G')) return area;
  return Math.max(0, area - (known(facts, 'garageArea') ?? 0));
}

export const isOfCity = ({ facts }: Building): boolean =>
  known(facts, 'ownerType') === 'C' || /^(?:W1|Y)/.test(known(facts, 'buildingClass') ?? '');

export function hasCommerce(building: Building): boolean | undefined {
  const { facts } = building;
  const areas = [commercialArea(building), known(facts, 'retailArea'), known(facts, 'officeArea')];
  if (areas.some((area) => area !== undefined && area > 0)) return true;
  const isRecorded =
    areas[0] !== undefined || (hasLotRecord(building) && !isFromVisitor(facts, 'buildingClass'));
  return isRecorded ? false : isBusinessClass(building);
}

/** Also true for nonresidential classes, whose areas are often not recorded. */
export const mayHaveCommerce = (building: Building): boolean | undefined =>
  hasCommerce(building) || (isBusinessClass(building) ?? hasCommerce(building));

/** Hotels, dormitories, and nursing homes. The city records no dwelling units in them. */
const ROOMS = /^(?:H|I[67]|RH)/;

/** Hotels, motels, lodging houses, rooming houses, and dormitories. Multiple Dwelling Law 4(9). */
const CLASS_B = /^(?:H|RH|C5)/;

export const isClassB = ({ facts }: Building): boolean => CLASS_B.test(known(facts, 'buildingClass') ?? '');

export const isCooperative = ({ facts }: Building): boolean =>
  /^(?:C[68]|D[04]|R9)/.test(known(facts, 'buildingClass') ?? '');

export const hasRoomsOnly = ({ facts }: Building): boolean =>
  ROOMS.test(known(facts, 'buildingClass') ?? '') &&
  (known(facts, 'units') ?? 0) === 0 &&
  !isFromVisitor(facts, 'units');

/**
 * Whether the lot has only a few homes and nothing else. Such lots rarely have large equipment, so visitors are
 * offered the question instead of being asked. Returns undefined if the units or the use are unknown.
 */
export function isSmallHome(building: Building): boolean | undefined {
  const isHome = isOneOrTwoFamily(building);
  if (isHome) return true;
  const units = known(building.facts, 'units');
  const commerce = mayHaveCommerce(building);
  if (commerce === true || (units !== undefined && units >= building.thresholds.boilerUnits)) return false;
  return units === undefined || commerce === undefined ? undefined : units > 0;
}
