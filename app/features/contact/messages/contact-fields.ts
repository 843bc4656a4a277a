import { z } from 'zod';
import { defineForm } from '#app/features/forms/define-form.ts';
import { email, singleLine, multiLine } from '#app/features/forms/field-schemas.ts';

export const contactForm = defineForm(
  z.object({
    name: singleLine({ message: 'Please enter your name', max: 120 }),
    email: email(),
    subject: singleLine({ message: 'Please enter a subject', max: 160 }),
    message: multiLine({ message: 'Please enter your message', max: 5000 }),
  }),
  'There was an error sending your message. Please try again.',
);
