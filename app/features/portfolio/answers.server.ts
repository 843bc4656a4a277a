import type { SubmissionResult } from '@conform-to/react';
import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import type { FormAnswer } from '../forms/client-action.ts';
import { type FormBody, readFormBody, UploadNotWritten } from '../forms/form-body.server.ts';
import { refuseOtherMethods } from '../forms/receive-form.server.ts';
import type { UploadRule } from '../forms/upload-rules.ts';

/** The errors of a form by field; under "" what concerns all of it. */
export type Errors = Record<string, string[]>;

/** Where a pasted list is cut off: 500 long lines, in bytes. */
export const LONGEST_LIST = 150_000;

/** 500 rows of many columns have some hundred kilobytes. */
const LIST_RULE: UploadRule = {
  maxBytes: 1024 * 1024,
  maxLabel: '1MB',
  maxFiles: 1,
  maxTotalBytes: 1024 * 1024,
  maxTotalLabel: '1MB',
};

const LIST_FILE = { field: 'file', rule: LIST_RULE, longestText: LONGEST_LIST };

/** A form with errors: the page shows them beside the fields, with what was typed. */
export class Refused extends Error {
  constructor(
    readonly errors: Errors,
    readonly status = 400,
  ) {
    super('The form was refused.');
  }
}

/** What was typed in a field; empty where the form does not have it. */
export function typed(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/** What was typed; of a name that comes several times, the first. */
const typedValues = (fields: FormData): Record<string, string> =>
  Object.fromEntries([...fields.keys()].map((name) => [name, typed(fields, name)]));

const refusal = (fields: FormData, { errors, status }: Pick<Refused, 'errors' | 'status'>) => {
  const result: SubmissionResult = { status: 'error', initialValue: typedValues(fields), error: errors };
  return data<FormAnswer>({ result }, { status });
};

/** The values of a form by its schema. Throws `Refused`. */
export function valuesOf<Values>(schema: z.ZodType<Values>, fields: FormData): Values {
  const parsed = schema.safeParse(typedValues(fields));
  if (parsed.success) return parsed.data;
  const errors: Errors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0] ?? '');
    errors[field] ??= [message];
  }
  throw new Refused(errors);
}

const NOT_STORED = { errors: { '': ['We could not store this. Please try again.'] }, status: 503 };

/**
 * Reads a form, perhaps with a list in a file, and answers it: with a redirect to `receive`'s address, or with its page and
 * errors. Files are removed in any case.
 */
export async function receive(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  handle: (body: FormBody) => Promise<string>,
) {
  refuseOtherMethods(request);
  let body: FormBody;
  try {
    body = await readFormBody(request, LIST_FILE);
  } catch (error) {
    if (!(error instanceof UploadNotWritten)) throw error;
    context.log.error({ err: error }, 'The list of a portfolio could not be stored.');
    return refusal(error.fields, NOT_STORED);
  }
  try {
    return redirect(await handle(body), 303);
  } catch (error) {
    if (error instanceof Refused) return refusal(body.fields, error);
    if (!(error instanceof Error)) throw error;
    context.log.error({ err: error }, 'The form of a portfolio could not be stored.');
    return refusal(body.fields, NOT_STORED);
  } finally {
    await body.discard();
  }
}
