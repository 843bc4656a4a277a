import type { Submission, SubmissionResult } from '@conform-to/react';
import { data, redirect, redirectDocument, type ActionFunctionArgs } from '@remix-run/node';
import { confirmationUrl, type FormName } from './confirmation.tsx';
import {
  readFormBody,
  UploadNotWritten,
  type ExpectedFile,
  type FormBody,
  type TemporaryFile,
} from './form-body.server.ts';
import { isHoneypotFilled } from './plain-form.tsx';
import { tooManyMails } from './too-often.server.ts';
import { fieldMessages, type FileErrors } from './upload-rules.ts';

export type FormRequest = Pick<ActionFunctionArgs, 'request' | 'context'>;

export interface FileToReceive<Accepted> extends ExpectedFile {
  /** The message where there has to be one. */
  missing?: string;
  /** Accepts the files, or says why not; `known` is what their size and number tell. */
  accept: (
    files: readonly TemporaryFile[],
    known: FileErrors,
    log: FormRequest['context']['log'],
  ) => Promise<{ files: Accepted[] } | { errors: FileErrors }>;
}

interface FormToReceive<Values, Stored, Accepted> {
  /** Names the form in the log, and its confirmation in the address. */
  name: FormName;
  check: (fields: FormData) => Submission<Record<string, unknown>, string[], Values>;
  file?: FileToReceive<Accepted>;
  /** Stores it. Throws `FormRejected` for what only the database knows to be wrong, or a response. */
  submit: (
    values: Values,
    sender: { isSpam: boolean; mayMail: boolean },
    files: Accepted[],
  ) => Promise<Stored>;
  /** The addresses that the form asks us to mail: the form is refused where one of them was sent several mails. */
  mailsTo?: (values: Values) => string | readonly string[] | undefined;
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
    /** Fields that are not shown again: what was cut off is not all that was typed. */
    readonly hideFields: string[] = [],
  ) {
    super('The form was refused.');
  }
}

export const NOT_STORED = 'We could not store this. Please try again.';

/** Throws 405 for a method that an address does not understand. */
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
 * Validates and stores what was submitted: 400 for what is invalid, 429 where an address was sent several mails, the
 * status of a `FormRejected`, and 503 when it cannot be stored.
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
  // Without scripts, a button that adds or removes a row submits the form too: that is not an error.
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
    // A response, such as "not found".
    if (!(error instanceof Error)) throw error;
    return reject(503, { '': [logFailure(context, form, error)] });
  }
}

/**
 * Receives every form, with and without scripts, with and without a file: keeps its known fields only, checks the
 * honeypot, validates, and submits. 405 for other methods, 400 for a body that is not a form. Temporary files are always
 * removed. A form sent twice is one record, see docs/decisions/0005.
 */
export async function processForm<Values, Stored, Accepted>(
  { request, context }: FormRequest,
  form: FormToReceive<Values, Stored, Accepted>,
): Promise<Outcome<Stored>> {
  refuseOtherMethods(request);
  let body: FormBody;
  try {
    body = await readFormBody(request, form.file);
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
export const receiveForm = async <Values, Stored = void, Accepted = never>(
  args: FormRequest,
  {
    next = (stored) =>
      confirmationUrl(args.request.url, form.name, typeof stored === 'string' ? stored : undefined),
    ...form
  }: FormToReceive<Values, Stored, Accepted> &
    Pick<PageAnswer, 'nextIsStatic'> & { next?: (stored: Stored) => string },
) => answerPage(await processForm(args, form), next, { nextIsStatic: form.nextIsStatic });
