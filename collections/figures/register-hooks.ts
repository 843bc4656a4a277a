import {
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  Forbidden,
  type PayloadRequest,
  type TypeWithID,
} from 'payload';
import { type NamedCollection, useName } from '#law/figures/placeholders.ts';
import { rulesUsing } from '#law/used-by-rules.ts';
import { findFirst } from '#cms/database/find.ts';
import { badRequest } from '#cms/errors.ts';
import { draftEventHooks } from '#cms/publishing/publish-events.ts';
import { visibleChange } from '#cms/publishing/visible-change.ts';
import { rejectUnpublish } from '#cms/publishing/stays-published.ts';
import { mayPublishFigures } from '#cms/register/access.ts';
import { findUses } from './find-uses.ts';

interface RegisterEntry extends TypeWithID {
  _status?: string | null;
  key?: string | null;
}

const MAX_NAMED = 3;

function formatTitles(titles: readonly string[]): string {
  const named = titles.slice(0, MAX_NAMED).map((title) => `"${title}"`);
  const more = titles.length - named.length;
  const parts = more > 0 ? [...named, `${more} more`] : named;
  return new Intl.ListFormat('en-US').format(parts);
}

async function refuseIfUsed(
  req: PayloadRequest,
  { slug }: { slug: string },
  key: string,
  change: 'deleted' | 'unpublished',
): Promise<void> {
  const collection = slug as NamedCollection;
  const uses = await findUses(req, useName(collection, key));
  const rules = rulesUsing(key, collection);
  const titles = [...new Set([...rules.map(({ rule }) => rule), ...uses.map(({ title }) => title)])];
  if (titles.length === 0) return;
  throw badRequest(
    `This cannot be ${change} because it is used in ${formatTitles(titles)}. Remove it there first.`,
  );
}

const preventDeleteInUse: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const entry = await findFirst(req, collection.slug as NamedCollection, { id: { equals: id } });
  if (entry?.key) await refuseIfUsed(req, collection, entry.key, 'deleted');
};

const stayPublishedIfUsed: CollectionAfterChangeHook<RegisterEntry> = async (change) => {
  const visible = await visibleChange(change);
  const { collection, doc, req } = change;
  if (visible && !visible.now && doc.key) await refuseIfUsed(req, collection, doc.key, 'unpublished');
  return doc;
};

const keepSourcesInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { source: { equals: id } };
  for (const collection of ['figures', 'deadlines', 'laws'] as const) {
    for (const draft of [false, true]) {
      const { docs } = await req.payload.find({ collection, where, depth: 0, limit: 1, draft, req });
      const [entry] = docs;
      if (!entry) continue;
      const name = 'name' in entry ? entry.name : entry.what;
      throw badRequest(
        `This source cannot be deleted because "${name}" comes from it. Give "${name}" another source first.`,
      );
    }
  }
};

/** Requires the right to publish for a change that visitors would see. Any other change is a proposal. */
const publishedByRightOnly: CollectionAfterChangeHook<RegisterEntry> = async (change) => {
  const { doc, req } = change;
  if (req.user && (await visibleChange(change)) && !(await mayPublishFigures({ req })))
    throw new Forbidden(req.t);
  return doc;
};

const { beforeChange, afterChange, afterDelete } = draftEventHooks;

export const registerHooks = {
  beforeChange,
  afterChange: [publishedByRightOnly, stayPublishedIfUsed, ...afterChange],
  beforeDelete: [preventDeleteInUse],
  afterDelete,
};

/** Laws are switched off, never unpublished. */
export const lawHooks = {
  beforeChange,
  afterChange: [publishedByRightOnly, rejectUnpublish, ...afterChange],
  afterDelete,
};

export const sourceHooks = {
  beforeChange,
  afterChange: [publishedByRightOnly, ...afterChange],
  beforeDelete: [keepSourcesInUse],
  afterDelete,
};
