import { z } from 'zod';
import { SECTIONS } from '#app/regulations/index.ts';
import { email } from '../forms/field-schemas.ts';
import { formCheck } from '../forms/form-check.ts';
import { INVALID_EMAIL } from './messages.ts';

/** A newsletter sign-up, or one for the launch of a section. Source: specification section 5, "Newsletter". */
export const newsletterSchema = z.object({
  email: email(INVALID_EMAIL.description),
  section: z.enum(SECTIONS).optional(),
});

export const newsletterCheck = formCheck(newsletterSchema);
