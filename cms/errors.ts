import { type AfterErrorHook, APIError } from 'payload';
import { z } from 'zod';

/** Payload picks the log level by this class name, so a rejected request is logged without a stack trace. */
class RefusedRequest extends APIError {}

export const LOGGING = {
  telemetry: false,
  loggingLevels: { ValidationError: 'info', RefusedRequest: 'info' },
} as const;

export const badRequest = (message: string): APIError => new RefusedRequest(message, 400, null, true);

export const conflict = (message: string): APIError => new RefusedRequest(message, 409, null, true);

interface InvalidField {
  path: string;
  label?: string;
  message?: string;
}

const LIST = /^The following fields? (?:is|are) invalid: /;

/** A ratio sign, which looks like a colon but does not end a label. */
const RATIO = '\u2236';

const EMPTY = /^(?:This field is required\.|This field requires at least 1 )/;

/** Returns "Excerpt is missing." or "From: No answers reach this band." */
function fieldSentence({ label, path, message = 'This is not valid.' }: InvalidField): string {
  const name = label ?? path;
  if (EMPTY.test(message)) return `${name} is missing.`;
  return message.startsWith(name) ? message : `${name}: ${message}`;
}

/**
 * Rewrites a message so that the panel's toast shows all of it. Toasts treat the text after a colon as a
 * comma-separated list of fields: see createErrorsFromMessage in @payloadcms/ui. Remove this once a fix for messages
 * without field names is released: https://github.com/payloadcms/payload/pull/15894
 */
export function toastMessage(message: string, fields: readonly InvalidField[] = []): string {
  const isList = LIST.test(message) && fields.length > 0;
  const shown = isList ? [...new Set(fields.map(fieldSentence))].join(' ') : message;
  const colon = shown.indexOf(':');
  const isSplit = colon >= 0 && shown.includes(',', colon);
  return isSplit ? shown.replaceAll(/:(?= )/g, ' –').replaceAll(':', RATIO) : shown;
}

const withFields = z.object({
  data: z.object({
    errors: z.array(
      z.object({ path: z.string(), message: z.string(), label: z.string().optional().catch(undefined) }),
    ),
  }),
});

/**
 * Reports invalid fields to the panel. Payload does so only for instances of its own ValidationError, but in
 * production Next bundles a second copy of that class.
 */
export const describeInvalidFields: AfterErrorHook = ({ error, req, result }) => {
  const { data: invalid } = withFields.safeParse(error);
  if (invalid) {
    const { message, name } = error;
    const shown = toastMessage(message, invalid.data.errors);
    // An autosave must not show a toast at every pause in typing. The form shows the error at the top instead.
    const said = req?.query.autosave ? {} : { message: shown };
    return { response: { ...result, errors: [{ name, ...said, data: invalid.data }] } };
  }
  const errors = result?.errors?.map((each) => ({ ...each, message: toastMessage(each.message ?? '') }));
  return errors && { response: { ...result, errors } };
};

export function errorSentence(error: unknown): string {
  const { data: invalid } = withFields.safeParse(error);
  if (invalid) return [...new Set(invalid.data.errors.map(fieldSentence))].join(' ');
  return error instanceof Error ? error.message : 'An error occurred.';
}

/** PostgreSQL's error code class for invalid values, such as text instead of a number. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

const MAX_CAUSES = 5;

function isDataException(error: unknown, depth = MAX_CAUSES): boolean {
  if (!(error instanceof Error) || depth === 0) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return DATA_EXCEPTION.test(code) || isDataException(error.cause, depth - 1);
}

/** Detects malformed JSON in the panel's forms, because Payload does not catch its parse errors. */
const isBrokenJson = (error: unknown): boolean => error instanceof Error && error.name === 'SyntaxError';

export const rejectInvalidValues: AfterErrorHook = ({ error }) =>
  isDataException(error) || isBrokenJson(error)
    ? {
        status: 400,
        response: { errors: [{ message: 'A value in this request is not valid. Please check it.' }] },
      }
    : undefined;
