/** How many words of explanatory prose an adult reads in a minute. */
const WORDS_A_MINUTE = 220;

/** How many words a text has. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Whole minutes that it takes to read a text, at least one. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(countWords(text) / WORDS_A_MINUTE));
