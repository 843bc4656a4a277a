import type { ShouldRevalidateFunction } from '@remix-run/react';

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

/** Reloads settings and menus only in previews, where an editor may be changing them. */
export const revalidateInPreview: ShouldRevalidateFunction = ({ nextUrl }) =>
  asksForPreview(nextUrl.searchParams);
