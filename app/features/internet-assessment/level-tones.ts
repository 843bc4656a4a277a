import type { ReadinessLevel } from '#app/regulations/internet/readiness.ts';
import type { Tone } from '#app/ui/badge.tsx';

/** Specification section 4: green low, yellow moderate, orange high, red otherwise. */
const TONES: Record<Exclude<ReadinessLevel, 'Critical Risk'>, Tone> = {
  'Low Risk': 'low',
  'Moderate Risk': 'medium',
  'High Risk': 'high',
};

/** The colour of a stored level. */
export const toneOf = (level: string): Tone =>
  Object.hasOwn(TONES, level) ? TONES[level as keyof typeof TONES] : 'veryHigh';
