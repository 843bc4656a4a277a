import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import type { Change, Note } from '#cms/payload-types.ts';
import type { SubmissionKey } from './kinds.ts';

interface Entry {
  /** ISO 8601. */
  at: string;
  by: string;
}

interface NoteEntry extends Entry {
  kind: 'note';
  id: number;
  text: string;
}

interface ChangeEntry extends Entry {
  kind: 'change';
  id: number;
  field: string;
  from: string;
  to: string;
}

/** A note on a submission, or a change of one of its fields. */
type ActivityEntry = NoteEntry | ChangeEntry;

const noteEntry = ({ id, createdAt, byName, text }: Note): NoteEntry => ({
  kind: 'note',
  id,
  at: createdAt,
  by: byName,
  text,
});

const changeEntry = ({ id, createdAt, byName, field, from, to }: Change): ChangeEntry => ({
  kind: 'change',
  id,
  at: createdAt,
  by: byName,
  field,
  from: from ?? '',
  to: to ?? '',
});

/** The notes on a submission and its history, newest first. */
export async function findActivity(
  req: PayloadRequest,
  { collection, id }: SubmissionKey,
): Promise<ActivityEntry[]> {
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
  return [...notes.docs.map(noteEntry), ...changes.docs.map(changeEntry)].sort(
    (a, b) => b.at.localeCompare(a.at) || b.id - a.id,
  );
}

/** Deletes the notes on a submission and its history. */
export async function deleteActivityOf(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<void> {
  const where = { collection: { equals: collection }, document: { equals: id } };
  await req.payload.delete({ collection: 'notes', where, depth: 0, req });
  await req.payload.delete({ collection: 'changes', where, depth: 0, req });
}

/** Deletes the notes and the history with the submission: they may contain personal data. */
export const deleteActivity: CollectionAfterDeleteHook = ({ collection: { slug }, id, req }) =>
  deleteActivityOf(req, slug, id);
