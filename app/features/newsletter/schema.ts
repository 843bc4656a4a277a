import { z } from 'zod';
import { SECTIONS } from '#app/regulations/index.ts';
import { email } from '../forms/atoms.ts';
import { INVALID_EMAIL } from './messages.ts';

/**
 * A newsletter sign-up, or the wish to hear when a section opens. Source: specification section 5,
 * "Newsletter"; design card, "Coming Soon".
 */
export const newsletterSchema = z.object({
  email: email(INVALID_EMAIL.description),
  section: z.enum(SECTIONS).optional(),
});
