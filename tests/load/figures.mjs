/** The number in the middle; of an even count, the lower of the two. */
export function medianOf(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** A figure as people read it: whole from ten on, else with the digits that tell something. */
export const figure = (number) =>
  number >= 10 ? Math.round(number).toLocaleString('en-US') : String(Number(number.toPrecision(2)));
