import type { SelectType, Sort, TransformCollectionWithSelect, Where } from 'payload';
import { openPayload } from '#cms/open-payload.ts';
import type { Config, User } from '#cms/payload-types.ts';
import { previewingEditor } from '#cms/publishing/preview-context.ts';

/** Whether this request shows the newest drafts to an editor. */
export const isPreview = (): boolean => previewingEditor() !== undefined;

/** The access options of every query for a page: as a visitor, or as an editor in a preview, who gets the newest drafts. */
export function asReader(): { overrideAccess: false; user?: User; draft?: boolean } {
  const user = previewingEditor();
  return user ? { overrideAccess: false, user, draft: true } : { overrideAccess: false };
}

/** The condition that a document is published; in a preview, any is shown. */
export const isShown = (): Where => (isPreview() ? {} : { _status: { equals: 'published' } });

type DraftedCollection = 'articles' | 'guides' | 'laws' | 'partners' | 'quizzes';

interface Query<Select> {
  where?: Where;
  sort?: Sort;
  limit?: number;
  select?: Select;
  /** 1 to load the images of the documents. */
  depth?: 0 | 1;
}

/** The visible documents of a collection that match, with the selected fields. */
export async function findShown<
  Slug extends DraftedCollection,
  Select extends SelectType & Config['collectionsSelect'][Slug],
>(
  collection: Slug,
  { where = {}, depth = 0, ...query }: Query<Select>,
): Promise<TransformCollectionWithSelect<Slug, Select>[]> {
  const payload = await openPayload();
  const { draft, ...access } = asReader();
  const { docs } = await payload.find<Slug, Select>({
    ...access,
    ...query,
    // Each of these collections has drafts, which the type of any one of them does not say.
    draft: draft as never,
    collection,
    where: { and: [isShown(), where] },
    pagination: false,
    depth,
  });
  return docs;
}
