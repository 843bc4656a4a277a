import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { regulatoryModule } from '#law/modules.ts';
import { findFirst } from '#cms/database/find.ts';
import { queryRows } from '#cms/database/transactions.ts';
import { BILLS_QUEUE } from '#cms/jobs/run-queues.ts';
import { holdEnd } from '#cms/jobs/held-job.ts';
import { wakeQueue } from '#cms/jobs/wake.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import type { Submission, VendorApplication } from '#cms/payload-types.ts';
import { newPublicId } from '#cms/urls/public-id.ts';

const bySubmission = (submission: Submission) => ({ submission: { equals: submission.id } });

const isBill = ({ kind }: Submission): boolean => kind === 'invoice-submissions' || kind === 'bill-uploads';

export async function decisionError(
  req: PayloadRequest,
  submission: Submission,
): Promise<string | undefined> {
  if (!isBill(submission) || submission.status !== 'reportSent') return undefined;
  const bill = await findFirst(req, 'bills', bySubmission(submission));
  return bill?.report?.summary?.trim()
    ? undefined
    : 'Write the summary of the report and save it first. It is part of what the visitor gets.';
}

export const applicantValues = ({
  contactName,
  companyName,
  module,
}: Pick<VendorApplication, 'contactName' | 'companyName' | 'module'>) => ({
  contactName,
  companyName,
  moduleName: regulatoryModule(module).name,
  directoryLink: `${siteUrl()}/partners/directory`,
  rejectionReason: '',
});

async function mailApplicant(
  req: PayloadRequest,
  submission: Submission,
  waitUntil: Date,
): Promise<number | undefined> {
  const application = await findFirst(req, 'vendor-applications', bySubmission(submission));
  if (!application) return undefined;
  const template = submission.status === 'approved' ? 'vendorApproved' : 'vendorRejected';
  const values = { ...applicantValues(application), rejectionReason: submission.reason ?? '' };
  return queueTemplate(req, { template, to: application.contactEmail, waitUntil, values });
}

async function publishReport(req: PayloadRequest, { id, module }: Submission): Promise<string> {
  const reportId = newPublicId();
  await queryRows(
    req,
    sql`update bills set report_report_id = ${reportId}, report_sent_at = now() where submission_id = ${id}`,
  );
  return `${siteUrl()}/${module}/analysis/${reportId}`;
}

async function mailBillSender(
  req: PayloadRequest,
  submission: Submission,
  waitUntil: Date,
): Promise<number | undefined> {
  const { email: to, kind, status, reason } = submission;
  if (!to) return undefined;
  const name = submission.name ?? '';
  if (status === 'reportSent') {
    const link = await publishReport(req, submission);
    return queueTemplate(req, { template: 'billReportSent', to, waitUntil, values: { name, link } });
  }
  const link = `${siteUrl()}${kind === 'invoice-submissions' ? '/ll199/invoice' : '/cwz'}`;
  const values = { name, link, rejectionReason: reason ?? '' };
  return queueTemplate(req, { template: 'billRejected', to, waitUntil, values });
}

/** Queues a bill that is no longer marked as spam for reading, because spam is not read. */
async function readBill(req: PayloadRequest, { id }: Submission): Promise<void> {
  const rows = await queryRows<{ id: number }>(
    req,
    sql`update bills set state = 'waiting' where submission_id = ${id} and state = 'notRead'
          and exists (select from bill_uploads where bill_id = bills.id) returning id`,
  );
  for (const { id: bill } of rows) {
    await req.payload.jobs.queue({ task: 'readBill', queue: BILLS_QUEUE, input: { bill }, req });
    await wakeQueue(req, BILLS_QUEUE);
  }
}

interface Decision {
  before: Submission;
  after: Submission;
}

/** Applies the effects of a new status or spam mark. Returns the ID of the email job that Undo can stop. */
export async function afterDecision(
  req: PayloadRequest,
  { before, after }: Decision,
): Promise<number | undefined> {
  if (before.isSpam && !after.isSpam && isBill(after)) await readBill(req, after);
  if (before.status === after.status || after.isSpam) return undefined;
  if (after.kind === 'vendor-applications' && ['approved', 'rejected'].includes(after.status))
    return mailApplicant(req, after, holdEnd());
  if (isBill(after) && ['reportSent', 'rejected'].includes(after.status))
    return mailBillSender(req, after, holdEnd());
  return undefined;
}
