import { dayInNewYork } from '#law/days.ts';
import type { Connections } from '../import/exclusive.ts';
import { recordImport } from '../import/recorded.ts';
import { keptSince } from '../sets/records/record-set.ts';
import { compareKeys, loadChanges, loadWhole } from './load-rows.ts';
import { type Marks, readMarks } from './marks.ts';
import type { OpenPortal, View } from './portal.ts';
import { type Purpose, type SyncedSet, withRows } from './read-rows.ts';

const COMPARED_MS = 7 * 24 * 60 * 60 * 1000;

/** Limits the steps per sync. If the city keeps changing a set, the next sync continues. */
const MAX_STEPS = 4;

/** Returns undefined if the set is up to date. */
function nextPurpose(set: SyncedSet, marks: Marks, view: View, now: Date): Purpose | undefined {
  const { asOf, changedTo, comparedAt } = marks;
  const isCurrent = asOf?.getTime() === view.changedAt.getTime();
  if (set.portal.reads === 'whole') return isCurrent ? undefined : 'whole';
  if (!asOf || !changedTo) return 'first';
  if (!isCurrent) return 'changes';
  // The portal does not report deletions, so compare all keys once a week.
  return comparedAt && now.getTime() - comparedAt.getTime() < COMPARED_MS ? undefined : 'keys';
}

const LOADS = { whole: loadWhole, first: loadWhole, changes: loadChanges, keys: compareKeys };

export interface SyncRequest {
  portal: OpenPortal;
  set: SyncedSet;
  now: Date;
  onProgress?: ((line: string) => void) | undefined;
}

/** Returns sentences about what was done. The caller must hold the import lock. */
export async function syncSet(
  { client, history }: Connections,
  { portal, set, now, onProgress }: SyncRequest,
): Promise<string> {
  const messages: string[] = [];
  const today = dayInNewYork(now);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const view = await portal.view(set.portal);
    const marks = await readMarks(client, set.name);
    const purpose = nextPurpose(set, marks, view, now);
    if (!purpose) break;
    const file = portal.addressOf(set.portal);
    const message = await recordImport(
      history,
      { name: set.name, file, startedBy: 'Sync', onProgress },
      (run) => {
        const { progress } = run;
        const changedTo = marks.changedTo ?? undefined;
        const reading = { portal, set, purpose, view, changedTo, since: keptSince(today), progress };
        return withRows(reading, (rows) => {
          const prepared = set.prepare({ files: [rows.toRead()], name: set.name, today });
          return LOADS[purpose]({ client, run, set, prepared, state: rows.state, marks });
        });
      },
    );
    messages.push(message);
    if (purpose === 'keys') break;
  }
  return messages.join(' ') || 'No changes.';
}
