/** Whether an address may stand in a link: a page of this site, a web address, or a mail address. */
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
