import { z } from 'zod';
import { defineForm } from '../forms/define-form.ts';
import { email, singleLine } from '../forms/field-schemas.ts';

const ADDRESS_MESSAGE = "Please enter the building's street address";

/** The email repeats the street address, so the address must not contain a link. */
const holdsNoLink = (address: string): boolean => !/[:@<>]|www\./i.test(address);

export const resultRequestForm = defineForm(
  z.object({
    userEmail: email(),
    buildingAddress: singleLine({ message: ADDRESS_MESSAGE, min: 5, max: 200 }).refine(
      holdsNoLink,
      ADDRESS_MESSAGE,
    ),
  }),
  'There was an error sending your result. Please try again.',
);
