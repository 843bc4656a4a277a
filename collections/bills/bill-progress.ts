import type { BillFieldName } from '#law/bills/bill-fields.ts';
import { firstReading, type FirstFinding } from '#law/bills/first-reading.ts';
import { isPublicId } from '#cms/urls/public-id.ts';
import { LOW_CONFIDENCE } from './reading/reading.ts';
import { findFirst } from '#cms/database/find.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { Bill, BillUpload, InvoiceSubmission } from '#cms/payload-types.ts';
import { type BillPage, imageResponse, renderPage } from './page-image.ts';
import { findContext } from './review/bill-context.ts';
import { billOf, currentValue, type StoredValue } from './review/confirmed-bill.ts';
import { findBill, findFiles } from './stored-bill.ts';

type Submission = InvoiceSubmission | BillUpload;

export interface SentBill {
  collection: 'invoice-submissions' | 'bill-uploads';
  id: number;
  bill: number;
}

export interface SentValue {
  id: string;
  field: BillFieldName;
  line?: number;
  label?: string;
  value: string;
  revision: number;
  isUncertain: boolean;
  isRemoved: boolean;
}

export interface BillProgress extends SentBill {
  module: 'll199' | 'cwz';
  reference?: string;
  receivedAt: string;
  readAt?: string;
  reviewedFrom?: string;
  closedAt?: string;
  status: Submission['status'];
  files: string[];
  pages: Pick<BillPage, 'file' | 'page'>[];
  reading?: { isRead: boolean; values: SentValue[] };
  reportUrl?: string;
}

async function findSubmission(key: string) {
  if (!isPublicId(key)) return undefined;
  const payload = await openPayload();
  const bill = await findFirst(payload, 'bills', { key: { equals: key } });
  if (!bill) return undefined;
  const ofBill = { bill: { equals: bill.id } };
  const invoice = await findFirst(payload, 'invoice-submissions', ofBill);
  if (invoice) {
    return { bill, submission: invoice, collection: 'invoice-submissions', module: 'll199' } as const;
  }
  const upload = await findFirst(payload, 'bill-uploads', { ...ofBill, assessment: { exists: true } });
  return upload && ({ bill, submission: upload, collection: 'bill-uploads', module: 'cwz' } as const);
}

const sentValue = (stored: StoredValue): SentValue => ({
  id: stored.id ?? '',
  field: stored.field,
  line: stored.line ?? undefined,
  label: stored.label ?? undefined,
  value: currentValue(stored),
  revision: stored.revision,
  isUncertain: stored.verdict === 'none' && stored.confidence < LOW_CONFIDENCE,
  isRemoved: stored.verdict === 'dismissed',
});

function readingView({ state, kind, values }: Bill): BillProgress['reading'] {
  if (state === 'byHand' || state === 'notRead') return undefined;
  if (state !== 'read') return { isRead: false, values: [] };
  const shown = kind === 'bill' ? (values ?? []).map(sentValue) : [];
  return shown.length > 0 ? { isRead: true, values: shown } : undefined;
}

export async function findBillProgress(key = ''): Promise<BillProgress | undefined> {
  const found = await findSubmission(key);
  if (!found) return undefined;
  const { bill, submission, collection, module } = found;
  const files = await findFiles(await openPayload(), bill.id);
  const { status } = submission;
  const { analysis, pages } = bill;
  return {
    collection,
    id: submission.id,
    bill: bill.id,
    module,
    status,
    reference: submission.reference ?? undefined,
    receivedAt: submission.createdAt,
    readAt: bill.readAt ?? undefined,
    reviewedFrom: analysis?.reviewStartedAt ?? undefined,
    closedAt: submission.closedAt ?? undefined,
    files: files.map(({ originalName }) => originalName),
    pages: pages?.length
      ? pages.map(({ file, page }) => ({ file, page }))
      : files.map((_, file) => ({ file, page: 0 })),
    reading: readingView(bill),
    reportUrl:
      status === 'reportSent' && analysis?.reportId ? `/${module}/analysis/${analysis.reportId}` : undefined,
  };
}

/** The sender's own page includes their corrections before staff confirm them. */
const asCorrected = (value: StoredValue): StoredValue =>
  value.correctedBy === 'visitor' ? { ...value, correctedBy: 'staff' } : value;

export async function findFirstReading({
  bill,
  reading,
  status,
}: BillProgress): Promise<FirstFinding[] | undefined> {
  if (!reading?.isRead || status === 'reportSent' || status === 'rejected') return undefined;
  const payload = await openPayload();
  const values = (await findBill(payload, bill))?.values ?? [];
  const said = billOf(values.map(asCorrected));
  return firstReading(said, await findContext(payload, bill, said.period?.end));
}

export async function findPicture(page: BillPage): Promise<Response | { status: number; message: string }> {
  const found = await renderPage(await openPayload(), page);
  return 'image' in found ? imageResponse(found.image) : found;
}
