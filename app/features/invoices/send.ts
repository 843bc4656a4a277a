import type { ClientActionFunctionArgs } from '@remix-run/react';
import { sendUpload } from '../uploads/send-upload.ts';
import { INVOICE_SEND_URL } from './addresses.ts';
import { SUBMISSION_FAILED } from './messages.ts';

/** Sends the invoice form, and tells how far it is. */
export const sendInvoice = ({ request }: ClientActionFunctionArgs) =>
  sendUpload(request, INVOICE_SEND_URL, SUBMISSION_FAILED);
