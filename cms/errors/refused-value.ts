import type { AfterErrorHook } from 'payload';

/** PostgreSQL's codes for a value that it cannot take, such as text where a number is due. */
const VALUE_REFUSED = /^22[0-9A-Z]{3}$/;

const DEEPEST_CAUSE = 5;

function isRefusedValue(error: unknown, depth = DEEPEST_CAUSE): boolean {
  if (!(error instanceof Error) || depth === 0) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return VALUE_REFUSED.test(code) || isRefusedValue(error.cause, depth - 1);
}

/** Payload parses what the panel's forms hold as JSON, before it knows who sends it. */
const isBrokenJson = (error: unknown): boolean => error instanceof Error && error.name === 'SyntaxError';

/**
 * Answers a request with a value that the database cannot take, or that is no JSON, with 400: Payload takes it for a
 * fault of its own.
 */
export const refusedValue: AfterErrorHook = ({ error }) =>
  isRefusedValue(error) || isBrokenJson(error)
    ? {
        status: 400,
        response: { errors: [{ message: 'A value in this request is not valid. Please check it.' }] },
      }
    : undefined;
