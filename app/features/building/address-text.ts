/** Words that are written in capitals, or as directions. */
const CAPITALS = new Set(['NY', 'FDR', 'JFK', 'MLK', 'II', 'III', 'IV']);

const SMALL = new Set(['of', 'the', 'and', 'de', 'la']);

function titleWord(word: string, index: number): string {
  if (CAPITALS.has(word)) return word;
  const lower = word.toLowerCase();
  if (index > 0 && SMALL.has(lower)) return lower;
  // "42ND" is "42nd", "MCDONALD" stays simple, "O'BRIEN" is "O'Brien".
  return lower.replace(
    /(^|[-'])([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** An address as the city stores it, in capitals, as people write it: "350 5 AVENUE" is "350 5 Avenue". */
export const addressText = (address: string): string =>
  address.trim().split(/\s+/).map(titleWord).join(' ').replaceAll("'S ", "'s ");
