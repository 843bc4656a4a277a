import { BOROUGHS } from '../../lot.ts';
import { type Building, type Decision, type Due, defineLaw, HOME, NO_BUILDING } from '../decision.ts';
import { communityDistrict, parkingSubCycle, wallDeadline } from '../districts.ts';
import { hasLotRecord, hasNoBuilding, isOneOrTwoFamily, kindValues, known, shown } from '../known.ts';
import { byAnswer, type Open, ANSWER_REASONS } from './answers.ts';

const PARKING_REASONS = {
  ...ANSWER_REASONS,
  garageArea: ['area'],
  garageClass: ['kind', 'description'],
  parkingInFiling: ['area'],
  noGarageRecorded: [],
  garageUnknown: [],
  home: [],
  from2028: [],
  initialObservation: [],
  initialThenFrom2028: [],
  jointInterestArea: [],
  districtUnknown: [],
} as const;

type ParkingCode = keyof typeof PARKING_REASONS;

/**
 * The cycle that starts in 2028 has no dates yet. 1 RCNY 103-13(c). Outside sub-cycle 1A, an initial observation was
 * due once, unless the periodic report was filed by then.
 */
function parkingDue({ facts }: Building): Due<ParkingCode> {
  const district = known(facts, 'district');
  if (district === undefined) return { why: 'districtUnknown' };
  const community = communityDistrict(district);
  if (!community) return { why: 'jointInterestArea' };
  const subCycle = parkingSubCycle(community);
  const due = { deadline: `ll126-${subCycle}`, also: ['ll126-observation'] };
  return subCycle === '1a'
    ? { ...due, after: 'from2028' }
    : { ...due, now: 'initialObservation', after: 'initialThenFrom2028' };
}

function parkingByFacts(building: Building): Open<ParkingCode> {
  const { facts } = building;
  const filed = known(facts, 'parkingArea') ?? 0;
  if (filed > 0) {
    const values = { area: shown(filed) };
    return { verdict: 'likely', reason: 'parkingInFiling', values, restsOn: ['parkingArea'] };
  }
  const garage = known(facts, 'garageArea');
  if (garage !== undefined && garage > 0) {
    const values = { area: shown(garage) };
    return { verdict: 'ask', reason: 'garageArea', values, restsOn: ['garageArea'] };
  }
  const buildingClass = known(facts, 'buildingClass') ?? '';
  if (/^G[^0]|^RG/.test(buildingClass)) {
    return {
      verdict: 'ask',
      reason: 'garageClass',
      values: kindValues(facts),
      restsOn: ['buildingClass'],
    };
  }
  return garage === undefined && !hasLotRecord(building)
    ? { verdict: 'ask', reason: 'garageUnknown' }
    : { verdict: 'doesNotApply', reason: 'noGarageRecorded', restsOn: ['garageArea'] };
}

/**
 * Inspected every six years, and every four starting in 2028. Garages of one- and two-family homes are exempt. Admin.
 * Code 28-323; 1 RCNY 103-13; Local Laws 126 of 2021 and 71 of 2024.
 */
export const PARKING = defineLaw({
  id: 'll126-parking',
  deadlines: ['ll126-'],
  reasons: PARKING_REASONS,
  decide: (building): Decision<ParkingCode> => {
    if (isOneOrTwoFamily(building) || known(building.facts, 'buildingClass') === 'G0') return HOME;
    return byAnswer(building, 'parking', parkingByFacts(building), parkingDue(building));
  },
});

const PARAPET_REASONS = {
  ...ANSWER_REASONS,
  notDetachedHome: [],
  detachedHome: [],
  attachmentUnknown: [],
  kindUnknown: [],
  noBuilding: [],
} as const;

const isAttachedClass = ({ facts }: Building): boolean => known(facts, 'buildingClass') === 'A5';

const DETACHED = 1;

/** Parapets along the street, yearly, at any building height. Detached homes are exempt. Admin. Code 28-301.1.1. */
export const PARAPET = defineLaw({
  id: 'parapet',
  deadlines: ['parapet-observation'],
  reasons: PARAPET_REASONS,
  decide: (building): Decision<keyof typeof PARAPET_REASONS> => {
    const restsOn = ['landUse', 'buildingClass', 'attachment'] as const;
    if (hasNoBuilding(building)) return NO_BUILDING;
    const isHome = isOneOrTwoFamily(building);
    const attachment = known(building.facts, 'attachment') ?? 0;
    if (isHome && attachment === DETACHED) {
      return { verdict: 'doesNotApply', reason: 'detachedHome', restsOn };
    }
    const reason =
      isHome === undefined
        ? 'kindUnknown'
        : isHome && attachment === 0 && !isAttachedClass(building)
          ? 'attachmentUnknown'
          : 'notDetachedHome';
    const verdict = reason === 'notDetachedHome' ? 'likely' : 'ask';
    return byAnswer(building, 'parapet', { verdict, reason, restsOn }, { deadline: 'parapet-observation' });
  },
});

const WALL_REASONS = { ...ANSWER_REASONS, notRecorded: [], cycle4NotSet: [], boroughUnknown: [] } as const;

/** Each borough has its own year in cycle 3. Cycle 4 has no date yet. 1 RCNY 103-09. */
function wallDue({ lot, facts }: Building): Due<'cycle4NotSet' | 'boroughUnknown'> {
  const code = lot?.borough ?? Math.floor((known(facts, 'district') ?? 0) / 100);
  const borough = BOROUGHS.find((each) => each.code === code);
  return borough
    ? { deadline: wallDeadline(borough.name), after: 'cycle4NotSet' }
    : { why: 'boroughUnknown' };
}

/** Walls of 10 feet or more along the street, every five years. Admin. Code 28-305.4; Local Law 37 of 2008. */
export const RETAINING_WALL = defineLaw({
  id: 'retaining-wall',
  deadlines: ['retaining-wall-'],
  reasons: WALL_REASONS,
  decide: (building) =>
    byAnswer(building, 'retainingWall', { verdict: 'ask', reason: 'notRecorded' }, wallDue(building)),
});
