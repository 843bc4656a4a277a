import type { Candidate } from '#app/content/building-search.server.ts';

type Place = Pick<Candidate, 'borough' | 'zip'>;

/** "Manhattan 10118". */
export const placeText = ({ borough, zip }: Place): string => (zip ? `${borough} ${zip}` : borough);

/** The page of a candidate. */
export const candidateUrl = ({ bbl, bin }: Pick<Candidate, 'bbl' | 'bin'>): string =>
  bin ? `/buildings/${bbl}?bin=${bin}` : `/buildings/${bbl}`;
