import { data, type ActionFunctionArgs } from '@remix-run/node';
import { getZodConstraint } from '@conform-to/zod/v4';
import { readPremiumReports } from '#app/content/modules.server.ts';
import { submitReportEnquiry } from '#collections/report-enquiries/submit.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { receiveForm } from '../forms/receive.server.ts';
import { receivedUrl } from '../forms/received.ts';
import { enquiryCheck } from './check.ts';
import { REQUEST_FAILED } from './messages.ts';
import { enquirySchema } from './schema.ts';

async function findReport(module: ModuleSlug, id: string | undefined) {
  const report = (await readPremiumReports(module)).find((premium) => premium.id === id);
  if (!report) throw data('There is no such report.', { status: 404 });
  return report;
}

/** The report that a visitor asks for, and the browser's constraints of the form. 404 for none. */
export const loadPremiumReport = async (module: ModuleSlug, id: string | undefined) => ({
  report: await findReport(module, id),
  constraint: getZodConstraint(enquirySchema),
});

/** Takes a request for a premium report, at the price of today. */
export async function receiveEnquiry(
  args: Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>,
  module: ModuleSlug,
) {
  const { title, price } = await findReport(module, args.params.reportId);
  return receiveForm(args, {
    what: 'enquiry',
    check: enquiryCheck,
    store: (values, sender) => submitReportEnquiry({ ...values, module, reportTitle: title, price }, sender),
    leadTo: (reference) => receivedUrl(args.request.url, 'enquiry', reference),
    acknowledgesTo: ({ email }) => email,
    failure: REQUEST_FAILED,
  });
}

export type LoadedPremiumReport = Awaited<ReturnType<typeof loadPremiumReport>>;
