import { officialZoneOf } from '#app/regulations/cwz/official-zone.ts';
import { zoneStatus } from '#app/regulations/cwz/zone-status.ts';

/** What a ZIP code says of the official zone, with where each zone stands on a day (ISO 8601, in New York). */
export function officialZoneOn(zip: string, today: string) {
  const official = officialZoneOf(zip);
  if (official.kind === 'unknown') return official;
  if (official.kind === 'zone') return { ...official, status: zoneStatus(official.zone, today) };
  const candidates = official.candidates.map((zone) => ({ zone, status: zoneStatus(zone, today) }));
  return { ...official, candidates };
}

export type OfficialZoneOn = ReturnType<typeof officialZoneOn>;
