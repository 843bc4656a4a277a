import { districtZones } from '../../commercial-waste/zones-by-district.ts';
import { zoneKey } from '../../commercial-waste/zones.ts';
import { type Building, type Decision, type Due, defineLaw } from '../decision.ts';
import { hasCommerce, isFromVisitor, isOfCity, known, shown, unitValues } from '../known.ts';
import { byAnswer, type Open, ANSWER_REASONS } from './answers.ts';
import { byUnits, UNIT_REASONS } from './units.ts';

const ZONE_REASONS = {
  ...ANSWER_REASONS,
  commercialArea: [],
  noCommerce: [],
  cityBuilding: [],
  useUnknown: [],
  zoneIsLive: [],
  zoneDayNotSet: [],
  twoZones: [],
  zoneUnknown: [],
} as const;

type ZoneCode = keyof typeof ZONE_REASONS;

/** The last day to choose a carter. Districts 105 and 108 are each in two zones, so their date depends on the address. */
function zoneDue({ facts }: Building): Due<ZoneCode> {
  const district = known(facts, 'district');
  const [zone, other] = district === undefined ? [] : districtZones(district);
  if (!zone) return { why: 'zoneUnknown' };
  if (other) return { why: 'twoZones' };
  return { deadline: zoneKey('cwz', zone), unset: 'zoneDayNotSet', after: 'zoneIsLive' };
}

function businessByFacts(building: Building): Open<ZoneCode> {
  const restsOn = ['commercialArea', 'retailArea'] as const;
  if (isOfCity(building)) {
    const from = ['ownerType', 'buildingClass'] as const;
    return { verdict: 'doesNotApply', reason: 'cityBuilding', restsOn: from };
  }
  const commerce = hasCommerce(building);
  if (commerce === undefined) return { verdict: 'ask', reason: 'useUnknown' };
  return commerce
    ? { verdict: 'ask', reason: 'commercialArea', restsOn }
    : { verdict: 'doesNotApply', reason: 'noCommerce', restsOn };
}

/** Businesses must use a carter for their zone. Admin. Code Title 16-B; Local Law 199 of 2019. */
export const WASTE_ZONE = defineLaw({
  id: 'cwz',
  deadlines: ['cwz-'],
  reasons: ZONE_REASONS,
  decide: (building) => byAnswer(building, 'carter', businessByFacts(building), zoneDue(building)),
});

const BIN_REASONS = {
  ...UNIT_REASONS,
  severalBuildings: ['units', 'homes', 'limit', 'buildings'],
  standing: [],
} as const;

/** Residential buildings with one to nine units. 16 RCNY. */
export const OFFICIAL_BIN = defineLaw({
  id: 'nyc-bin',
  deadlines: ['nyc-bin'],
  reasons: BIN_REASONS,
  decide: (building): Decision<keyof typeof BIN_REASONS> => {
    const { facts, thresholds } = building;
    const restsOn = ['units'] as const;
    const due = { deadline: 'nyc-bin', after: 'standing' } as const;
    const counted = byUnits<'standing'>(building, 1, due);
    if (counted.reason !== 'manyUnits') return counted;
    const units = known(facts, 'units') ?? 0;
    const values = { ...unitValues(units), limit: shown(thresholds.binUnits) };
    if (units <= thresholds.binUnits) return { verdict: 'applies', reason: 'fewUnits', values, restsOn, due };
    const buildings = known(facts, 'buildings') ?? 1;
    if (buildings > 1 && units / buildings <= thresholds.binUnits && !isFromVisitor(facts, 'units')) {
      return {
        verdict: 'ask',
        reason: 'severalBuildings',
        values: { ...values, buildings: shown(buildings) },
        restsOn: ['units', 'buildings'],
        question: 'units',
        due,
      };
    }
    return { verdict: 'doesNotApply', reason: 'manyUnits', values, restsOn };
  },
});

const EMPIRE_REASONS = {
  mustUse: ['units', 'homes', 'limit'],
  mayChoose: ['units', 'homes', 'limit'],
  fewUnits: ['units', 'homes', 'limit'],
  severalBuildings: ['units', 'homes', 'limit', 'buildings'],
  startingHere: ['units', 'homes', 'limit'],
  elsewhere: [],
  noUnits: [],
  unitsUnknown: [],
  districtUnknown: [],
  standing: [],
} as const;

/** Manhattan 9, since June 1, 2025. A pilot through May 31, 2026; we have no later source, hence only "likely". */
const EMPIRE_DISTRICT = 109;

/** Brooklyn 2, starting in late 2025, according to one source. */
const NEXT_EMPIRE_DISTRICT = 302;

/** On-street containers, by district. 16 RCNY; Local Law 180 of 2025. */
export const EMPIRE_BINS = defineLaw({
  id: 'empire-bins',
  deadlines: ['empire-bins'],
  reasons: EMPIRE_REASONS,
  decide: (building): Decision<keyof typeof EMPIRE_REASONS> => {
    const { facts, thresholds } = building;
    const due = { deadline: 'empire-bins', unset: 'standing', after: 'standing' } as const;
    const restsOn = ['units', 'district'] as const;
    const district = known(facts, 'district');
    const units = known(facts, 'units');
    if (units === 0) return { verdict: 'doesNotApply', reason: 'noUnits', restsOn: ['units'] };
    if (district === undefined) {
      return { verdict: 'ask', reason: 'districtUnknown', question: 'district', due };
    }
    if (district !== EMPIRE_DISTRICT && district !== NEXT_EMPIRE_DISTRICT) {
      return { verdict: 'doesNotApply', reason: 'elsewhere', restsOn: ['district'] };
    }
    if (units === undefined)
      return { verdict: 'ask', reason: 'unitsUnknown', question: 'units', restsOn, due };
    const values = { ...unitValues(units), limit: shown(thresholds.empireUnits) };
    if (units <= thresholds.binUnits) return { verdict: 'doesNotApply', reason: 'fewUnits', values, restsOn };
    if (district === NEXT_EMPIRE_DISTRICT) {
      return {
        verdict: 'ask',
        reason: 'startingHere',
        values,
        restsOn,
        question: 'units',
        isOffered: true,
        due,
      };
    }
    if (units < thresholds.empireUnits) {
      return { verdict: 'doesNotApply', reason: 'mayChoose', values, restsOn };
    }
    const buildings = known(facts, 'buildings') ?? 1;
    if (units / buildings < thresholds.empireUnits && !isFromVisitor(facts, 'units')) {
      return {
        verdict: 'ask',
        reason: 'severalBuildings',
        values: { ...values, buildings: shown(buildings) },
        restsOn,
        question: 'units',
        due,
      };
    }
    return { verdict: 'likely', reason: 'mustUse', values, restsOn, due };
  },
});
