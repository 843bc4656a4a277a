import type { SelectType, Sort, TransformCollectionWithSelect, Where } from 'payload';
import type { Config } from '#cms/payload-types.ts';
import { AS_VISITOR, openPayload } from './payload.server.ts';

/** What is true of a document that visitors may see. */
export const PUBLISHED = { _status: { equals: 'published' } } as const satisfies Where;

/** The collections whose documents are drafts until somebody publishes them. */
type DraftedCollection = 'articles' | 'guides' | 'partners';

interface Wanted<Select> {
  /** What else has to be true. */
  where?: Where;
  sort: Sort;
  select: Select;
  /** How far related documents are read: 1 for pictures. */
  depth?: 0 | 1;
}

/** Every published document of a collection that fits, with the selected fields and no others. */
export async function allPublished<
  Slug extends DraftedCollection,
  Select extends SelectType & Config['collectionsSelect'][Slug],
>(
  collection: Slug,
  { where = {}, sort, select, depth = 0 }: Wanted<Select>,
): Promise<TransformCollectionWithSelect<Slug, Select>[]> {
  const payload = await openPayload();
  const { docs } = await payload.find<Slug, Select>({
    ...AS_VISITOR,
    collection,
    where: { and: [PUBLISHED, where] },
    sort,
    pagination: false,
    depth,
    select,
  });
  return docs;
}
