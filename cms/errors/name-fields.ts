import type { AfterErrorHook } from 'payload';
import { z } from 'zod';
import { toastMessage } from './toast-message.ts';

const withFields = z.object({
  data: z.object({
    errors: z.array(
      z.object({ path: z.string(), message: z.string(), label: z.string().optional().catch(undefined) }),
    ),
  }),
});

/**
 * Tells the panel which fields are invalid, and why, in messages that its toasts show whole. Payload names the fields
 * itself when the error is of a class that it knows; in production the panel is built with a copy of Payload of its
 * own, whose classes are others.
 */
export const nameFields: AfterErrorHook = ({ error, result }) => {
  const { data: invalid } = withFields.safeParse(error);
  if (invalid) {
    const { message, name } = error;
    const shown = toastMessage(message, invalid.data.errors);
    return { response: { ...result, errors: [{ name, message: shown, data: invalid.data }] } };
  }
  const errors = result?.errors?.map((each) => ({ ...each, message: toastMessage(each.message ?? '') }));
  return errors && { response: { ...result, errors } };
};
