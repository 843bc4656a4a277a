import type { AfterErrorHook } from 'payload';
import { z } from 'zod';

const withFields = z.object({
  data: z.object({
    errors: z.array(
      z.object({ path: z.string(), message: z.string(), label: z.string().optional().catch(undefined) }),
    ),
  }),
});

/**
 * Tells the panel which fields are invalid, and why. Payload does so itself when the error is of a class that
 * it knows; in production the panel is built with a copy of Payload of its own, whose classes are others.
 */
export const nameFields: AfterErrorHook = ({ error, result }) => {
  const { data: invalid } = withFields.safeParse(error);
  if (!invalid) return undefined;
  const { message, name } = error;
  return { response: { ...result, errors: [{ name, message, data: invalid.data }] } };
};
