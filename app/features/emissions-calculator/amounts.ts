import { MOST } from '#app/regulations/ll97/schema.ts';
import { number } from '../forms/atoms.ts';

const AMOUNT_MESSAGE = 'Please enter a number such as 80,000, zero or more';

/** A typed amount: finite, zero or more, and no larger than a building can have. */
export const amount = (message = AMOUNT_MESSAGE) => number({ message, max: MOST });
