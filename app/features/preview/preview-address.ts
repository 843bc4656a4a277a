import type { ShouldRevalidateFunction } from '@remix-run/react';

/** What is added to a page's address to see its newest draft. */
const PREVIEW = 'preview';

/** Whether an address asks for the newest draft. */
export const asksForPreview = ({ searchParams }: URL): boolean => searchParams.get(PREVIEW) === 'true';

/** A query with the wish for the newest draft. */
export function withPreview(search: string): string {
  const query = new URLSearchParams(search);
  query.set(PREVIEW, 'true');
  return `?${query.toString()}`;
}

/** A query without that wish. */
export function withoutPreview(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(PREVIEW);
  const rest = query.toString();
  return rest && `?${rest}`;
}

/** What changes seldom is read again only in a preview, where it may be what is being edited. */
export const revalidateInPreview: ShouldRevalidateFunction = ({ nextUrl }) => asksForPreview(nextUrl);
