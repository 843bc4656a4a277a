import { parseWithZod } from '@conform-to/zod/v4';
import type { FormCheck } from '#app/ui/forms/form-check.ts';
import { resultRequestSchema, type ResultRequestValues } from './schema.ts';

/** The check of the form that sends a result, for the browser and for the action. */
export const resultRequestCheck: FormCheck<ResultRequestValues> = (formData) =>
  parseWithZod(formData, { schema: resultRequestSchema });
