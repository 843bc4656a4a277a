import type { ShouldRevalidateFunction } from '@remix-run/react';

/** The query parameter that shows the newest draft of a page. */
const PREVIEW = 'preview';

export const asksForPreview = (query: URLSearchParams): boolean => query.get(PREVIEW) === 'true';

export function withPreview(search: string): string {
  const query = new URLSearchParams(search);
  query.set(PREVIEW, 'true');
  return `?${query.toString()}`;
}

export function withoutPreview(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(PREVIEW);
  const rest = query.toString();
  return rest && `?${rest}`;
}

/** Settings and menus are reloaded only in previews, where they may be what is being edited. */
export const revalidateInPreview: ShouldRevalidateFunction = ({ nextUrl }) =>
  asksForPreview(nextUrl.searchParams);
