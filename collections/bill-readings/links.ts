import type { BillFieldName } from '#app/regulations/bill-fields.ts';
import { isPublicId } from '#cms/addresses/public-id.ts';
import { LOW_CONFIDENCE } from '#cms/bill-reading/reading.ts';
import { findFirst } from '#cms/database/find.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { BillReading, BillUpload, InvoiceSubmission } from '#cms/payload-types.ts';
import { imageResponse, renderPage } from './page-image.ts';
import { findFiles } from './start-reading.ts';

type Submission = InvoiceSubmission | BillUpload;

/** Where a bill's sender follows it, and staff work on it. */
export interface SentBill {
  collection: 'invoice-submissions' | 'bill-uploads';
  id: number;
  /** The ID of the first file; nothing where a business sent none. */
  bill?: number;
}

/** A value that was read, as its sender sees it. */
export interface SentValue {
  id: string;
  field: BillFieldName;
  line?: number;
  label?: string;
  /** As it is now: as it was read, or as it was corrected. */
  value: string;
  revision: number;
  isUncertain: boolean;
  /** The sender said that it is not on the bill. */
  isRemoved: boolean;
}

/** Files and pages count from 0. */
export interface SentPage {
  file: number;
  page: number;
}

export interface BillProgress extends SentBill {
  module: 'll199' | 'cwz';
  reference?: string;
  /** Moments, ISO 8601. */
  receivedAt: string;
  readAt?: string;
  reviewedFrom?: string;
  closedAt?: string;
  status: Submission['status'];
  files: string[];
  pages: SentPage[];
  /** Nothing where a person reads the bill. */
  reading?: { id: number; isRead: boolean; values: SentValue[] };
  reportUrl?: string;
}

const idOf = (related: number | { id: number } | null | undefined): number | undefined =>
  typeof related === 'object' ? related?.id : related;

/** The bill behind a secret address; undefined where there is none, or no longer. */
async function findSubmission(key: string) {
  if (!isPublicId(key)) return undefined;
  const payload = await openPayload();
  const where = { key: { equals: key } };
  const invoice = await findFirst(payload, 'invoice-submissions', where);
  if (invoice) {
    const sent: SentBill = { collection: 'invoice-submissions', id: invoice.id, bill: idOf(invoice.bill) };
    return { sent, submission: invoice, module: 'll199' as const };
  }
  const bill = await findFirst(payload, 'bill-uploads', where);
  const sent: SentBill | undefined = bill && { collection: 'bill-uploads', id: bill.id, bill: bill.id };
  return bill && sent && { sent, submission: bill, module: 'cwz' as const };
}

type StoredValue = NonNullable<BillReading['values']>[number];

function sentValue(stored: StoredValue): SentValue[] {
  const { id, field, line, label, value, correctedValue, confidence, verdict, revision } = stored;
  if (!id) return [];
  return [
    {
      id,
      field,
      line: line ?? undefined,
      label: label ?? undefined,
      value: correctedValue ?? value,
      revision,
      isUncertain: verdict === 'none' && confidence < LOW_CONFIDENCE,
      isRemoved: verdict === 'dismissed',
    },
  ];
}

/** A page says that a person reads the bill where there is nothing else to say. */
function readingView({ id, state, kind, values }: BillReading): BillProgress['reading'] {
  if (state === 'byHand') return undefined;
  if (state !== 'read') return { id, isRead: false, values: [] };
  const shown = kind === 'bill' ? (values ?? []).flatMap(sentValue) : [];
  return shown.length > 0 ? { id, isRead: true, values: shown } : undefined;
}

/** How far a bill has come, for whoever knows the secret part of its address. */
export async function findBillProgress(key = ''): Promise<BillProgress | undefined> {
  const found = await findSubmission(key);
  if (!found) return undefined;
  const { sent, submission, module } = found;
  const payload = await openPayload();
  const files = sent.bill === undefined ? [] : await findFiles(payload, sent.bill);
  const stored =
    sent.bill === undefined
      ? undefined
      : await findFirst(payload, 'bill-readings', { bill: { equals: sent.bill } });
  const { analysis, status } = submission;
  return {
    ...sent,
    module,
    status,
    reference: submission.reference ?? undefined,
    receivedAt: submission.createdAt,
    readAt: stored?.readAt ?? undefined,
    reviewedFrom: analysis?.reviewStartedAt ?? undefined,
    closedAt: submission.closedAt ?? undefined,
    files: files.map(({ originalName }) => originalName),
    pages: stored?.pages?.length
      ? stored.pages.map(({ file, page }) => ({ file, page }))
      : files.map((_, file) => ({ file, page: 0 })),
    reading: stored && readingView(stored),
    reportUrl:
      status === 'reportSent' && analysis?.reportId ? `/${module}/analysis/${analysis.reportId}` : undefined,
  };
}

/** A page of the bill as an image, or why there is none. */
export async function findPicture(
  { bill }: Pick<SentBill, 'bill'>,
  { file, page }: SentPage,
): Promise<Response | { status: number; message: string }> {
  if (bill === undefined) return { status: 404, message: 'This bill has no file.' };
  const found = await renderPage(await openPayload(), { bill, file, page });
  return 'image' in found ? imageResponse(found.image) : found;
}
