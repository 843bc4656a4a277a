import type { ActionFunctionArgs } from '@remix-run/node';
import { mailEmissionsReport } from '#collections/emissions-reports/submit.ts';
import { describeForm } from '../../forms/form-check.ts';
import { receiveForm } from '../../forms/receive-form.server.ts';
import { loadReport } from '../report.server.ts';
import { MAIL_FAILED, mailRequestCheck, mailRequestSchema } from './schema.ts';

/** A report with the form that mails it. 404 for an address that no report has. */
export const loadReportWithForm = async (publicId = '') => ({
  ...(await loadReport(publicId)),
  mailForm: describeForm(mailRequestSchema, MAIL_FAILED),
});

/** Mails the address of a report to the visitor. */
export async function receiveMailRequest(args: Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>) {
  const { publicId } = await loadReport(args.params.id ?? '');
  return receiveForm(args, {
    name: 'mail',
    check: mailRequestCheck,
    submit: async ({ email }, { isSpam }) => {
      if (!isSpam) await mailEmissionsReport(publicId, email);
    },
    mailsTo: ({ email }) => email,
    failure: MAIL_FAILED,
  });
}
