import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { storeVendorApplication } from '#app/content/vendor-applications.server.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { readForm, refuseOtherMethods } from '../forms/read-form.server.ts';
import { vendorApplicationCheck } from './check.ts';
import { SUBMISSION_FAILED } from './messages.ts';
import { receivedUrl } from './received.ts';

/**
 * Takes a vendor's application: checks it, stores it, and leads to the confirmation. A refusal
 * is a 400 with the messages and everything that was typed; a failure to store is a 503.
 */
export async function receiveVendorApplication(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  module: ModuleSlug,
) {
  refuseOtherMethods(request);
  const submission = vendorApplicationCheck(module)(await readForm(request));
  if (submission.status !== 'success') return data({ result: submission.reply() }, { status: 400 });
  try {
    await storeVendorApplication({ module, ...submission.value } as Parameters<
      typeof storeVendorApplication
    >[0]);
  } catch (error) {
    context.log.error({ err: error }, 'A vendor application could not be stored.');
    return data({ result: submission.reply({ formErrors: [SUBMISSION_FAILED] }) }, { status: 503 });
  }
  return redirect(receivedUrl(request.url));
}
