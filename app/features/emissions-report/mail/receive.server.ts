import type { ActionFunctionArgs } from '@remix-run/node';
import { mailEmissionsReport } from '#collections/emissions-reports/submit.ts';
import { receiveForm } from '../../forms/receive.server.ts';
import { loadReport } from '../report.server.ts';
import { mailRequestCheck } from './check.ts';
import { MAIL_FAILED } from './messages.ts';

/** Mails the address of a report to whom the visitor names. 404 for an address that no report has. */
export async function receiveMailRequest(args: Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>) {
  const { publicId } = await loadReport(args.params.id ?? '');
  return receiveForm(args, {
    what: 'mail',
    check: mailRequestCheck,
    store: async ({ email }, { isSpam }) => {
      if (!isSpam) await mailEmissionsReport(publicId, email);
    },
    mailsTo: ({ email }) => email,
    failure: MAIL_FAILED,
  });
}
