import type { Where } from 'payload';
import type { InboxSlug } from '#cms/inbox/kinds.ts';
import { viewAddress, viewsFor } from '#cms/inbox/views.ts';
import type { AgeClass } from './age.ts';

type ViewName = 'Open' | 'Mine' | 'Unassigned' | 'Overdue';

/** The address of a list in the panel, showing one of the views of the inbox. */
export function addressOfView(slug: InboxSlug, name: ViewName, user: number, now: Date): string {
  const view = viewsFor(user, now).find((each) => each.name === name);
  return viewAddress(slug, view ?? { where: {}, sort: '-createdAt' });
}

/** The address of a list in the panel, showing what is open and arrived in this time. */
export function ageAddress(slug: InboxSlug, { from, before }: AgeClass): string {
  const and: Where[] = [
    { closedAt: { exists: false } },
    { isSpam: { not_equals: true } },
    ...(from ? [{ createdAt: { greater_than_equal: from.toISOString() } }] : []),
    ...(before ? [{ createdAt: { less_than: before.toISOString() } }] : []),
  ];
  return viewAddress(slug, { where: { and }, sort: '-createdAt' });
}
