import type { Submission, SubmissionResult } from '@conform-to/react';
import { data, redirect, redirectDocument, type ActionFunctionArgs } from '@remix-run/node';
import type { InspectedFile } from '#collections/bill-uploads/store-file.ts';
import { confirmationUrl, type FormName } from './confirmation.tsx';
import { readFormBody, UploadNotWritten, type ExpectedFile, type FormBody } from './form-body.server.ts';
import { isHoneypotFilled } from './honeypot.tsx';
import { inspectFiles } from './uploaded-file.server.ts';
import { fieldMessages, type FileErrors } from './upload-rules.ts';

export type FormRequest = Pick<ActionFunctionArgs, 'request' | 'context'>;

interface FormToReceive<Values, Stored> {
  /** Names the form in the log, and its confirmation in the address. */
  name: FormName;
  check: (fields: FormData) => Submission<Record<string, unknown>, string[], Values>;
  /** The files that come with it; `missing` is the message where there has to be one. */
  file?: ExpectedFile & { missing?: string };
  /** Stores it. Throws `FormRejected` for what only the database knows to be wrong. */
  submit: (
    values: Values,
    sender: { isSpam: boolean; mayMail: boolean },
    files: InspectedFile[],
  ) => Promise<Stored>;
  /** The address that the form asks us to mail: the form is refused where that was sent several mails. */
  mailsTo?: (values: Values) => string | undefined;
  /** The address to which a mail acknowledges the form: no mail is sent where that was sent several. */
  acknowledgesTo?: (values: Values) => string | undefined | Promise<string>;
  failure: string | ((error: unknown) => string);
}

interface Rejection {
  status: number;
  result: SubmissionResult;
  /** How many files came with it, which browsers do not keep, and which of them are refused. */
  files: number;
  fileErrors?: FileErrors;
}

export type Outcome<Stored> = { stored: Stored } | { rejected: Rejection };

/** The errors of a form by field; under "" what concerns all of it. */
export type FormErrors = Record<string, string[]>;

/** Thrown for a form that is refused: its page shows the errors beside the fields, with what was typed. */
export class FormRejected extends Error {
  constructor(
    readonly errors: FormErrors,
    readonly status = 400,
  ) {
    super('The form was refused.');
  }
}

/** Throws 405 for a method that an address does not understand. */
export function refuseOtherMethods(request: Request): void {
  if (request.method !== 'POST') throw data('This address only accepts forms.', { status: 405 });
}

/** The fields of a form without a file, which are few and short. */
export async function readForm(request: Request): Promise<FormData> {
  refuseOtherMethods(request);
  return (await readFormBody(request)).fields;
}

export const tooManyMails = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return `We have sent several emails to this address in the last hour. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
};

const withErrors = (result: SubmissionResult, errors: FormErrors): SubmissionResult => ({
  ...result,
  status: 'error',
  error: { ...result.error, ...errors },
});

/** A form's files once they are inspected, or why they are rejected. */
async function acceptFiles(
  { files = [], fileErrors = { files: [] } }: Partial<FormBody>,
  missing: string | undefined,
  { log }: FormRequest['context'],
): Promise<{ errors: FileErrors } | { files: InspectedFile[] }> {
  if (files.length === 0) return missing ? { errors: { list: missing, files: [] } } : { files: [] };
  return inspectFiles(files, fileErrors, log);
}

/** Logs that a form could not be stored, and returns the message for the visitor. */
function logFailure(
  { log }: FormRequest['context'],
  { name, failure }: Pick<FormToReceive<never, unknown>, 'name' | 'failure'>,
  error: unknown,
): string {
  log.error({ err: error, form: name }, 'A submission could not be stored.');
  return typeof failure === 'string' ? failure : failure(error);
}

/**
 * Validates and stores what was submitted: 400 for what is invalid, 429 where an address was sent several mails, the
 * status of a `FormRejected`, and 503 when it cannot be stored.
 */
export async function submitForm<Values, Stored>(
  context: FormRequest['context'],
  form: FormToReceive<Values, Stored>,
  body: Pick<FormBody, 'fields'> & Partial<FormBody>,
): Promise<Outcome<Stored>> {
  const submission = form.check(body.fields);
  const sent = body.files ?? [];
  const accepted = await acceptFiles(body, form.file?.missing, context);
  if ('errors' in accepted) {
    const { errors: fileErrors } = accepted;
    const result = withErrors(submission.reply(), {
      [form.file?.field ?? '']: fieldMessages(sent, fileErrors),
    });
    return { rejected: { status: 400, result, files: sent.length, fileErrors } };
  }
  const { files } = accepted;
  const reject = (status: number, errors?: FormErrors) => {
    const result = errors ? withErrors(submission.reply(), errors) : submission.reply();
    return { rejected: { status, result, files: sent.length } };
  };
  // Without scripts, a button that adds or removes a row submits the form too: that is not an error.
  if (submission.status !== 'success') return reject(submission.status ? 400 : 200);
  const { value } = submission;
  const isSpam = isHoneypotFilled(body.fields);
  const recipient = isSpam ? undefined : form.mailsTo?.(value);
  const seconds = recipient && (await context.takeMailTo(recipient));
  if (seconds) return reject(429, { '': [tooManyMails(seconds)] });
  try {
    const sender = isSpam ? undefined : await form.acknowledgesTo?.(value);
    const mayMail = sender === undefined || (await context.mayAcknowledge(sender));
    return { stored: await form.submit(value, { isSpam, mayMail }, files) };
  } catch (error) {
    if (error instanceof FormRejected) return reject(error.status, error.errors);
    return reject(503, { '': [logFailure(context, form, error)] });
  }
}

/**
 * Reads the body of a form within limits and hands it on; `fail` answers when its files cannot be written. The temporary
 * files are always removed. 405 for other methods, 400 for a body that is not a form.
 */
export async function withFormBody<Result>(
  { request }: Pick<FormRequest, 'request'>,
  file: ExpectedFile | undefined,
  fail: (fields: FormData, error: unknown) => Result,
  handle: (body: FormBody) => Promise<Result>,
): Promise<Result> {
  refuseOtherMethods(request);
  let body: FormBody;
  try {
    body = await readFormBody(request, file);
  } catch (error) {
    if (!(error instanceof UploadNotWritten)) throw error;
    return fail(error.fields, error);
  }
  try {
    return await handle(body);
  } finally {
    await body.discard();
  }
}

/**
 * Receives every form with a schema, with and without scripts, with and without a file: keeps its known fields only,
 * checks the honeypot, validates, and submits. A form sent twice is one record, see docs/decisions/0005.
 */
export const processForm = <Values, Stored>(
  { request, context }: FormRequest,
  form: FormToReceive<Values, Stored>,
): Promise<Outcome<Stored>> =>
  withFormBody<Outcome<Stored>>(
    { request },
    form.file,
    (fields, error) => {
      const formErrors = [logFailure(context, form, error)];
      return { rejected: { status: 503, result: form.check(fields).reply({ formErrors }), files: 1 } };
    },
    (body) => submitForm(context, form, body),
  );

const chooseAgain = (files: number): string =>
  files === 1
    ? 'Please choose the file again: browsers do not keep it'
    : 'Please choose the files again: browsers do not keep them';

/** What a page says of files that it cannot show again. One that is refused needs no reminder. */
function withReminder({ result, files, fileErrors }: Rejection, field: string): SubmissionResult {
  const isReminded = fileErrors ? files > 1 : files > 0;
  if (!isReminded) return result;
  return withErrors(result, { [field]: [...(result.error?.[field] ?? []), chooseAgain(files)] });
}

interface PageAnswer {
  file?: ExpectedFile;
  headers?: HeadersInit;
  /** The page that follows ships no React: it is another document. */
  nextIsStatic?: boolean;
}

/** Answers a page: what is wrong and everything that was typed, or the way to the page that follows. */
export function answerPage<Stored>(
  outcome: Outcome<Stored>,
  next: (stored: Stored) => string,
  { file, headers, nextIsStatic = false }: PageAnswer,
) {
  if (!('rejected' in outcome)) {
    return (nextIsStatic ? redirectDocument : redirect)(next(outcome.stored), { headers });
  }
  const { status, result } = outcome.rejected;
  return data({ result: file ? withReminder(outcome.rejected, file.field) : result }, { status });
}

/** Answers a script, which keeps the files, shows how far they are, and says at each what is wrong with it. */
export function answerScript<Stored>(outcome: Outcome<Stored>, answer: (stored: Stored) => object): Response {
  if (!('rejected' in outcome)) return Response.json(answer(outcome.stored));
  const { status, result, fileErrors } = outcome.rejected;
  return Response.json({ result, fileErrors: fileErrors?.files }, { status });
}

/** Leads to `next`, or to the same page with the confirmation and the reference number that `submit` returns. */
export const receiveForm = async <Values, Stored = void>(
  args: FormRequest,
  {
    next = (stored) =>
      confirmationUrl(args.request.url, form.name, typeof stored === 'string' ? stored : undefined),
    ...form
  }: FormToReceive<Values, Stored> & Pick<PageAnswer, 'nextIsStatic'> & { next?: (stored: Stored) => string },
) => answerPage(await processForm(args, form), next, form);
