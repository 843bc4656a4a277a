import type { SignedInRequest } from '#cms/panel/endpoint.ts';
import { mayEditView } from '#collections/inbox-views.ts';
import { countLists } from './find.ts';
import { DEFAULT_VIEWS, filtersSchema } from './filters.ts';
import type { InboxView } from './schema.ts';

/** The views that everyone has, then the saved ones, each with how many submissions it shows. */
export async function findViews(req: SignedInRequest): Promise<InboxView[]> {
  const { payload, user } = req;
  const { docs } = await payload.find({
    collection: 'inbox-views',
    sort: 'name',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  });
  const saved = docs.flatMap(({ id, name, filters, isShared, owner }) => {
    const { data } = filtersSchema.safeParse(filters);
    const isEditable = mayEditView(user, { owner, isShared });
    return data ? [{ id, name, filters: data, isShared: isShared ?? false, isEditable }] : [];
  });
  const views = [
    ...DEFAULT_VIEWS.map((view) => ({ ...view, id: null, isShared: true, isEditable: false })),
    ...saved,
  ];
  const now = new Date();
  const counts = await countLists(
    req,
    views.map(({ filters }) => ({ filters, search: '', user: user.id, now })),
  );
  return views.map((view, at) => ({ ...view, count: counts[at] ?? 0 }));
}
