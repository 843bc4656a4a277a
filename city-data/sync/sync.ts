import { connect } from '../import/connect.ts';
import { type Connections, importAlone } from '../import/exclusive.ts';
import { describeFailure } from '../import/failures.ts';
import { SETS, SYNCED_NAMES } from '../sets/index.ts';
import type { CitySet, SetName } from '../sets/set.ts';
import { listChecked, listMissing, saveFailure, saveSuccess } from './marks.ts';
import { openPortal, type PortalOptions } from './portal.ts';
import { syncEdition } from './sync-edition.ts';
import { syncSet } from './sync-set.ts';

export interface Sync {
  databaseUrl: string;
  portal: PortalOptions;
  /** Defaults to all of the portal's sets. */
  names?: readonly SetName[];
  /** Skips sets that were checked today. */
  onlyDue?: boolean;
  /** Skips loaded sets, except samples. */
  onlyMissing?: boolean;
  allowSmall?: boolean;
  now?: Date;
  print?: (line: string) => void;
  onProgress?: (line: string) => void;
}

async function listNames({ databaseUrl, names = SYNCED_NAMES, onlyDue, onlyMissing }: Sync, now: Date) {
  if (!onlyDue && !onlyMissing) return names;
  const db = await connect(databaseUrl);
  try {
    const checked = onlyDue ? await listChecked(db, now) : new Set<string>();
    const missing = onlyMissing ? await listMissing(db) : names;
    return names.filter((name) => !checked.has(name) && missing.includes(name));
  } finally {
    await db.end();
  }
}

function syncOne(connections: Connections, sync: Sync, set: CitySet, now: Date): Promise<string> {
  const portal = openPortal(sync.portal);
  const { allowSmall, onProgress } = sync;
  if (set.portal)
    return syncSet(connections, { portal, set: { ...set, portal: set.portal }, now, onProgress });
  if (set.edition)
    return syncEdition(connections, { portal, set, edition: set.edition, allowSmall, onProgress });
  throw new Error(`The portal does not have ${set.name}.`);
}

/** Syncs one set after another. A failed set keeps its old rows. Returns the failed sets. */
export async function syncSets(sync: Sync): Promise<SetName[]> {
  const { databaseUrl, print, now = new Date() } = sync;
  const failed: SetName[] = [];
  for (const name of await listNames(sync, now)) {
    const set = SETS[name];
    try {
      const message = await importAlone(databaseUrl, async (connections) => {
        try {
          const done = await syncOne(connections, sync, set, now);
          await saveSuccess(connections.history, name);
          return done;
        } catch (error) {
          await saveFailure(connections.history, name, describeFailure(error, set.label));
          throw error;
        }
      });
      print?.(`${name}: ${message}`);
    } catch (error) {
      failed.push(name);
      print?.(`${name}: ${describeFailure(error, set.label)}`);
    }
  }
  return failed;
}
