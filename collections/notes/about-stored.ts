import type { CollectionBeforeChangeHook } from 'payload';
import { findLockedRow } from '#cms/inbox/locked-row.ts';
import { refusalAt } from '#cms/inbox/refusal.ts';
import { numberSchema } from '#cms/inbox/schema.ts';
import type { Note } from '#cms/payload-types.ts';

const NOT_THERE = {
  path: 'document',
  message: 'This submission no longer exists. It may have been deleted; reload the page.',
};

/**
 * Refuses a note about a submission that is not stored. It holds that submission until the note is: one that is deleted
 * at this moment takes the note with it.
 */
export const aboutStored: CollectionBeforeChangeHook<Note> = async ({ collection, data, operation, req }) => {
  if (operation !== 'create' || !data.collection) return data;
  const { data: id } = numberSchema.safeParse(data.document);
  const row = id && (await findLockedRow(req, { collection: data.collection, id }));
  if (!row) throw refusalAt(collection.slug, NOT_THERE, req);
  return data;
};
