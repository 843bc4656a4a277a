import type { CollectionBeforeChangeHook } from 'payload';
import type { Note } from '#cms/payload-types.ts';

/** Puts the name of whoever writes a note under it, and the present moment, whatever was sent. */
export const signNote: CollectionBeforeChangeHook<Note> = ({ data, req: { user } }) =>
  user ? { ...data, by: user.id, byName: user.name, createdAt: new Date().toISOString() } : data;
