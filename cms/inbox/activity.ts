import type { PayloadRequest } from 'payload';
import type { Change, Note } from '#cms/payload-types.ts';
import type { InboxSlug } from './kinds.ts';

/** A submission: its collection, and its number there. */
export interface Place {
  collection: InboxSlug;
  id: number;
}

interface Entry {
  /** ISO 8601. */
  at: string;
  by: string;
}

export interface NoteEntry extends Entry {
  kind: 'note';
  id: number;
  text: string;
}

export interface ChangeEntry extends Entry {
  kind: 'change';
  id: number;
  field: string;
  from: string;
  to: string;
}

/** What was written and done about a submission. */
export type ActivityEntry = NoteEntry | ChangeEntry;

const fromNote = ({ id, createdAt, byName, text }: Note): NoteEntry => ({
  kind: 'note',
  id,
  at: createdAt,
  by: byName,
  text,
});

const fromChange = ({ id, createdAt, byName, field, from, to }: Change): ChangeEntry => ({
  kind: 'change',
  id,
  at: createdAt,
  by: byName,
  field,
  from: from ?? '',
  to: to ?? '',
});

/** The notes on a submission and its history, newest first. */
export async function readActivity(req: PayloadRequest, { collection, id }: Place): Promise<ActivityEntry[]> {
  const options = {
    where: { collection: { equals: collection }, document: { equals: id } },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  };
  const [notes, changes] = await Promise.all([
    req.payload.find({ collection: 'notes', ...options }),
    req.payload.find({ collection: 'changes', ...options }),
  ]);
  return [...notes.docs.map(fromNote), ...changes.docs.map(fromChange)].sort(
    (a, b) => b.at.localeCompare(a.at) || b.id - a.id,
  );
}
