import type { SubmissionResult } from '@conform-to/react';
import { data, redirect } from '@remix-run/node';
import type { z } from 'zod';
import type { FormAnswer } from './client-action.ts';
import type { ExpectedFile, FormBody } from './form-body.server.ts';
import { type FormErrors, FormRejected, type FormRequest, withFormBody } from './receive-form.server.ts';

/** What was typed in a field; empty where the form does not have it. */
export function typed(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/** What was typed; of a name that comes several times, the first. */
const typedValues = (fields: FormData): Record<string, string> =>
  Object.fromEntries([...fields.keys()].map((name) => [name, typed(fields, name)]));

const refusal = (fields: FormData, { errors, status }: Pick<FormRejected, 'errors' | 'status'>) => {
  const result: SubmissionResult = { status: 'error', initialValue: typedValues(fields), error: errors };
  return data<FormAnswer>({ result }, { status });
};

/** The values of a form by its schema. Throws `FormRejected`. */
export function valuesOf<Values>(schema: z.ZodType<Values>, fields: FormData): Values {
  const parsed = schema.safeParse(typedValues(fields));
  if (parsed.success) return parsed.data;
  const errors: FormErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0] ?? '');
    errors[field] ??= [message];
  }
  throw new FormRejected(errors);
}

const NOT_STORED = { errors: { '': ['We could not store this. Please try again.'] }, status: 503 };

/**
 * Receives a static page's forms, whose fields depend on what the page shows: redirects to the URL that `handle` returns,
 * or answers with the page and the errors of a `FormRejected`.
 */
export function receiveFields(
  args: FormRequest,
  handle: (body: FormBody) => Promise<string>,
  file?: ExpectedFile,
) {
  const fail = (fields: FormData, error: unknown) => {
    args.context.log.error({ err: error }, 'A form of a static page could not be stored.');
    return refusal(fields, NOT_STORED);
  };
  return withFormBody(args, file, fail, async (body) => {
    try {
      return redirect(await handle(body), 303);
    } catch (error) {
      if (error instanceof FormRejected) return refusal(body.fields, error);
      // A response, such as "not found".
      if (!(error instanceof Error)) throw error;
      return fail(body.fields, error);
    }
  });
}
