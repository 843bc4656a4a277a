import { subDays } from 'date-fns';
import type { Payload, SanitizedCollectionConfig, Where } from 'payload';
import { hasDrafts } from '#cms/publishing/drafts.ts';

/** Payload saves a draft as soon as the form for a new document opens. An update right after that is not a user's edit. */
const NEW_MS = 2000;

interface Times {
  id?: unknown;
  createdAt?: unknown;
  updatedAt?: unknown;
}

export const isUntouched = ({ createdAt, updatedAt }: Times): boolean =>
  Date.parse(String(updatedAt)) - Date.parse(String(createdAt)) < NEW_MS;

function isEmptyDraft({ admin, flattenedFields }: SanitizedCollectionConfig, before: Date): Where {
  const title = admin.useAsTitle ?? 'id';
  const isText = flattenedFields.some(({ name, type }) => name === title && type === 'text');
  return {
    and: [
      { _status: { equals: 'draft' } },
      { createdAt: { less_than: before.toISOString() } },
      // Only for text, because PostgreSQL cannot compare an enum with an empty string.
      { or: [{ [title]: { exists: false } }, ...(isText ? [{ [title]: { equals: '' } }] : [])] },
    ],
  };
}

/** Deletes untouched drafts more than a day old, which were left behind by closed tabs. Returns how many it deleted. */
export async function deleteEmptyDrafts(payload: Payload, now = new Date()): Promise<number> {
  let deleted = 0;
  for (const collection of payload.config.collections.filter(hasDrafts)) {
    const { slug } = collection;
    const where = isEmptyDraft(collection, subDays(now, 1));
    const page = { pagination: false, depth: 0, draft: true };
    const { docs } = await payload.find({ collection: slug, where, ...page });
    for (const document of docs.filter(isUntouched)) {
      await payload.delete({ collection: slug, id: document.id, depth: 0 });
      deleted += 1;
    }
  }
  return deleted;
}
