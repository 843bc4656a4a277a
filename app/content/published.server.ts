import type { SelectType, Sort, TransformCollectionWithSelect, Where } from 'payload';
import type { Config } from '#cms/payload-types.ts';
import { openPayload } from '#cms/open-payload.ts';
import { asReader, isPreview } from './reader.server.ts';

/** What is true of a document that is shown: it is published, or this is a preview. */
export const isShown = (): Where => (isPreview() ? {} : { _status: { equals: 'published' } });

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

/** Every document of a collection that is shown and fits, with the selected fields and no others. */
export async function allShown<
  Slug extends DraftedCollection,
  Select extends SelectType & Config['collectionsSelect'][Slug],
>(
  collection: Slug,
  { where = {}, sort, select, depth = 0 }: Wanted<Select>,
): Promise<TransformCollectionWithSelect<Slug, Select>[]> {
  const payload = await openPayload();
  const { draft, ...access } = asReader();
  const { docs } = await payload.find<Slug, Select>({
    ...access,
    // Each of these collections has drafts, which the type of any one of them does not say.
    draft: draft as never,
    collection,
    where: { and: [isShown(), where] },
    sort,
    pagination: false,
    depth,
    select,
  });
  return docs;
}
