import type { Connections } from '../import/exclusive.ts';
import { importNow } from '../import/import-set.ts';
import type { CitySet } from '../sets/set.ts';
import { readMarks } from './marks.ts';
import type { OpenPortal } from './portal.ts';

interface EditionRequest {
  portal: OpenPortal;
  set: CitySet;
  edition: string;
  allowSmall?: boolean;
  onProgress?: (line: string) => void;
}

/** Downloads a new edition of a set that is published as a file. The caller must hold the import lock. */
export async function syncEdition(connections: Connections, request: EditionRequest): Promise<string> {
  const { portal, set, edition, allowSmall, onProgress } = request;
  const { changedAt } = await portal.view({ id: edition });
  const { asOf, isShipped } = await readMarks(connections.client, set.name);
  if (asOf && !isShipped && asOf >= changedAt) return 'No changes.';
  return importNow(connections, {
    name: set.name,
    source: portal.downloadOf(set),
    asOf: changedAt,
    startedBy: 'Sync',
    allowSmall,
    onProgress,
  });
}
