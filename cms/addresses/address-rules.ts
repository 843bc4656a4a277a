/** The collections whose documents have addresses that editors choose, and may change. */
export const REDIRECTED_COLLECTIONS = ['articles', 'guides', 'partners'] as const;

export type RedirectedCollection = (typeof REDIRECTED_COLLECTIONS)[number];

export const isRedirected = (collection: string): collection is RedirectedCollection =>
  REDIRECTED_COLLECTIONS.some((slug) => slug === collection);

/** A text as browsers ask for it: "/café" becomes "/caf%C3%A9". */
const encoded = (text: string): string =>
  text.replace(/[^\p{ASCII}]+/gu, (letters) => encodeURIComponent(letters.replace(/\p{Surrogate}/gu, '')));

/** A path as it is stored and looked up: as browsers ask for it, without spaces around it or slashes at its end. */
export const normalizePath = (path: string): string => encoded(path.trim().replace(/(?<=[^/]|^\/)\/+$/, ''));

/** Whether this is a path on this site, and nothing more: no host, no question mark, no anchor. */
export const isPath = (text: string): boolean => /^\/(?:[^\s/\\?#][^\s\\?#]*)?$/.test(text);

/** Whether a redirect may lead here: a page of this site, or a whole web address. */
export function isRedirectTarget(text: string): boolean {
  if (/[\s\p{Cc}]/u.test(text)) return false;
  if (/^\/(?![/\\])[^\\]*$/.test(text)) return true;
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

/** Whether a link may lead here: a page of this site, a web address, a mail address or a phone number. */
export function isSafeAddress(value: string | null | undefined): boolean {
  if (!value) return false;
  if (/^\/(?!\/)/.test(value) || value.startsWith('#')) return true;
  try {
    return ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

export const UNSAFE_ADDRESS_MESSAGE =
  'Start with "/" for a page of this site, or enter a full address such as https://www.nyc.gov/.';
