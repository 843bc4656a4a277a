import { formCheck } from '../../forms/form-check.ts';
import { mailRequestSchema } from './schema.ts';

/** The check of the form, for the browser and for the action. */
export const mailRequestCheck = formCheck(mailRequestSchema);
