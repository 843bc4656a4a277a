/** The address that a visitor wrote, where it is one of the web: nothing else becomes a link. */
export function webAddress(text: string): string | undefined {
  const address = text.trim();
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).href : undefined;
}
