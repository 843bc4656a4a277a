import type { Submission, SubmissionResult } from '@conform-to/react';
import { data, redirect, redirectDocument, type ActionFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import { confirmationUrl, type FormName } from './confirmation.tsx';
import { repeatableIn } from './define-form.ts';
import {
  readFormBody,
  UploadNotWritten,
  type ExpectedFile,
  type FormBody,
  type TemporaryFile,
} from './form-body.server.ts';
import { isHoneypotFilled } from './honeypot.tsx';
import { tooManyMails } from './too-often.server.ts';
import { fieldMessages, type FileErrors } from './upload-rules.ts';

export type FormRequest = Pick<ActionFunctionArgs, 'request' | 'context'>;

export interface FileToReceive<Accepted> extends ExpectedFile {
  missing?: string;
  accept: (
    files: readonly TemporaryFile[],
    known: FileErrors,
    log: FormRequest['context']['log'],
  ) => Promise<{ files: Accepted[] } | { errors: FileErrors }>;
}

interface FormToReceive<Values, Stored, Accepted> {
  name: FormName;
  check: (fields: FormData) => Submission<Record<string, unknown>, string[], Values>;
  /** Required for checkboxes that share a name. */
  schema?: z.ZodType;
  file?: FileToReceive<Accepted>;
  /** May throw a response, or `FormRejected` for errors that only the database can detect. */
  submit: (
    values: Values,
    sender: { isSpam: boolean; mayMail: boolean },
    files: Accepted[],
  ) => Promise<Stored>;
  /** Recipients of emails. The form is rejected if one of them recently received several emails. */
  mailsTo?: (values: Values) => string | readonly string[] | undefined;
  /** The recipient of an acknowledgment, which is skipped if they recently received several emails. */
  acknowledgesTo?: (values: Values) => string | undefined | Promise<string>;
  failure: string | ((error: unknown) => string);
}

interface Rejection {
  status: number;
  result: SubmissionResult;
  files: number;
  fileErrors?: FileErrors;
}

export type Outcome<Stored> = { stored: Stored } | { rejected: Rejection };

export type FormErrors = Record<string, string[]>;

export class FormRejected extends Error {
  constructor(
    readonly errors: FormErrors,
    readonly status = 400,
    /** Fields to leave empty in the response, because their input was cut off. */
    readonly hideFields: string[] = [],
  ) {
    super('The form was refused.');
  }
}

export const NOT_STORED = 'We could not store this. Please try again.';

export function refuseOtherMethods(request: Request): void {
  if (request.method !== 'POST') throw data('This address only accepts forms.', { status: 405 });
}

export async function readForm(request: Request): Promise<FormData> {
  refuseOtherMethods(request);
  return (await readFormBody(request)).fields;
}

const withErrors = (result: SubmissionResult, errors: FormErrors): SubmissionResult => ({
  ...result,
  status: 'error',
  error: { ...result.error, ...errors },
});

async function acceptFiles<Accepted>(
  { files = [], fileErrors = { files: [] } }: Partial<FormBody>,
  file: FileToReceive<Accepted> | undefined,
  { log }: FormRequest['context'],
): Promise<{ errors: FileErrors } | { files: Accepted[] }> {
  if (file && files.length > 0) return file.accept(files, fileErrors, log);
  return file?.missing ? { errors: { list: file.missing, files: [] } } : { files: [] };
}

function logFailure(
  { log }: FormRequest['context'],
  { name, failure }: Pick<FormToReceive<never, unknown, never>, 'name' | 'failure'>,
  error: unknown,
): string {
  log.error({ err: error, form: name }, 'A submission could not be stored.');
  return typeof failure === 'string' ? failure : failure(error);
}

/**
 * Rejects the form with 400 for invalid input, 429 if a recipient recently received several emails, the status of
 * a `FormRejected`, or 503 if storing fails.
 */
export async function submitForm<Values, Stored, Accepted>(
  context: FormRequest['context'],
  form: FormToReceive<Values, Stored, Accepted>,
  body: Pick<FormBody, 'fields'> & Partial<FormBody>,
): Promise<Outcome<Stored>> {
  const submission = form.check(body.fields);
  const sent = body.files ?? [];
  const reject = (status: number, errors: FormErrors = {}, hideFields: string[] = []) => {
    const result = submission.reply({ hideFields });
    const isError = Object.keys(errors).length > 0;
    return {
      rejected: { status, result: isError ? withErrors(result, errors) : result, files: sent.length },
    };
  };
  const accepted = await acceptFiles(body, form.file, context);
  if ('errors' in accepted) {
    const { errors: fileErrors } = accepted;
    const { rejected } = reject(400, { [form.file?.field ?? '']: fieldMessages(sent, fileErrors) });
    return { rejected: { ...rejected, fileErrors } };
  }
  // Without scripts, buttons that add or remove a row submit the form. That is not an error.
  if (submission.status !== 'success') return reject(submission.status ? 400 : 200);
  const { value } = submission;
  const isSpam = isHoneypotFilled(body.fields);
  const recipients = isSpam ? [] : [form.mailsTo?.(value) ?? []].flat();
  for (const recipient of recipients) {
    const seconds = await context.takeMailTo(recipient);
    if (seconds) {
      const named = recipients.length > 1 ? recipient : undefined;
      return reject(429, { '': [tooManyMails(seconds, named)] });
    }
  }
  try {
    const sender = isSpam ? undefined : await form.acknowledgesTo?.(value);
    const mayMail = sender === undefined || (await context.mayAcknowledge(sender));
    return { stored: await form.submit(value, { isSpam, mayMail }, accepted.files) };
  } catch (error) {
    if (error instanceof FormRejected) return reject(error.status, error.errors, error.hideFields);
    if (!(error instanceof Error)) throw error;
    return reject(503, { '': [logFailure(context, form, error)] });
  }
}

/**
 * Handles every form, with and without scripts or files. Throws 405 for other methods, and 400 for a body
 * that is not a form. Always removes temporary files. Duplicates are stored once (docs/decisions/0005).
 */
export async function processForm<Values, Stored, Accepted>(
  { request, context }: FormRequest,
  form: FormToReceive<Values, Stored, Accepted>,
): Promise<Outcome<Stored>> {
  refuseOtherMethods(request);
  let body: FormBody;
  try {
    body = await readFormBody(request, {
      file: form.file,
      mayRepeat: form.schema && repeatableIn(form.schema),
    });
  } catch (error) {
    if (!(error instanceof UploadNotWritten)) throw error;
    const formErrors = [logFailure(context, form, error)];
    return { rejected: { status: 503, result: form.check(error.fields).reply({ formErrors }), files: 1 } };
  }
  try {
    return await submitForm(context, form, body);
  } finally {
    await body.discard();
  }
}

const chooseAgain = (files: number): string =>
  files === 1
    ? 'Please choose the file again: browsers do not keep it'
    : 'Please choose the files again: browsers do not keep them';

function withReminder({ result, files, fileErrors }: Rejection, field: string): SubmissionResult {
  const isReminded = fileErrors ? files > 1 : files > 0;
  if (!isReminded) return result;
  return withErrors(result, { [field]: [...(result.error?.[field] ?? []), chooseAgain(files)] });
}

interface PageResponse {
  file?: ExpectedFile;
  headers?: HeadersInit;
  /** Set if the next page ships no React, so that the browser must load a new document. */
  nextIsStatic?: boolean;
}

export function respondWithPage<Stored>(
  outcome: Outcome<Stored>,
  next: (stored: Stored) => string,
  { file, headers, nextIsStatic = false }: PageResponse,
) {
  if (!('rejected' in outcome)) {
    return (nextIsStatic ? redirectDocument : redirect)(next(outcome.stored), { headers });
  }
  const { status, result } = outcome.rejected;
  return data({ result: file ? withReminder(outcome.rejected, file.field) : result }, { status });
}

export function respondToScript<Stored>(
  outcome: Outcome<Stored>,
  answer: (stored: Stored) => object,
): Response {
  if (!('rejected' in outcome)) return Response.json(answer(outcome.stored));
  const { status, result, fileErrors } = outcome.rejected;
  return Response.json({ result, fileErrors: fileErrors?.files }, { status });
}

export const receiveForm = async <Values, Stored = void, Accepted = never>(
  args: FormRequest,
  {
    next = (stored) =>
      confirmationUrl(args.request.url, form.name, typeof stored === 'string' ? stored : undefined),
    ...form
  }: FormToReceive<Values, Stored, Accepted> &
    Pick<PageResponse, 'nextIsStatic'> & { next?: (stored: Stored) => string },
) => respondWithPage(await processForm(args, form), next, { nextIsStatic: form.nextIsStatic });
