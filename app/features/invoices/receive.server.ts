import type { ActionFunctionArgs } from '@remix-run/node';
import { FileNotStored } from '#collections/bill-uploads/store-file.ts';
import { submitInvoice } from '#collections/invoice-submissions/submit.ts';
import { formCheck } from '../forms/form-check.ts';
import { receivedUrl } from '../forms/received.ts';
import { BILL_RULE } from '../uploads/limits.ts';
import { ArrivalFailed } from '../uploads/arrival.server.ts';
import { answerPage, answerScript, receiveUpload } from '../uploads/receive-upload.server.ts';
import { savingFailed, uploadFailed } from './messages.ts';
import { invoiceSchema } from './schema.ts';

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>;

/** What is said of a failure; its cause is for the log only. */
const failureOf = (error: unknown): string =>
  error instanceof FileNotStored || error instanceof ArrivalFailed
    ? uploadFailed('it could not be stored. Please try again.')
    : savingFailed('it could not be stored. Please try again.');

const receive = (args: Args) =>
  receiveUpload(args, {
    what: 'invoice',
    field: 'invoice',
    rule: BILL_RULE,
    check: formCheck(invoiceSchema),
    store: submitInvoice,
    acknowledgesTo: ({ contactEmail }) => contactEmail,
    failureOf,
  });

const referenceOf = (outcome: Awaited<ReturnType<typeof receive>>): string | undefined =>
  'stored' in outcome ? outcome.stored : undefined;

/** Takes an invoice from a page without scripts, and leads to the confirmation. */
export async function receiveInvoice(args: Args) {
  const outcome = await receive(args);
  const next = receivedUrl(args.request.url, 'invoice', referenceOf(outcome));
  return answerPage(outcome, { field: 'invoice', next });
}

/** Takes an invoice from a script, which shows how far it is, and answers with what became of it. */
export async function answerInvoice(args: Args): Promise<Response> {
  const outcome = await receive(args);
  return answerScript(outcome, { isReceived: true, reference: referenceOf(outcome) });
}
