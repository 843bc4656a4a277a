import { z } from 'zod';
import { email } from '../forms/field-schemas.ts';
import { formCheck } from '../forms/form-check.ts';

/** Where to mail a report. */
export const mailRequestSchema = z.object({ email: email() });

export type MailRequestFields = z.input<typeof mailRequestSchema>;

export const mailRequestCheck = formCheck(mailRequestSchema);

export const MAIL_FAILED = 'We could not email the report. Please try again.';
