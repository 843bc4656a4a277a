import { z } from 'zod';
import { email, line, paragraphs } from '../forms/field-schemas.ts';
import { formCheck } from '../forms/form-check.ts';

/**
 * A message to the team. The specification (section 5, "Contact form") has no rule but that of the email address; a
 * message that is stored and answered needs all four.
 */
export const contactSchema = z.object({
  name: line({ message: 'Please enter your name', max: 120 }),
  email: email(),
  subject: line({ message: 'Please enter a subject', max: 160 }),
  message: paragraphs({ message: 'Please enter your message', max: 5000 }),
});

export type ContactFields = z.input<typeof contactSchema>;

export const contactCheck = formCheck(contactSchema);

export const MESSAGE_FAILED = 'There was an error sending your message. Please try again.';
