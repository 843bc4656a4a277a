import { sql } from '@payloadcms/db-postgres';
import { CONTENT_CHANNEL } from '#city-data/change-event.ts';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  RequestContext,
  TypeWithID,
} from 'payload';
import { currentTransaction } from '#cms/database/transactions.ts';
import { rememberPublished, visibleChange } from './visible-change.ts';
import type { ContentEvent } from '#cms/events/content-event.ts';

/**
 * Notifies every process, as part of the transaction of `req`. Listeners receive the event only once it commits.
 */
export async function publishContentEvent(req: PayloadRequest, event: ContentEvent): Promise<void> {
  const database = await currentTransaction(req);
  await database.execute(sql`select pg_notify(${CONTENT_CHANNEL}, ${JSON.stringify(event)})`);
}

const BULK = 'isBulk';

/** For a large import, which publishes a single event for all changes and rebuilds the search index once. */
export const BULK_CONTEXT: RequestContext = { [BULK]: true };

export const isBulk = ({ context }: PayloadRequest): boolean => context[BULK] === true;

interface Drafted extends TypeWithID {
  _status?: string | null;
}

const publishVisibleChange: CollectionAfterChangeHook<Drafted> = async (change) => {
  const { collection, doc, req } = change;
  const visible = isBulk(req) ? undefined : await visibleChange(change);
  if (visible) {
    await publishContentEvent(req, {
      collection: collection.slug,
      change: visible.now ? 'changed' : 'removed',
    });
  }
  return doc;
};

type IsShown<Document> = (document: Partial<Document>) => boolean;

const publishShownChange =
  <Document extends TypeWithID>(isShown: IsShown<Document>): CollectionAfterChangeHook<Document> =>
  async ({ collection, doc, operation, previousDoc, req }): Promise<unknown> => {
    const wasShown = operation !== 'create' && isShown(previousDoc);
    if (wasShown || isShown(doc)) {
      await publishContentEvent(req, { collection: collection.slug, change: 'changed' });
    }
    return doc;
  };

const publishShownRemoval =
  <Document extends TypeWithID>(isShown: IsShown<Document>): CollectionAfterDeleteHook<Document> =>
  async ({ collection, doc, req }): Promise<unknown> => {
    if (isShown(doc)) await publishContentEvent(req, { collection: collection.slug, change: 'removed' });
    return doc;
  };

export const draftEventHooks = {
  beforeChange: [rememberPublished],
  afterChange: [publishVisibleChange],
  afterDelete: [publishShownRemoval<Drafted>(({ _status }) => _status === 'published')],
};

export const eventHooksWhere = <Document extends TypeWithID>(isShown: IsShown<Document>) => ({
  afterChange: [publishShownChange(isShown)],
  afterDelete: [publishShownRemoval(isShown)],
});

export const eventHooks = eventHooksWhere(() => true);
