import { parseWithZod } from '@conform-to/zod/v4';
import type { FormCheck } from '#app/ui/forms/form-check.ts';
import { mailRequestSchema, type MailRequestValues } from './schema.ts';

/** The check of the form, for the browser and for the action. */
export const mailRequestCheck: FormCheck<MailRequestValues> = (formData) =>
  parseWithZod(formData, { schema: mailRequestSchema });
