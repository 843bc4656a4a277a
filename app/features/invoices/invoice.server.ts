import { FileNotStored } from '#collections/bill-uploads/store-file.ts';
import { submitInvoice } from '#collections/invoice-submissions/submit.ts';
import { confirmationUrl } from '../forms/confirmation.tsx';
import { UploadNotWritten } from '../forms/form-body.server.ts';
import { describeForm } from '../forms/form-check.ts';
import { answerPage, answerScript, processForm, type FormRequest } from '../forms/receive-form.server.ts';
import { BILL_RULE } from '../forms/upload-rules.ts';
import {
  invoiceFormSchema,
  receivedInvoiceCheck,
  savingFailed,
  SUBMISSION_FAILED,
  uploadFailed,
} from './schema.ts';

export const loadInvoice = () => ({ form: describeForm(invoiceFormSchema, SUBMISSION_FAILED) });

/** What visitors see of a failure; its cause is in the log only. */
const failure = (error: unknown): string =>
  error instanceof FileNotStored || error instanceof UploadNotWritten
    ? uploadFailed('it could not be stored. Please try again.')
    : savingFailed('it could not be stored. Please try again.');

const FILE = { field: 'invoice', rule: BILL_RULE };

const processInvoice = (args: FormRequest) =>
  processForm(args, {
    name: 'invoice',
    check: receivedInvoiceCheck,
    file: FILE,
    submit: (values, sender, file) => submitInvoice(values, file, sender),
    acknowledgesTo: ({ contactEmail }) => contactEmail,
    failure,
  });

/** Receives an invoice from a page without scripts, and leads to the confirmation. */
export const receiveInvoice = async (args: FormRequest) =>
  answerPage(
    await processInvoice(args),
    (reference) => confirmationUrl(args.request.url, 'invoice', reference),
    { file: FILE },
  );

/** Receives an invoice from a script, which shows its progress. */
export const answerInvoice = async (args: FormRequest): Promise<Response> =>
  answerScript(await processInvoice(args), (reference) => ({ isReceived: true, reference }));
