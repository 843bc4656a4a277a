import { sql } from '@payloadcms/db-postgres';
import { CONTENT_CHANNEL } from '#city-data/change-event.ts';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  RequestContext,
  TypeWithID,
} from 'payload';
import type { UseName } from '#law/figures/placeholders.ts';
import { transactionOf } from '#cms/database/transactions.ts';
import { rememberPublished, visibleChange } from './visible-change.ts';
import type { ContentEvent } from '#cms/events/content-event.ts';

/**
 * Notifies every process of a change of published content, in the transaction of `req`: listeners receive it after the
 * commit, and never if it is rolled back.
 */
export async function publishContentEvent(req: PayloadRequest, event: ContentEvent): Promise<void> {
  const database = await transactionOf(req);
  await database.execute(sql`select pg_notify(${CONTENT_CHANNEL}, ${JSON.stringify(event)})`);
}

const BULK = 'isBulk';

/** The context of a large import, which publishes one event for all of its changes, and rebuilds the search index once. */
export const BULK_CONTEXT: RequestContext = { [BULK]: true };

export const isBulk = ({ context }: PayloadRequest): boolean => context[BULK] === true;

interface Drafted extends TypeWithID {
  _status?: string | null;
}

const REGISTERED: Readonly<Record<string, string>> = { figures: 'figure', deadlines: 'deadline' };

/** What texts call an entry of the register; undefined for other content. */
function useOf(slug: string, doc: object): UseName | undefined {
  const type = REGISTERED[slug];
  return type && 'key' in doc ? (`${type}:${String(doc.key)}` as UseName) : undefined;
}

const publishVisibleChange: CollectionAfterChangeHook<Drafted> = async (change) => {
  const { collection, doc, req } = change;
  const visible = isBulk(req) ? undefined : await visibleChange(change);
  if (visible) {
    await publishContentEvent(req, {
      collection: collection.slug,
      change: visible.now ? 'changed' : 'removed',
      use: useOf(collection.slug, doc),
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
    const { slug } = collection;
    if (isShown(doc))
      await publishContentEvent(req, { collection: slug, change: 'removed', use: useOf(slug, doc) });
    return doc;
  };

/** For a collection with drafts: publishes what changes for visitors. */
export const draftEventHooks = {
  beforeChange: [rememberPublished],
  afterChange: [publishVisibleChange],
  afterDelete: [publishShownRemoval<Drafted>(({ _status }) => _status === 'published')],
};

/** For a collection without drafts, of which public pages show some documents. */
export const eventHooksWhere = <Document extends TypeWithID>(isShown: IsShown<Document>) => ({
  afterChange: [publishShownChange(isShown)],
  afterDelete: [publishShownRemoval(isShown)],
});

export const eventHooks = eventHooksWhere(() => true);
