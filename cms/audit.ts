import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
  Plugin,
  SanitizedCollectionConfig,
  TypeWithID,
} from 'payload';
import { changeDrafted, hasDrafts } from './publishing/drafts.ts';
import { rememberPublished, visibleChange } from './publishing/visible-change.ts';

/** Recorded as the author of changes without a signed-in user, such as those by the virus scan. */
export const THE_PRODUCT = 'Lotline';

interface AuditEvent {
  event: string;
  /** Never contains a visitor's text or email address. */
  subject: string;
  from?: string;
  to?: string;
  by?: { id: number | null; name: string } | null;
}

export async function recordEvent(
  req: PayloadRequest,
  { event, by = req.user, ...about }: AuditEvent,
): Promise<void> {
  const data = { ...about, field: event, by: by?.id ?? null, byName: by?.name ?? THE_PRODUCT };
  await req.payload.create({ collection: 'changes', data, depth: 0, req });
}

type AuditedCollection = Pick<SanitizedCollectionConfig, 'admin' | 'labels' | 'slug' | 'versions'>;

/** Returns "Article: Who has to file". For privacy, names a submission only by its number: "Contact message 12". */
function auditSubject({ admin, labels, slug, versions }: AuditedCollection, doc: TypeWithID): string {
  const kind = typeof labels.singular === 'string' ? labels.singular : slug;
  const isOurs = hasDrafts({ versions }) || slug === 'users';
  const title: unknown = isOurs && Reflect.get(doc, admin.useAsTitle ?? 'id');
  return typeof title === 'string' && title ? `${kind}: ${title}` : `${kind} ${doc.id}`;
}

interface Drafted extends TypeWithID {
  _status?: string | null;
}

const recordPublishing: CollectionAfterChangeHook<Drafted> = async (change) => {
  const { collection, doc, req } = change;
  const visible = req.user && (await visibleChange(change));
  if (visible) {
    const event = visible.now ? 'Published' : 'Unpublished';
    await recordEvent(req, { event, subject: auditSubject(collection, doc) });
  }
  return doc;
};

const recordGlobal: GlobalAfterChangeHook = async ({ doc, global, req }): Promise<unknown> => {
  const { _status } = doc as Drafted;
  const name = typeof global.label === 'string' ? global.label : global.slug;
  if (req.user && _status === 'published') {
    await recordEvent(req, { event: 'Published', subject: `Page: ${name}` });
  }
  return doc as unknown;
};

/** Records publishing and unpublishing by signed-in users, so it does not record imports. */
export const auditPublishing = changeDrafted(
  ({ hooks, ...collection }) => ({
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [rememberPublished, ...(hooks?.beforeChange ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), recordPublishing],
    },
  }),
  ({ hooks, ...global }) => ({
    ...global,
    hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), recordGlobal] },
  }),
);

const recordDeletion: CollectionAfterDeleteHook<TypeWithID> = async ({ collection, doc, req }) => {
  const { user } = req;
  if (!user) return doc;
  const isOwnAccount = collection.slug === 'users' && doc.id === user.id;
  const by = { id: isOwnAccount ? null : user.id, name: user.name };
  await recordEvent(req, { event: 'Deleted', subject: auditSubject(collection, doc), by });
  return doc;
};

/** Collections whose rows are deleted with their submission or concern a single person. */
const NOT_AUDITED = ['notes', 'changes', 'replies', 'submissions'];

export const auditDeletions: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(({ hooks, ...collection }) => {
    if (NOT_AUDITED.includes(collection.slug)) return { ...collection, hooks };
    return {
      ...collection,
      hooks: { ...hooks, afterDelete: [...(hooks?.afterDelete ?? []), recordDeletion] },
    };
  }),
});
