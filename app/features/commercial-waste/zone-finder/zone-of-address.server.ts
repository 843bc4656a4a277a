import { readBuilding } from '#app/data/buildings.server.ts';
import { type Candidate, findLocally, parseQuery } from '#app/data/building-search.server.ts';
import { placeText } from '#app/features/address-box/address-text.ts';
import { addressText } from '#law/address-text.ts';
import { districtName } from '#law/buildings/districts.ts';
import { districtZones } from '#law/commercial-waste/zones-by-district.ts';
import type { Zone } from '#law/commercial-waste/zones.ts';
import { officialZoneOn, type OfficialZoneOn, zoneOn } from '../official-zone.ts';
import { addressReasons } from '../texts.ts';

export interface ZonesOn {
  zones: readonly Zone[];
  /** ISO 8601, in New York. */
  today: string;
}

interface Placed {
  district?: number;
  zip?: string;
}

interface ZoneOfLot {
  official: OfficialZoneOn;
  reasons: string[];
  isByZip: boolean;
}

function findZoneOfLot({ zones, today }: ZonesOn, { district, zip }: Placed): ZoneOfLot {
  const byZip: OfficialZoneOn = zip ? officialZoneOn(zones, zip, today) : { kind: 'unknown' };
  const names = district === undefined ? [] : districtZones(district);
  const candidates = names.map((name) => zoneOn(zones, name, today));
  const [only, ...others] = candidates;
  if (district === undefined || !only) {
    return { official: byZip, reasons: [addressReasons.noDistrict], isByZip: true };
  }
  const name = districtName(district);
  if (others.length === 0) {
    const official = { kind: 'zone', isVerified: true, ...only } as const;
    return { official, reasons: [addressReasons.inDistrict(name)], isByZip: false };
  }
  const inTwoZones = addressReasons.inTwoZones(name);
  const split = { kind: 'split', candidates } as const;
  if (!zip || byZip.kind !== 'zone' || !names.includes(byZip.zone.name)) {
    return { official: split, reasons: [inTwoZones], isByZip: false };
  }
  const zone = byZip.zone.name;
  return byZip.isVerified
    ? { official: byZip, reasons: [inTwoZones, addressReasons.zipIsIn(zip, zone)], isByZip: true }
    : { official: split, reasons: [inTwoZones, addressReasons.zipPointsTo(zip, zone)], isByZip: false };
}

export async function findZoneOfCandidate(basis: ZonesOn, candidate: Candidate) {
  const { bbl } = candidate;
  const { lot, padAddress } = await readBuilding(bbl);
  const code = lot?.zip ?? padAddress?.zip ?? candidate.zip;
  const zip = code ? String(code).padStart(5, '0') : undefined;
  const district = lot?.district;
  const { official, reasons, isByZip } = findZoneOfLot(basis, { district, zip });
  const address = addressText(candidate.address);
  const place = `${address || `lot ${bbl}`}, ${placeText({ ...candidate, zip: zip ?? null })}`;
  const reason = [addressReasons.lookedUp(place), ...reasons].join(' ');
  return { official, reason, isByZip, address, zip, district };
}

interface TypedAddress {
  address: string;
  borough: string;
  zip: string;
}

/** Uses only our own data sets, because reports are opened often. Returns undefined unless exactly one building matches. */
export async function findZoneOfAddress(basis: ZonesOn, { address, borough, zip }: TypedAddress) {
  const query = parseQuery(`${address}, ${borough} ${zip}`);
  if (query.kind !== 'address') return undefined;
  const exact = (await findLocally(query)).filter(({ match }) => match === 'exact');
  const inZip = exact.filter((candidate) => String(candidate.zip) === zip);
  const [only, ...others] = exact.length > 1 ? inZip : exact;
  return only && others.length === 0 ? findZoneOfCandidate(basis, only) : undefined;
}
