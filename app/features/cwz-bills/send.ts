import { redirect, type ClientActionFunctionArgs } from '@remix-run/react';
import { sendUpload } from '../uploads/send-upload.ts';
import { cwzUrls } from '../cwz-report/cwz-urls.ts';
import { UPLOAD_FAILED } from './messages.ts';

/** Sends a bill, tells how far it is, and goes where the server says. */
export async function sendBill({ request, params }: ClientActionFunctionArgs) {
  const answer = await sendUpload(request, cwzUrls(params.id ?? '').send, UPLOAD_FAILED);
  if (answer.location) throw redirect(answer.location);
  return answer;
}
