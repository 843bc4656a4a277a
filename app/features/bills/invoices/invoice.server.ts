import { FileNotStored } from '#collections/bills/uploads/store-file.ts';
import { submitInvoice } from '#collections/bills/invoices/submit.ts';
import { withBillKey } from '#app/urls/bill-progress-url.ts';
import { confirmationUrl } from '#app/features/forms/confirmation.tsx';
import { UploadNotWritten } from '#app/features/forms/form-body.server.ts';
import {
  respondWithPage,
  respondToScript,
  processForm,
  type FormRequest,
} from '#app/features/forms/receive-form.server.ts';
import { inspectFiles } from '#app/features/forms/uploaded-file.server.ts';
import { BILL_RULE } from '#app/features/forms/upload-rules.ts';
import { invoiceForm } from './invoice-fields.ts';

export const loadInvoice = () => ({ form: invoiceForm.describe() });

const FILE = { field: 'invoice', rule: BILL_RULE, accept: inspectFiles };

const failure = (error: unknown): string =>
  error instanceof FileNotStored || error instanceof UploadNotWritten
    ? 'Error uploading file: it could not be stored. Please try again.'
    : 'Error saving submission: it could not be stored. Please try again.';

const processInvoice = (args: FormRequest) =>
  processForm(args, {
    ...invoiceForm,
    name: 'invoice',
    file: FILE,
    submit: ({ invoice: _, ...values }, sender, files) => submitInvoice(values, files, sender),
    acknowledgesTo: ({ contactEmail }) => contactEmail,
    failure,
  });

export const receiveInvoice = async (args: FormRequest) =>
  respondWithPage(
    await processInvoice(args),
    ({ reference, key }) => confirmationUrl(withBillKey(args.request.url, key), 'invoice', reference),
    { file: FILE },
  );

export const respondToInvoice = async (args: FormRequest): Promise<Response> =>
  respondToScript(await processInvoice(args), ({ reference, key }) => ({
    isReceived: true,
    reference,
    bill: key,
  }));
