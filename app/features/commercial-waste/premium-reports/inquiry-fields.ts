import { z } from 'zod';
import { defineForm } from '#app/features/forms/define-form.ts';
import { email, singleLine, multiLine } from '#app/features/forms/field-schemas.ts';

export const inquiryForm = defineForm(
  z.object({
    name: singleLine({ message: 'Please enter your name', max: 120 }),
    email: email(),
    buildingAddress: singleLine({ message: 'Please enter the address of the building', max: 200 }),
    message: multiLine({ message: 'Please tell us what we should know', max: 5000 }).optional(),
  }),
  'There was an error sending your request. Please try again.',
);
