import type { PeerComparison } from '#app/regulations/ll97/peers.ts';
import { wholeNumber } from './words.ts';

/** What the two bars of the comparison are called. */
export const PEER_LABELS = { own: 'This building', median: 'National median' } as const;

/** Below this difference in percent, a building uses as much as its peers. */
const SAME_PERCENT = 0.5;

function difference({ ratio }: PeerComparison): string {
  const percent = Math.abs(ratio - 1) * 100;
  if (percent < SAME_PERCENT) return 'as much energy as';
  return `${wholeNumber(percent)}% ${ratio > 1 ? 'more' : 'less'} energy than`;
}

/** How a building compares, in one sentence. */
export const peerSentence = (peers: PeerComparison): string =>
  `For each sq ft, this building uses ${difference(peers)} the median building of its kind.`;

/** Where the median stands, and what it is not. */
export function peerBasis({ sources, isUnverified }: PeerComparison): string {
  const basis = `${sources.join('; ')}. National medians of buildings of all ages and climates, weighted by area (assumption). Site energy, not emissions.`;
  return isUnverified ? `${basis} Partly unverified.` : basis;
}
