import { parseWithZod } from '@conform-to/zod/v4';
import type { FormCheck } from '#app/ui/forms/form-check.ts';
import { enquirySchema, type EnquiryValues } from './schema.ts';

/** The check of a request, for the browser and for the action. */
export const enquiryCheck: FormCheck<EnquiryValues> = (formData) =>
  parseWithZod(formData, { schema: enquirySchema });
