import { isDeepStrictEqual } from 'node:util';
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload';
import { newPublicId } from '#cms/urls/public-id.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { isUndo, mailOfChange } from '#collections/inbox/undoable.ts';
import { validationErrorAt } from '#collections/inbox/validation-error.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import type { BillUpload, InvoiceSubmission } from '#cms/payload-types.ts';
import { findUncheckedFindings } from './review/review.ts';
import { updateBill } from './stored-bill.ts';

export type SubmissionOfBill = InvoiceSubmission | BillUpload;

type Change = Parameters<CollectionBeforeChangeHook<SubmissionOfBill>>[0];

const isMovedTo = (status: SubmissionOfBill['status'], { data, originalDoc }: Change): boolean =>
  data.status === status && originalDoc !== undefined && originalDoc.status !== status;

export const ensureBill: CollectionBeforeValidateHook<SubmissionOfBill> = async ({
  data,
  operation,
  req,
}) => {
  if (operation !== 'create' || !data || data.bill) return data;
  const bill = { key: newPublicId(), state: 'notRead' as const, attempts: 0 };
  const { id } = await req.payload.create({
    collection: 'bills',
    data: bill,
    depth: 0,
    req: isolateObjectProperty(req, 'file'),
  });
  return { ...data, bill: id };
};

const requireCheckedValues: CollectionBeforeChangeHook<SubmissionOfBill> = async (change) => {
  const { collection, data, originalDoc, req } = change;
  const bill = idOf(data.bill ?? originalDoc?.bill);
  const reported = new Set(data.analysis?.findings?.map(({ title }) => title));
  if (!isMovedTo('reportSent', change) || bill === undefined || reported.size === 0) return data;
  const title = (await findUncheckedFindings(req, bill)).find((each) => reported.has(each));
  if (title === undefined) return data;
  const message = `"${title}" uses a value of the bill that nobody has checked. Accept or correct it before you send the report.`;
  throw validationErrorAt(collection.slug, { path: 'status', message }, req);
};

/** Once staff start on a bill, its sender can no longer correct what was read. */
const recordMove: CollectionBeforeChangeHook<SubmissionOfBill> = (change) => {
  const { data } = change;
  if (isUndo(change.req)) return data;
  const now = new Date().toISOString();
  const recorded = isMovedTo('inReview', change)
    ? { reviewStartedAt: now }
    : isMovedTo('reportSent', change) && { reportId: newPublicId(), sentAt: now };
  return recorded ? { ...data, analysis: { ...data.analysis, ...recorded } } : data;
};

const storeAnalysis: CollectionBeforeChangeHook<SubmissionOfBill> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const id = idOf(data.bill ?? originalDoc?.bill);
  const isChanged = data.analysis && !isDeepStrictEqual(data.analysis, originalDoc?.analysis);
  if (operation === 'update' && id !== undefined && isChanged) {
    await updateBill(req, id, { analysis: data.analysis });
  }
  return data;
};

export const analysisHooks = [requireCheckedValues, recordMove, storeAnalysis];

export interface BillSender {
  module: 'll199' | 'cwz';
  name: string;
  email: string;
}

async function queueResult(req: PayloadRequest, sender: BillSender, { status, analysis }: SubmissionOfBill) {
  const { module, name, email: to } = sender;
  if (status === 'reportSent') {
    const link = `${siteUrl()}/${module}/analysis/${analysis?.reportId}`;
    const values = { name, link };
    await mailOfChange(req, (waitUntil) =>
      queueTemplate(req, { template: 'billReportSent', to, waitUntil, values }),
    );
  }
  if (status === 'rejected') {
    const link = `${siteUrl()}${module === 'll199' ? '/ll199/invoice' : '/cwz'}`;
    const values = { name, link, rejectionReason: analysis?.rejectionReason ?? '' };
    await mailOfChange(req, (waitUntil) =>
      queueTemplate(req, { template: 'billRejected', to, waitUntil, values }),
    );
  }
}

export const notifySender =
  <Document extends SubmissionOfBill>(
    findSender: (document: Document, req: PayloadRequest) => BillSender | Promise<BillSender | undefined>,
  ): CollectionAfterChangeHook<Document> =>
  async ({ doc, previousDoc, operation, req }) => {
    if (operation === 'create' || doc.status === previousDoc.status || doc.isSpam || isUndo(req)) return;
    const sender = await findSender(doc, req);
    if (sender) await queueResult(req, sender, doc);
  };
