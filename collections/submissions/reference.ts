import { randomInt } from 'node:crypto';

/** Excludes characters that sound or look alike, and vowels, so that no words appear. */
const CHARACTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';

const half = (): string => Array.from({ length: 4 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

/** Visitors and staff refer to a submission by this number. It grants no access. */
export const newReference = (): string => `${half()}-${half()}`;
