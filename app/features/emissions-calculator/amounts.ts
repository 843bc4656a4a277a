import { z } from 'zod';
import { MOST } from '#app/regulations/ll97/schema.ts';

const AMOUNT = /^\d{1,3}(,\d{3})+(\.\d+)?$|^\d+(\.\d+)?$/;

const AMOUNT_MESSAGE = 'Please enter a number such as 80,000, zero or more';

/** The number that somebody typed, with or without commas; NaN for what is none. */
const read = (typed: string): number => (AMOUNT.test(typed) ? Number(typed.replaceAll(',', '')) : Number.NaN);

/** A typed amount: finite, zero or more, and no larger than a building can have. */
export const amount = (message = AMOUNT_MESSAGE) =>
  z
    .string({ error: message })
    .trim()
    .max(40, message)
    .transform(read)
    .refine((value) => value >= 0 && value <= MOST, message);
