import { z } from 'zod';
import { email, line } from '../forms/atoms.ts';

const ADDRESS_MESSAGE = "Please enter the building's street address";

/** The mail repeats what is written here to whom the mail goes to: a street address holds no link. */
const holdsNoLink = (address: string): boolean => !/[:@<>]|www\./i.test(address);

/** Where a result goes, and which building it is about. */
export const resultRequestSchema = z.object({
  userEmail: email(),
  buildingAddress: line({ message: ADDRESS_MESSAGE, min: 5, max: 200 }).refine(holdsNoLink, ADDRESS_MESSAGE),
});

export type ResultRequestValues = z.infer<typeof resultRequestSchema>;
