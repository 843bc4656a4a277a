export const REDIRECTED_COLLECTIONS = ['articles', 'guides', 'partners'] as const;

export type RedirectedCollection = (typeof REDIRECTED_COLLECTIONS)[number];

export const isRedirected = (collection: string): collection is RedirectedCollection =>
  REDIRECTED_COLLECTIONS.some((slug) => slug === collection);

const encoded = (text: string): string =>
  text.replace(/[^\p{ASCII}]+/gu, (letters) => encodeURIComponent(letters.replace(/\p{Surrogate}/gu, '')));

/** Returns a path as redirects store it: URL-encoded, without surrounding spaces or trailing slashes. */
export const normalizePath = (path: string): string => encoded(path.trim().replace(/(?<=[^/]|^\/)\/+$/, ''));

export const isPath = (text: string): boolean => /^\/(?:[^\s/\\?#][^\s\\?#]*)?$/.test(text);

export function isRedirectTarget(text: string): boolean {
  if (/[\s\p{Cc}]/u.test(text)) return false;
  if (/^\/(?![/\\])[^\\]*$/.test(text)) return true;
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

export function isSafeUrl(value: string | null | undefined): boolean {
  if (!value) return false;
  if (/^\/(?!\/)/.test(value) || value.startsWith('#')) return true;
  try {
    return ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

export const URL_ERROR_MESSAGE =
  'Start with "/" for a page on this site, or enter a full address such as https://www.nyc.gov/.';
