import { z } from 'zod';
import { email, line, paragraphs } from '../forms/atoms.ts';

/**
 * A message to the team. The specification (section 5, "Contact form") has no rules but that of the e-mail
 * address; a message that is stored and answered needs all four.
 */
export const contactSchema = z.object({
  name: line({ message: 'Please enter your name', max: 120 }),
  email: email(),
  subject: line({ message: 'Please enter a subject', max: 160 }),
  message: paragraphs({ message: 'Please enter your message', max: 5000 }),
});

export type ContactValues = z.infer<typeof contactSchema>;
