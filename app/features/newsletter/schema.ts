import { z } from 'zod';
import { email } from '../forms/atoms.ts';
import { INVALID_EMAIL } from './messages.ts';

/** A newsletter sign-up. Source: specification section 5, "Newsletter". */
export const newsletterSchema = z.object({ email: email(INVALID_EMAIL.description) });
