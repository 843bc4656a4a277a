import { randomInt } from 'node:crypto';

/** Without characters that sound or look alike, and without vowels, so that no words appear. */
const CHARACTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';

const half = (): string => Array.from({ length: 4 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

/** The number by which visitors and staff refer to a submission. It grants no access. */
export const newReference = (): string => `${half()}-${half()}`;
