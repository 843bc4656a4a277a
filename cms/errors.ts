import type { AfterErrorHook } from 'payload';
import { z } from 'zod';

interface InvalidField {
  path: string;
  label?: string;
}

const LIST = /^The following fields? (?:is|are) invalid: /;

/** "Price, dollars" becomes "Price (dollars)". */
const withoutComma = (label: string): string => label.replace(/, (.+)$/, ' ($1)').replaceAll(',', '');

/**
 * A message as the panel's toasts show it whole. After a colon they take every comma as the end of a field's name:
 * createErrorsFromMessage in @payloadcms/ui has no setting for it.
 */
export function toastMessage(message: string, fields: readonly InvalidField[] = []): string {
  const [intro = ''] = LIST.exec(message) ?? [];
  if (intro && fields.length > 0)
    return intro + fields.map(({ label, path }) => withoutComma(label ?? path)).join(', ');
  const colon = message.indexOf(':');
  const isSplit = colon >= 0 && message.includes(',', colon);
  return isSplit ? message.replaceAll(/:(?= )/g, ' –') : message;
}

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
export const describeInvalidFields: AfterErrorHook = ({ error, result }) => {
  const { data: invalid } = withFields.safeParse(error);
  if (invalid) {
    const { message, name } = error;
    const shown = toastMessage(message, invalid.data.errors);
    return { response: { ...result, errors: [{ name, message: shown, data: invalid.data }] } };
  }
  const errors = result?.errors?.map((each) => ({ ...each, message: toastMessage(each.message ?? '') }));
  return errors && { response: { ...result, errors } };
};

/** PostgreSQL's codes for a value that it cannot take, such as text where a number is due. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

const DEEPEST_CAUSE = 5;

function isDataException(error: unknown, depth = DEEPEST_CAUSE): boolean {
  if (!(error instanceof Error) || depth === 0) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return DATA_EXCEPTION.test(code) || isDataException(error.cause, depth - 1);
}

/** Payload parses what the panel's forms hold as JSON, before it knows who sends it. */
const isBrokenJson = (error: unknown): boolean => error instanceof Error && error.name === 'SyntaxError';

/**
 * Answers a request with a value that the database cannot take, or that is no JSON, with 400: Payload takes it for a
 * fault of its own.
 */
export const rejectInvalidValues: AfterErrorHook = ({ error }) =>
  isDataException(error) || isBrokenJson(error)
    ? {
        status: 400,
        response: { errors: [{ message: 'A value in this request is not valid. Please check it.' }] },
      }
    : undefined;
