import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Encoding } from './kept-page.ts';

const OFFERED: Encoding[] = ['br', 'gzip', 'identity'];

/** Browsers have few ways to say what they take. */
const known = new LRUCache<string, Encoding>({ max: 200 });

function choose(accepted: string): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const wanted = negotiator.encodings(OFFERED).filter((name) => name !== 'identity');
  return OFFERED.find((name) => wanted.includes(name)) ?? 'identity';
}

/** The smallest form of a text that a browser takes. */
export function encodingOf(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const chosen = known.get(accepted) ?? choose(accepted);
  known.set(accepted, chosen);
  return chosen;
}
