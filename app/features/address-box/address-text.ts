import type { Candidate } from '#app/data/building-search.server.ts';
import type { LawId } from '#law/buildings/rules/index.ts';

type Place = Pick<Candidate, 'borough' | 'zip'>;

export const placeText = ({ borough, zip }: Place): string => (zip ? `${borough} ${zip}` : borough);

export function candidateUrl({ bbl, bin }: Pick<Candidate, 'bbl' | 'bin'>, law?: LawId): string {
  const page = bin ? `/buildings/${bbl}?bin=${bin}` : `/buildings/${bbl}`;
  return law ? `${page}#${law}` : page;
}
