import { SETS } from '#city-data/sets/index.ts';
import type { SetName } from '#city-data/sets/set.ts';
import type { SodaRow, SodaServer } from './soda-server.ts';

function requirePortal(name: SetName) {
  const { portal } = SETS[name];
  if (!portal) throw new Error(`${name} is not on the portal.`);
  return portal;
}

export const portalId = (name: SetName): string => requirePortal(name).id;

export function addPortalSet(soda: SodaServer, name: SetName): void {
  const headings = Object.values(SETS[name].sources).flatMap((columns) =>
    Object.values(columns).flatMap((column) => column.headings[0] ?? []),
  );
  const { id, key } = requirePortal(name);
  soda.addSet(id, key[0] ?? '', headings);
}

/** A violation whose description names an apartment, which must never be shown, like the canaries in the sample files. */
export const hpdViolation = (number: number, changes: SodaRow = {}): SodaRow => ({
  violationid: String(number),
  bin: '1000001',
  bbl: '1000010001',
  boroid: 1,
  block: 1,
  lot: 1,
  class: 'B',
  ordernumber: '568',
  currentstatus: 'NOV SENT OUT',
  violationstatus: 'Open',
  novdescription: 'ABATE THE INFESTATION CONSISTING OF ROACHES LOCATED AT APT 9Z, 3rd STORY',
  currentstatusdate: '2026-10-01T00:00:00.000',
  newcorrectbydate: '2026-11-09T00:00:00.000',
  ...changes,
});

export const vacateOrder = (number: number, changes: SodaRow = {}): SodaRow => ({
  vacate_order_number: String(number),
  building_id: '7',
  bin: '1000001',
  bbl: '1000010001',
  primary_vacate_reason: 'Fire Damage',
  vacate_type: 'Partial',
  vacate_effective_date: '2026-05-01T00:00:00.000',
  ...changes,
});
