import type { SelectType, Sort, TransformCollectionWithSelect, Where } from 'payload';
import { openPayload } from '#cms/open-payload.ts';
import type { Config, User } from '#cms/payload-types.ts';
import { previewingEditor } from '#cms/publishing/preview-context.ts';

export const isPreview = (): boolean => previewingEditor() !== undefined;

export function asReader(): { overrideAccess: false; user?: User; draft?: boolean } {
  const user = previewingEditor();
  return user ? { overrideAccess: false, user, draft: true } : { overrideAccess: false };
}

export const isShown = (): Where => (isPreview() ? {} : { _status: { equals: 'published' } });

type DraftedCollection = 'articles' | 'figures' | 'guides' | 'laws' | 'partners' | 'quizzes';

interface Query<Select> {
  where?: Where;
  sort?: Sort;
  limit?: number;
  select?: Select;
  depth?: 0 | 1;
}

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
    // All of these collections have drafts, but the type does not reflect that.
    draft: draft as never,
    collection,
    where: { and: [isShown(), where] },
    pagination: false,
    depth,
  });
  return docs;
}
