/** How many words of explanatory prose an adult reads in a minute. */
const WORDS_A_MINUTE = 220;

/** Whole minutes that it takes to read a text, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
