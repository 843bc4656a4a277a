import type { Candidate } from '#app/content/building-search.server.ts';

const SMALL: ReadonlySet<string> = new Set(['OF', 'THE', 'AND']);

const inTitleCase = (word: string): string => {
  if (SMALL.has(word)) return word.toLowerCase();
  const letters = /^(MC)([A-Z].+)$/.exec(word);
  if (letters) return `Mc${inTitleCase(letters[2] ?? '')}`;
  return word.length > 1 && /^[A-Z]/.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word;
};

/** An address of the city's files, which are in capitals, as people write it: "350 5 Avenue". */
export const addressText = (address: string): string => address.split(' ').map(inTitleCase).join(' ');

type Place = Pick<Candidate, 'borough' | 'zip'>;

/** "Manhattan 10118". */
export const placeText = ({ borough, zip }: Place): string => (zip ? `${borough} ${zip}` : borough);

/** The page of a candidate. */
export const candidateUrl = ({ bbl, bin }: Pick<Candidate, 'bbl' | 'bin'>): string =>
  bin ? `/buildings/${bbl}?bin=${bin}` : `/buildings/${bbl}`;
