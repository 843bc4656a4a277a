import type { CollectionBeforeChangeHook } from 'payload';
import type { InboxDocument } from '../document.ts';
import { dueDate } from '../due.ts';
import { inboxKind, type InboxSlug } from '../kinds.ts';

/** What arrives is due as soon as was promised. */
export const setDueDate: CollectionBeforeChangeHook<InboxDocument> = ({ collection, data, operation }) => {
  if (operation !== 'create' || data.dueAt) return data;
  const arrivedAt = data.createdAt ? new Date(data.createdAt) : new Date();
  return { ...data, dueAt: dueDate(inboxKind(collection.slug as InboxSlug).promised, arrivedAt) };
};
