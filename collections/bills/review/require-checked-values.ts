import type { CollectionBeforeChangeHook } from 'payload';
import { idOf } from '#cms/fields/id-of.ts';
import { validationErrorAt } from '#cms/inbox/validation-error.ts';
import type { BillUpload, InvoiceSubmission } from '#cms/payload-types.ts';
import { findUncheckedFindings } from './review.ts';

/** Refuses to send a report with a finding that uses a value of the bill which nobody has checked. */
export const requireCheckedValues: CollectionBeforeChangeHook<InvoiceSubmission | BillUpload> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (data.status !== 'reportSent' || !originalDoc || originalDoc.status === 'reportSent') return data;
  const bill = idOf(data.bill ?? originalDoc.bill);
  const reported = new Set(data.analysis?.findings?.map(({ title }) => title));
  if (bill === undefined || reported.size === 0) return data;
  const title = (await findUncheckedFindings(req, bill)).find((each) => reported.has(each));
  if (title === undefined) return data;
  const message = `"${title}" uses a value of the bill that nobody has checked. Accept or correct it before you send the report.`;
  throw validationErrorAt(collection.slug, { path: 'status', message }, req);
};
