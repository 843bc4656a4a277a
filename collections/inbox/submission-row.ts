import { sql } from '@payloadcms/db-postgres';
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type Field,
  isolateObjectProperty,
  type PayloadRequest,
  type RelationshipField,
  type SanitizedCollectionConfig,
} from 'payload';
import { writtenByProduct } from '#cms/access.ts';
import { queryRows } from '#cms/database/transactions.ts';
import { idOf } from '#cms/fields/id-of.ts';
import type { Submission } from '#cms/payload-types.ts';
import { type InboxDocument, inboxKind, type InboxSlug, moduleOf, textAt, valueAt } from './kinds/index.ts';
import { newReference } from './submission-fields.ts';

const SHARED_FIELDS = [
  'status',
  'assignee',
  'dueAt',
  'snoozedUntil',
  'closedAt',
  'isSpam',
  'reference',
  'revision',
] as const;

const isShared = (name: string): boolean => SHARED_FIELDS.some((each) => each === name);

/**
 * Reads a shared field from `submissions`, so that Payload can filter and sort by it. Payload makes virtual
 * fields read-only by default.
 */
export function withSharedField(field: Field): Field {
  if (!('name' in field) || !isShared(field.name)) return field;
  const readOnly = field.admin && 'readOnly' in field.admin ? field.admin.readOnly : false;
  const virtual = `submission.${field.name}`;
  return { ...field, virtual, index: false, unique: false, admin: { ...field.admin, readOnly } } as Field;
}

export const submissionField: RelationshipField = {
  name: 'submission',
  type: 'relationship',
  relationTo: 'submissions',
  index: true,
  access: writtenByProduct,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
};

type Shared = Pick<Submission, (typeof SHARED_FIELDS)[number]>;

const sharedFieldsOf = (data: Partial<InboxDocument>): Shared => ({
  status: data.status ?? '',
  assignee: idOf(data.assignee) ?? null,
  dueAt: data.dueAt ?? null,
  snoozedUntil: data.snoozedUntil ?? null,
  closedAt: data.closedAt ?? null,
  isSpam: data.isSpam ?? false,
  reference: 'reference' in data ? data.reference : undefined,
  revision: data.revision ?? 0,
});

async function withRelated(
  req: PayloadRequest,
  { flattenedFields }: SanitizedCollectionConfig,
  { data, paths }: { data: object; paths: readonly (string | undefined)[] },
) {
  const names = new Set(paths.flatMap((path) => (path?.includes('.') ? path.split('.')[0] : [])));
  const related: Record<string, unknown> = {};
  for (const field of flattenedFields.filter(({ name }) => names.has(name))) {
    const id = idOf(valueAt(data, field.name));
    if (field.type !== 'relationship' || typeof field.relationTo !== 'string' || !id) continue;
    related[field.name] = await req.payload.findByID({ collection: field.relationTo, id, depth: 0, req });
  }
  return { ...data, ...related };
}

async function textsOf(req: PayloadRequest, collection: SanitizedCollectionConfig, data: object) {
  const { title, email, company } = inboxKind(collection.slug as InboxSlug);
  const document = await withRelated(req, collection, { data, paths: [title, email, company] });
  const text = (path: string | undefined) => textAt(document, path);
  const searched = new Set([...(collection.admin.listSearchableFields ?? []), title, email, company]);
  return {
    title: text(title),
    sender: company === title ? text(email) : (text(company) ?? text(email)),
    module: moduleOf(collection.slug as InboxSlug, data),
    searchText: [...searched]
      .flatMap((path) => text(path) ?? [])
      .join('\n')
      .toLowerCase(),
  };
}

export type IsWork = (document: object) => boolean;

export const storeSharedFields =
  (isWork: IsWork = () => true): CollectionBeforeChangeHook<InboxDocument> =>
  async ({ collection, data, originalDoc, operation, req }) => {
    // Storing a document without a file clears `req.file`, and the bill's own file is not in the bucket yet.
    const rowRequest = isolateObjectProperty(req, 'file');
    if (operation === 'update') {
      const id = idOf(originalDoc?.submission);
      if (!id) return data;
      await req.payload.update({
        collection: 'submissions',
        id,
        data: sharedFieldsOf(data),
        depth: 0,
        req: rowRequest,
      });
      // Otherwise Payload would return the old row.
      req.payloadDataLoader.clearAll();
      return data;
    }
    if (!isWork(data)) return data;
    const hasReference = collection.flattenedFields.some(({ name }) => name === 'reference');
    const stored = { ...data, ...(hasReference ? { reference: newReference() } : {}) };
    const { id } = await req.payload.create({
      collection: 'submissions',
      data: {
        collection: collection.slug as InboxSlug,
        ...sharedFieldsOf(stored),
        ...(await textsOf(req, collection, stored)),
      },
      depth: 0,
      req: rowRequest,
    });
    return { ...stored, submission: id };
  };

/** Runs after the change, because a new document has no id before. */
export const linkSubmission: CollectionAfterChangeHook<InboxDocument> = async ({ doc, operation, req }) => {
  const id = idOf(doc.submission);
  if (operation !== 'create' || !id) return;
  await queryRows(
    req,
    sql`update submissions set document = ${doc.id}, created_at = ${doc.createdAt}::timestamptz where id = ${id}`,
  );
};
