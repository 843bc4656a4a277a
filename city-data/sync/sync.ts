import { connect } from '../import/connect.ts';
import { importAlone } from '../import/exclusive.ts';
import { describeFailure } from '../import/failures.ts';
import { SETS } from '../sets/index.ts';
import { SET_NAMES, type SetName } from '../sets/set.ts';
import { listChecked, saveFailure, saveSuccess } from './marks.ts';
import { openPortal, type PortalOptions } from './portal.ts';
import type { SyncedSet } from './read-rows.ts';
import { syncSet } from './sync-set.ts';

export interface Sync {
  databaseUrl: string;
  portal: PortalOptions;
  /** All sets of the portal unless given. */
  names?: readonly SetName[];
  /** Leaves out what was checked today. */
  onlyDue?: boolean;
  now?: Date;
  print?: (line: string) => void;
  onProgress?: (line: string) => void;
}

function findSynced(name: SetName): SyncedSet | undefined {
  const set = SETS[name];
  return set.portal && { ...set, portal: set.portal };
}

export const SYNCED_NAMES: readonly SetName[] = SET_NAMES.filter((name) => SETS[name].portal);

async function listDue({ databaseUrl, names = SYNCED_NAMES, onlyDue = false }: Sync, now: Date) {
  if (!onlyDue) return names;
  const db = await connect(databaseUrl);
  try {
    const checked = await listChecked(db, now);
    return names.filter((name) => !checked.has(name));
  } finally {
    await db.end();
  }
}

/** One set after the other. A set that fails keeps its rows, and the others go on. Returns those that failed. */
export async function syncSets(sync: Sync): Promise<SetName[]> {
  const { databaseUrl, print, onProgress, now = new Date() } = sync;
  const failed: SetName[] = [];
  for (const name of await listDue(sync, now)) {
    const set = findSynced(name);
    if (!set) continue;
    try {
      const message = await importAlone(databaseUrl, async (connections) => {
        try {
          const portal = openPortal(sync.portal);
          const done = await syncSet(connections, { portal, set, now, onProgress });
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
