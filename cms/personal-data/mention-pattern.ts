/**
 * A regular expression of PostgreSQL for an address where it stands by itself: "ada@example.com" is not in
 * "nada@example.com", nor in "ada@example.com.au". Columns of JSON are searched as text, where a new line before the
 * address is written as two characters.
 */
export function mentionPattern(address: string): string {
  const literally = address.replace(/[^\p{L}\p{N}]/gu, (character) => `\\${character}`);
  const begins = String.raw`(?:(?<![[:alnum:]._%+-])|(?<=\\[nrtbf]))`;
  const ends = String.raw`(?![[:alnum:]-]|\.[[:alnum:]])`;
  return `${begins}${literally}${ends}`;
}
