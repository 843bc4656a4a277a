import { formCheck } from '../forms/form-check.ts';
import { contactSchema } from './schema.ts';

/** The check of the contact form. */
export const contactCheck = formCheck(contactSchema);
