import type { Row, Word } from './words.ts';

/** A value with the words that it was read from. */
export interface Found<T> {
  value: T;
  words: Word[];
  printed: string;
  row: Row;
}
