import { z } from 'zod';
import { email } from '../../forms/atoms.ts';

/** Where a report is to be mailed to. */
export const mailRequestSchema = z.object({ email: email() });

export type MailRequestValues = z.infer<typeof mailRequestSchema>;
