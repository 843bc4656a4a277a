import type { Where } from 'payload';
import { stringify } from 'qs-esm';
import type { InboxSlug } from '#cms/inbox/kinds.ts';
import { viewsFor } from '#cms/inbox/views.ts';
import type { AgeClass } from './age.ts';

type ViewName = 'Open' | 'Mine' | 'Unassigned' | 'Overdue';

const listAddress = (slug: InboxSlug, where: Where): string =>
  `/admin/collections/${slug}${stringify({ where }, { addQueryPrefix: true })}`;

/** The address of a list in the panel, showing one of the views of the inbox. */
export function viewAddress(slug: InboxSlug, name: ViewName, user: number, now: Date): string {
  const view = viewsFor(user, now).find((each) => each.name === name);
  return listAddress(slug, view?.where ?? {});
}

/** The address of a list in the panel, showing what is open and arrived in this time. */
export function ageAddress(slug: InboxSlug, { from, before }: AgeClass): string {
  const and: Where[] = [
    { closedAt: { exists: false } },
    { isSpam: { not_equals: true } },
    ...(from ? [{ createdAt: { greater_than_equal: from.toISOString() } }] : []),
    ...(before ? [{ createdAt: { less_than: before.toISOString() } }] : []),
  ];
  return listAddress(slug, { or: [{ and }] });
}
