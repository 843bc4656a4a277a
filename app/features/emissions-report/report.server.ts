import { data, type ActionFunctionArgs } from '@remix-run/node';
import { findEmissionsReport } from '#app/content/emissions-reports.server.ts';
import { reportOn } from '#app/regulations/ll97/report.ts';
import { dayInNewYork } from '#app/regulations/new-york-day.ts';
import { mailEmissionsReport } from '#collections/emissions-reports/submit.ts';
import { receiveForm } from '../forms/receive-form.server.ts';
import { reportView } from './report-view.ts';
import { mailRequestForm } from './schema.ts';

export const NO_REPORT = 'There is no report at this address.';

/** A stored report, computed by today's rules; undefined for an address that no report has. */
export async function findReport(publicId: string) {
  const stored = await findEmissionsReport(publicId);
  if (!stored) return undefined;
  const today = dayInNewYork(new Date());
  const report = reportOn(stored.building, today);
  if (!report) throw new Error('The report of a stored building cannot be computed.');
  return { createdAt: stored.createdAt, report, view: reportView(report, Number(today.slice(0, 4))) };
}

/** A stored report for its page, with the form that mails it. 404 for an address that no report has. */
export async function loadReport(publicId = '') {
  const found = await findReport(publicId);
  if (!found) throw data(NO_REPORT, { status: 404 });
  const { createdAt, view } = found;
  return { publicId, createdAt, view, mailForm: mailRequestForm.describe() };
}

export type LoadedReport = Awaited<ReturnType<typeof loadReport>>;

export async function receiveMailRequest(args: Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>) {
  const { publicId } = await loadReport(args.params.id);
  return receiveForm(args, {
    ...mailRequestForm,
    name: 'mail',
    submit: async ({ email }, { isSpam }) => {
      if (!isSpam) await mailEmissionsReport(publicId, email);
    },
    mailsTo: ({ email }) => email,
  });
}
