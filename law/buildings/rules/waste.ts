import { zonesOfDistrict } from '../../commercial-waste/zones-by-district.ts';
import { zoneKey } from '../../commercial-waste/zones.ts';
import { type Building, type Decision, type Due, defineLaw } from '../decision.ts';
import { hasCommerce, isFromVisitor, isOfCity, known, shown, unitValues } from '../known.ts';
import { byReply, type Open, REPLY_REASONS } from './replies.ts';
import { byUnits, UNIT_REASONS } from './units.ts';

const ZONE_REASONS = {
  ...REPLY_REASONS,
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

/** The last day to choose a carter. Districts 105 and 108 lie in two zones, so the address decides. */
function zoneDue({ facts }: Building): Due<ZoneCode> {
  const district = known(facts, 'district');
  const [zone, other] = district === undefined ? [] : zonesOfDistrict(district);
  if (!zone) return { why: 'zoneUnknown' };
  if (other) return { why: 'twoZones' };
  return { deadline: zoneKey('cwz', zone), unset: 'zoneDayNotSet', after: 'zoneIsLive' };
}

function businessOf(building: Building): Open<ZoneCode> {
  const restsOn = ['commercialArea', 'retailArea'] as const;
  if (isOfCity(building)) {
    const from = ['ownerType', 'buildingClass'] as const;
    return { answer: 'doesNotApply', reason: 'cityBuilding', restsOn: from };
  }
  const commerce = hasCommerce(building);
  if (commerce === undefined) return { answer: 'ask', reason: 'useUnknown' };
  return commerce
    ? { answer: 'ask', reason: 'commercialArea', restsOn }
    : { answer: 'doesNotApply', reason: 'noCommerce', restsOn };
}

/** Businesses need a carter of their zone. Admin. Code Title 16-B; Local Law 199 of 2019. */
export const WASTE_ZONE = defineLaw({
  id: 'cwz',
  deadlines: ['cwz-'],
  reasons: ZONE_REASONS,
  decide: (building) => byReply(building, 'carter', businessOf(building), zoneDue(building)),
});

const BIN_REASONS = {
  ...UNIT_REASONS,
  severalBuildings: ['units', 'homes', 'limit', 'buildings'],
  standing: [],
} as const;

/** Residential buildings of one to nine units. 16 RCNY. */
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
    if (units <= thresholds.binUnits) return { answer: 'applies', reason: 'fewUnits', values, restsOn, due };
    const buildings = known(facts, 'buildings') ?? 1;
    if (buildings > 1 && units / buildings <= thresholds.binUnits && !isFromVisitor(facts, 'units')) {
      return {
        answer: 'ask',
        reason: 'severalBuildings',
        values: { ...values, buildings: shown(buildings) },
        restsOn: ['units', 'buildings'],
        question: 'units',
        due,
      };
    }
    return { answer: 'doesNotApply', reason: 'manyUnits', values, restsOn };
  },
});
