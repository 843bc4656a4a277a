const NOISE_DIGITS = 9;

/**
 * Rounds half up for display. What floating point adds in the last digits is taken off first:
 * 1.005 becomes 1.01, as on paper.
 */
export function roundHalfUp(value: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round(Number((value * scale).toFixed(NOISE_DIGITS - digits))) / scale;
}
