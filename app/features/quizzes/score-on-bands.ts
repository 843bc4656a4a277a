import type { Tone } from '#app/ui/badge.tsx';

/** A band with the scores that it holds, from the first to the last. */
interface Band {
  from: number;
  to: number;
  label: string;
  tone: Tone;
  /** Whether the score is in it. */
  isReached: boolean;
  savings?: string | null;
}

/** A score and the bands that it could lie in, from the lowest. */
export interface ScoreOnBands {
  score: number;
  /** The lowest possible score; 0 unless points can be lost. */
  minimum?: number;
  maximum: number;
  bands: readonly Band[];
}

/** The scores of a band in words: "6-11", and "-9 to -1" where a dash would be misread. */
export function scoresOf({ from, to }: Pick<Band, 'from' | 'to'>): string {
  if (from === to) return `${from}`;
  return from < 0 ? `${from} to ${to}` : `${from}-${to}`;
}
