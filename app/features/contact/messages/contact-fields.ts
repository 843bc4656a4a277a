import { z } from 'zod';
import { defineForm } from '#app/features/forms/define-form.ts';
import { email, line, paragraphs } from '#app/features/forms/field-schemas.ts';

export const contactForm = defineForm(
  z.object({
    name: line({ message: 'Please enter your name', max: 120 }),
    email: email(),
    subject: line({ message: 'Please enter a subject', max: 160 }),
    message: paragraphs({ message: 'Please enter your message', max: 5000 }),
  }),
  'There was an error sending your message. Please try again.',
);
