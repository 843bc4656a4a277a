import { readFileSync } from 'node:fs';

const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** Addresses that people typed: see the README beside this file. */
export const typedAddresses = () => linesOf('typed.txt');

/** Places without a house number that people typed. */
export const typedPlaces = () => linesOf('places.txt');
