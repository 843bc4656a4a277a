import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import type { InboxSlug } from '../kinds.ts';
import { changesBetween, type FieldChange } from '../describe-change.ts';

/** Who changes something where nobody is signed in: a scan for viruses, for instance. */
const THE_PRODUCT = 'Lotline';

async function nameOf(req: PayloadRequest, id: number | undefined): Promise<string> {
  if (id === undefined) return '';
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    select: { name: true },
    req,
  });
  return docs[0]?.name ?? `account ${id}`;
}

async function withNames(req: PayloadRequest, { users, ...change }: FieldChange) {
  if (!users) return change;
  return { ...change, from: await nameOf(req, users.from), to: await nameOf(req, users.to) };
}

/** Writes down, in the transaction of the change itself, who changed what. Nobody can edit it afterwards. */
export const recordChanges: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create') return;
  const { id } = doc as { id: number };
  const by = { by: req.user?.id ?? null, byName: req.user?.name ?? THE_PRODUCT };
  for (const change of changesBetween(collection.flattenedFields, previousDoc, doc)) {
    const data = {
      ...(await withNames(req, change)),
      ...by,
      collection: collection.slug as InboxSlug,
      document: id,
    };
    await req.payload.create({ collection: 'changes', data, depth: 0, req });
  }
};
