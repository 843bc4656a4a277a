/** A path as it is stored and looked up: without spaces around it, and without slashes at its end. */
export const tidyPath = (path: string): string => path.trim().replace(/(?<=.)\/+$/, '');

/** Whether this is a path on this site, and nothing more: no host, no question mark, no anchor. */
export const isPath = (text: string): boolean => /^\/(?:[^\s/\\?#][^\s\\?#]*)?$/.test(text);

/** Whether a redirect may lead here: a page of this site, or a whole web address. */
export function isRedirectTarget(text: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(text)) return true;
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
