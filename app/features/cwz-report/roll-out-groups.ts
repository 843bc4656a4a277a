import { zoneStatus, type ZoneStatus } from '#app/regulations/cwz/zone-status.ts';
import { ZONES } from '#app/regulations/cwz/zones.ts';

/** The zones of one status, in the order in which they open. */
export interface RollOutGroup {
  kind: ZoneStatus['kind'];
  names: string[];
}

const KINDS: ZoneStatus['kind'][] = ['live', 'scheduled', 'proposed', 'undated'];

/** All zones by where they stand on a day (ISO 8601); a status that no zone has is left out. */
export const rollOutOn = (asOf: string): RollOutGroup[] =>
  KINDS.map((kind) => ({
    kind,
    names: ZONES.filter((zone) => zoneStatus(zone, asOf).kind === kind).map(({ name }) => name),
  })).filter(({ names }) => names.length > 0);
