import type { Media } from '#cms/payload-types.ts';
import { nameOf, type Snapshot } from '../database/snapshot.ts';
import type { ReadFolder } from '../folder/read-folder.ts';
import { PICTURES } from '../registry.ts';
import type { Shapes } from '../shapes.ts';
import type { Plan } from './plan.ts';
import type { NewRequest } from './transaction.ts';

export interface ImportOptions {
  /** Deletes what is in the database and not in the folder. */
  prune?: boolean;
  /** Tries everything, and keeps nothing. */
  dryRun?: boolean;
}

/** What was done that a rollback of the database does not undo. */
export interface Traces {
  createdPictures: Media[];
  putBack: (() => Promise<void>)[];
}

/** What an import works with. */
export interface Work extends ImportOptions {
  read: ReadFolder;
  shapes: Shapes;
  snapshot: Snapshot;
  plan: Plan;
  newRequest: NewRequest;
  traces: Traces;
}

/** Numbers by the names of what is stored. */
export type Ids = Map<string, number | string>;

/** Numbers of everything that is stored, to which those of new documents are added. */
export function knownIds({ documents, pictures }: Snapshot): Ids {
  const ids: Ids = new Map();
  for (const [name, { id }] of documents) ids.set(name, id);
  for (const [name, { id }] of pictures) ids.set(nameOf(PICTURES, name), id);
  return ids;
}
