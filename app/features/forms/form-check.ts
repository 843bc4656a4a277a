import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import type { FormCheck } from '#app/ui/forms/form-check.ts';

/** The check of a form by its schema, for the browser and for the action. */
export const formCheck =
  <Values extends Record<string, unknown>>(schema: z.ZodType<Values>): FormCheck<Values> =>
  (formData) =>
    parseWithZod(formData, { schema });
