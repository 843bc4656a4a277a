import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import type { Note } from '#cms/payload-types.ts';
import type { SubmissionKey } from './kinds/index.ts';
import type { ActivityEntry } from './inbox-schema.ts';

const namesOf = (mentions: Note['mentions']): string[] =>
  (mentions ?? []).flatMap((user) => (typeof user === 'object' ? user.name : []));

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
    req.payload.find({ collection: 'notes', ...options, depth: 1 }),
    req.payload.find({ collection: 'changes', ...options }),
  ]);
  const entries: ActivityEntry[] = [
    ...notes.docs.map(({ id, createdAt: at, byName: by, text, mentions }) => {
      return { kind: 'note', id, at, by, text, notified: namesOf(mentions) } as const;
    }),
    ...changes.docs.map(({ id, createdAt: at, byName: by, field, from, to }) => {
      return { kind: 'change', id, at, by, field, from: from ?? '', to: to ?? '' } as const;
    }),
  ];
  return entries.sort((a, b) => b.at.localeCompare(a.at) || b.id - a.id);
}

/** Deleted together with their submission, because they may contain personal data. */
export const ACTIVITY = ['notes', 'changes', 'replies', 'reply-drafts', 'submissions'] as const;

export async function deleteActivityOf(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<void> {
  const where = { collection: { equals: collection }, document: { equals: id } };
  for (const about of ACTIVITY) {
    await req.payload.delete({ collection: about, where, depth: 0, req });
  }
}

export const deleteActivity: CollectionAfterDeleteHook = ({ collection: { slug }, id, req }) =>
  deleteActivityOf(req, slug, id);
