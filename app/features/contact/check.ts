import { parseWithZod } from '@conform-to/zod/v4';
import type { FormCheck } from '#app/ui/forms/form-check.ts';
import { contactSchema, type ContactValues } from './schema.ts';

/** The check of the contact form, for the browser and for the action. */
export const contactCheck: FormCheck<ContactValues> = (formData) =>
  parseWithZod(formData, { schema: contactSchema });
