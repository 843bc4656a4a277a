import { CANDIDATE_ZONES, UNVERIFIED_ZIPS, ZIPS_OF_ZONE } from './zip-zones.ts';
import { zoneNamed, ZONES, type Zone } from './zones.ts';

/** What a ZIP code says of the zone. Where it is split or unknown, the address decides. */
export type OfficialZone =
  | { kind: 'zone'; zone: Zone; isVerified: boolean }
  | { kind: 'split'; candidates: Zone[] }
  | { kind: 'unknown' };

const ZONE_OF_ZIP = new Map<string, Zone>(
  ZONES.flatMap((zone) => ZIPS_OF_ZONE[zone.name].map((zip) => [zip, zone] as const)),
);

/**
 * The official zone of a five-digit ZIP code, where the ZIP code decides it. For `split` and `unknown` the address
 * decides: see the city's map.
 */
export function officialZoneOf(zip: string): OfficialZone {
  const zone = ZONE_OF_ZIP.get(zip);
  if (zone) return { kind: 'zone', zone, isVerified: !UNVERIFIED_ZIPS.includes(zip) };
  const candidates = Object.hasOwn(CANDIDATE_ZONES, zip) ? CANDIDATE_ZONES[zip] : undefined;
  return candidates ? { kind: 'split', candidates: candidates.map(zoneNamed) } : { kind: 'unknown' };
}
