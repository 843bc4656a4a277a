/**
 * Returns a PostgreSQL regular expression that finds an email address unless it is part of another one:
 * "ada@example.com" does not match in "nada@example.com" or "ada@example.com.au". JSON columns are searched as
 * text, where a line break before the email address is two characters.
 */
export function mentionPattern(address: string): string {
  const escaped = address.replace(/[^\p{L}\p{N}]/gu, (character) => `\\${character}`);
  const start = String.raw`(?:(?<![[:alnum:]._%+-])|(?<=\\[nrtbf]))`;
  const end = String.raw`(?![[:alnum:]-]|\.[[:alnum:]])`;
  return `${start}${escaped}${end}`;
}

export function mentionsEmail(text: string, address: string): boolean {
  const escaped = address.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const pattern = `(?<![\\p{L}\\p{N}._%+\\-])${escaped}(?![\\p{L}\\p{N}\\-]|\\.[\\p{L}\\p{N}])`;
  return new RegExp(pattern, 'iu').test(text);
}
