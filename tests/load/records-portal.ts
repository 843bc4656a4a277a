import { addPortalSet, hpdViolation, portalId } from '../support/city-data/portal-sets.ts';
import { startSodaServer } from '../support/city-data/soda-server.ts';

/**
 * Imitates the open data portal until it is stopped. Serves a night's changes to HPD violations: 90,000 of the three
 * million rows that `city-records.ts` loads. Sends its URL to the parent process.
 */
const CHANGED = 90_000;
const PER_MOMENT = 500;
const EVERY = 33;
const FIRST_KEY = 10_000_000;
const FIRST_MOMENT = Date.parse('2026-11-26T12:00:00Z');

const soda = await startSodaServer();
addPortalSet(soda, 'hpd-violations');
for (let first = 0; first < CHANGED; first += PER_MOMENT) {
  const at = new Date(FIRST_MOMENT + first).toISOString();
  const rows = Array.from({ length: PER_MOMENT }, (_, index) =>
    hpdViolation(FIRST_KEY + (first + index) * EVERY, { currentstatus: 'NOV CERTIFIED ON TIME' }),
  );
  soda.upsert(portalId('hpd-violations'), at, rows);
}
process.send?.(soda.url);
