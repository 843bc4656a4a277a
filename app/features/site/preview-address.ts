import type { ShouldRevalidateFunction } from '@remix-run/react';

/** What is added to a page's address to see its newest draft. */
const PREVIEW = 'preview';

/** Whether an address asks for the newest draft. */
export const asksForPreview = (query: URLSearchParams): boolean => query.get(PREVIEW) === 'true';

/** A query that asks for the newest draft. */
export function withPreview(search: string): string {
  const query = new URLSearchParams(search);
  query.set(PREVIEW, 'true');
  return `?${query.toString()}`;
}

/** The same query for the published page. */
export function withoutPreview(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(PREVIEW);
  const rest = query.toString();
  return rest && `?${rest}`;
}

/** Settings and menus are loaded again in previews only, where they may be what is being edited. */
export const revalidateInPreview: ShouldRevalidateFunction = ({ nextUrl }) =>
  asksForPreview(nextUrl.searchParams);
