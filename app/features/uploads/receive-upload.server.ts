import type { SubmissionResult } from '@conform-to/react';
import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import type { FormCheck } from '#app/ui/forms/form-check.ts';
import { refuseOtherMethods } from '../forms/read-form.server.ts';
import { isTrapped } from '../forms/trap.ts';
import type { InspectedFile } from '#collections/bill-uploads/store-file.ts';
import { ArrivalFailed, readArrival, type Arrival } from './arrival.server.ts';
import { judgeFile } from './file-kind.server.ts';
import type { UploadRule } from './limits.ts';

export interface UploadToReceive<Values, Stored> {
  /** What it is, for the log. */
  what: string;
  /** The name of the field that holds the file. */
  field: string;
  rule: UploadRule;
  /** Said where there is no file, when there has to be one. */
  missing?: string;
  check: FormCheck<Values>;
  store: (
    values: Values,
    file: InspectedFile | undefined,
    sender: { isSpam: boolean; mayMail: boolean },
  ) => Promise<Stored>;
  /** The address to which a mail acknowledges it, unless that was sent several mails. */
  acknowledgesTo: (values: Values) => string | Promise<string>;
  /** Said when it cannot be stored. */
  failureOf: (error: unknown) => string;
}

/** What became of a form with a file. */
export type UploadOutcome<Stored> =
  { stored: Stored } | { refused: { status: number; result: SubmissionResult; hadFile: boolean } };

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>;

type Judgement = { problem: string } | { file: InspectedFile | undefined };

async function judge(
  { file, problem }: Arrival,
  missing: string | undefined,
  { log }: Args['context'],
): Promise<Judgement> {
  if (problem) return { problem };
  if (!file) return missing ? { problem: missing } : { file };
  const verdict = await judgeFile(file.path, file.name, log);
  return 'problem' in verdict ? verdict : { file: { ...file, ...verdict } };
}

const withProblem = (result: SubmissionResult, field: string, problem: string): SubmissionResult => ({
  ...result,
  status: 'error',
  error: { ...result.error, [field]: [problem] },
});

type Submitted<Values> = ReturnType<FormCheck<Values>>;

/** What is answered when something could not be stored, whoever is to blame. */
function failed<Values>(
  { context }: Args,
  { what, failureOf }: Pick<UploadToReceive<Values, unknown>, 'what' | 'failureOf'>,
  submission: Submitted<Values>,
  error: unknown,
) {
  context.log.error({ err: error, form: what }, 'What a visitor sent could not be stored.');
  return { status: 503, result: submission.reply({ formErrors: [failureOf(error)] }), hadFile: true };
}

async function settle<Values, Stored>(
  args: Args,
  upload: UploadToReceive<Values, Stored>,
  arrival: Arrival,
): Promise<UploadOutcome<Stored>> {
  const submission = upload.check(arrival.fields);
  const judgement = await judge(arrival, upload.missing, args.context);
  if ('problem' in judgement) {
    const result = withProblem(submission.reply(), upload.field, judgement.problem);
    return { refused: { status: 400, result, hadFile: false } };
  }
  const { file } = judgement;
  if (submission.status !== 'success') {
    return { refused: { status: 400, result: submission.reply(), hadFile: file !== undefined } };
  }
  const isSpam = isTrapped(arrival.fields);
  try {
    const mayMail =
      isSpam || (await args.context.mayAcknowledge(await upload.acknowledgesTo(submission.value)));
    return { stored: await upload.store(submission.value, file, { isSpam, mayMail }) };
  } catch (error) {
    return { refused: failed(args, upload, submission, error) };
  }
}

/**
 * Takes a form with a file: looks at both, stores them, and says what became of them. Whatever happens,
 * nothing is left in the temporary place. 405 for other methods, 400 for what is no form.
 */
export async function receiveUpload<Values, Stored>(
  args: Args,
  upload: UploadToReceive<Values, Stored>,
): Promise<UploadOutcome<Stored>> {
  refuseOtherMethods(args.request);
  let arrival: Arrival;
  try {
    arrival = await readArrival(args.request, upload);
  } catch (error) {
    if (!(error instanceof ArrivalFailed)) throw error;
    return { refused: failed(args, upload, upload.check(error.fields), error) };
  }
  try {
    return await settle(args, upload, arrival);
  } finally {
    await arrival.discard();
  }
}

const CHOOSE_AGAIN = 'Please choose the file again: browsers do not keep it';

type Refusal = Extract<UploadOutcome<never>, { refused: unknown }>['refused'];

/** The refusal as a page shows it that was loaded anew: its file is gone. */
const refusedPage = ({ status, result, hadFile }: Refusal, field: string) =>
  data({ result: hadFile ? withProblem(result, field, CHOOSE_AGAIN) : result }, { status });

/** The answer to a page without scripts: what is wrong, beside the field of the file, or the page that follows. */
export const answerPage = (
  outcome: UploadOutcome<unknown>,
  { field, next }: { field: string; next: string },
) => ('refused' in outcome ? refusedPage(outcome.refused, field) : redirect(next));

/** The answer to a script: what is wrong, or `received`. */
export function answerScript(outcome: UploadOutcome<unknown>, received: object): Response {
  if (!('refused' in outcome)) return Response.json(received);
  const { status, result } = outcome.refused;
  return Response.json({ result }, { status });
}
