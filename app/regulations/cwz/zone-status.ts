import { ZONES, type Zone } from './zones.ts';

/** Where a zone stands on a day. Dates are ISO 8601. */
export type ZoneStatus =
  | { kind: 'live'; since: string }
  | { kind: 'scheduled'; from: string }
  /** A date that was proposed; whether the proposal was adopted is unverified. */
  | { kind: 'proposed'; from: string }
  | { kind: 'undated' };

/**
 * Where a zone stands on the day `asOf` (ISO 8601, in New York). A proposed date that has passed makes no zone
 * live: the proposal may not have been adopted.
 */
export function zoneStatus(
  { standing, liveFrom }: Pick<Zone, 'standing' | 'liveFrom'>,
  asOf: string,
): ZoneStatus {
  if (liveFrom === undefined || standing === 'none') return { kind: 'undated' };
  if (standing === 'proposed') return { kind: 'proposed', from: liveFrom };
  return liveFrom <= asOf ? { kind: 'live', since: liveFrom } : { kind: 'scheduled', from: liveFrom };
}

/** How many of the 20 zones are live on the day `asOf` (ISO 8601, in New York). */
export const liveZoneCount = (asOf: string): number =>
  ZONES.filter((zone) => zoneStatus(zone, asOf).kind === 'live').length;
