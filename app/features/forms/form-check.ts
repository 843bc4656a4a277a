import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import type { FormCheck } from '#app/ui/forms/form-check.ts';
import { knownFields } from './known-fields.ts';

/**
 * The check of a form by its schema, for the browser and for the action, where only the fields of the schema count.
 * Nothing else hands a form to conform.
 */
export function formCheck<Values extends Record<string, unknown>>(
  schema: z.ZodType<Values>,
): FormCheck<Values> {
  // A visitor's browser checks its own form, which has no other fields.
  if (!import.meta.env.SSR) return (formData) => parseWithZod(formData, { schema });
  const keepKnown = knownFields(schema);
  return (formData) => parseWithZod(keepKnown(formData), { schema });
}
