import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { storeChanges } from '#cms/inbox/history.ts';
import type { AssignmentRule } from '#cms/payload-types.ts';

/** Records who wrote or changed a rule, under "Changes". */
export const recordRule: CollectionAfterChangeHook<AssignmentRule> = async (change) => {
  const { collection, doc, previousDoc, operation, req } = change;
  const before = operation === 'create' ? {} : previousDoc;
  await storeChanges(req, { collection, id: doc.id, before, after: doc });
};

export const recordDeletedRule: CollectionAfterDeleteHook<AssignmentRule> = ({ collection, doc, req }) =>
  storeChanges(req, { collection, id: doc.id, before: doc, after: {} });
