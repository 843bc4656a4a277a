const NOISE_DIGITS = 9;

/** Rounds half up for display, without floating-point noise: 1.005 becomes 1.01. */
export function roundHalfUp(value: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round(Number((value * scale).toFixed(NOISE_DIGITS - digits))) / scale;
}
