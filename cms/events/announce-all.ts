import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, TypeWithID } from 'payload';
import { announceContent } from './announce.ts';

/** Whether a document is on a public page. */
type IsShown<Document> = (document: Partial<Document>) => boolean;

const announceChange =
  <Document extends TypeWithID>(isShown: IsShown<Document>): CollectionAfterChangeHook<Document> =>
  async ({ collection, doc, previousDoc, req }): Promise<unknown> => {
    // Before it was made, there is nothing of it.
    const wasShown = Object.keys(previousDoc ?? {}).length > 0 && isShown(previousDoc);
    if (wasShown || isShown(doc)) {
      await announceContent(req, { collection: collection.slug, change: 'changed' });
    }
    return doc;
  };

const announceRemoval =
  <Document extends TypeWithID>(isShown: IsShown<Document>): CollectionAfterDeleteHook<Document> =>
  async ({ collection, doc, req }): Promise<unknown> => {
    if (isShown(doc)) await announceContent(req, { collection: collection.slug, change: 'removed' });
    return doc;
  };

/** The hooks of a collection without drafts, of which public pages show some documents: a change of these is seen at once. */
export const announceShown = <Document extends TypeWithID>(isShown: IsShown<Document>) => ({
  afterChange: [announceChange(isShown)],
  afterDelete: [announceRemoval(isShown)],
});

/** The same where all are shown. */
export const announceAll = announceShown(() => true);
