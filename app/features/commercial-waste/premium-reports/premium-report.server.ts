import { data, type ActionFunctionArgs } from '@remix-run/node';
import { readPremiumReports } from '#app/data/modules.server.ts';
import { submitReportInquiry } from '#collections/commercial-waste/report-inquiries/submit.ts';
import type { ModuleSlug } from '#law/modules.ts';
import { receiveForm } from '#app/features/forms/receive-form.server.ts';
import { inquiryForm } from './inquiry-fields.ts';

async function findReport(module: ModuleSlug, id: string | undefined) {
  const report = (await readPremiumReports(module)).find((premium) => premium.id === id);
  if (!report) throw data("We don't offer a report by that name.", { status: 404 });
  return report;
}

export const loadPremiumReport = async (module: ModuleSlug, id: string | undefined) => ({
  report: await findReport(module, id),
  form: inquiryForm.describe(),
});

export type PremiumReportData = Awaited<ReturnType<typeof loadPremiumReport>>;

export async function receiveInquiry(
  args: Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>,
  module: ModuleSlug,
) {
  const { title, price } = await findReport(module, args.params.reportId);
  return receiveForm(args, {
    ...inquiryForm,
    name: 'inquiry',
    submit: (values, sender) => submitReportInquiry({ ...values, module, reportTitle: title, price }, sender),
    acknowledgesTo: ({ email }) => email,
  });
}
