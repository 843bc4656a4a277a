import { type AfterErrorHook, APIError } from 'payload';
import { z } from 'zod';

/** A 400 whose message people see in the panel. */
export const badRequest = (message: string): APIError => new APIError(message, 400, null, true);

interface InvalidField {
  path: string;
  label?: string;
}

const LIST = /^The following fields? (?:is|are) invalid: /;

/** "Price, dollars" becomes "Price (dollars)". */
const withoutComma = (label: string): string => label.replace(/, (.+)$/, ' ($1)').replaceAll(',', '');

/**
 * Words a message so that the panel's toasts show it whole: they split what follows a colon at commas, into a list of
 * fields. See createErrorsFromMessage in @payloadcms/ui (https://github.com/payloadcms/payload/pull/15894); this can go
 * once that leaves messages without field names alone.
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
 * Tells the panel which fields are invalid, and why. Payload does so only for errors that are `instanceof` its own
 * ValidationError, but in production Next bundles a second copy of that class.
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

/** PostgreSQL's codes for an invalid value, such as text for a number. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

const MAX_CAUSES = 5;

function isDataException(error: unknown, depth = MAX_CAUSES): boolean {
  if (!(error instanceof Error) || depth === 0) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return DATA_EXCEPTION.test(code) || isDataException(error.cause, depth - 1);
}

/** Payload parses the JSON in the panel's forms without catching errors. */
const isBrokenJson = (error: unknown): boolean => error instanceof Error && error.name === 'SyntaxError';

/** Responds with 400 to a value that the database rejects, or that is not JSON, where Payload would respond with 500. */
export const rejectInvalidValues: AfterErrorHook = ({ error }) =>
  isDataException(error) || isBrokenJson(error)
    ? {
        status: 400,
        response: { errors: [{ message: 'A value in this request is not valid. Please check it.' }] },
      }
    : undefined;
