import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import type { FormCheck } from '#app/ui/forms/form-check.ts';
import { knownFields } from './known-fields.ts';

/** The check of a form by its schema, for the browser and for the action. Nothing else hands a form to conform. */
export function formCheck<Values extends Record<string, unknown>>(
  schema: z.ZodType<Values>,
): FormCheck<Values> {
  const keepKnown = knownFields(schema);
  return (formData) => parseWithZod(keepKnown(formData), { schema });
}
