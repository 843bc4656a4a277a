import { randomBytes } from 'node:crypto';
import { ValidationError, type CollectionBeforeChangeHook } from 'payload';
import type { BillUpload, InvoiceSubmission } from '#cms/payload-types.ts';
import { lockedStatus } from './locked-status.ts';
import { objectionToMove, type AnalysisStatus } from './statuses.ts';

/** 128 random bits: nobody guesses the address of a report. */
const REPORT_ID_BYTES = 16;

type Analyzed = InvoiceSubmission | BillUpload;

/** Between reading the row and writing it, somebody else has moved it. */
const OVERTAKEN = {
  path: 'status',
  message: 'Somebody else has just changed this. Reload it and look again.',
};

/** What has to be written before a status can be reached. */
const NEEDED: Partial<Record<AnalysisStatus, { field: 'summary' | 'rejectionReason'; message: string }>> = {
  reportSent: { field: 'summary', message: 'Write the summary first: the report is sent with it.' },
  rejected: { field: 'rejectionReason', message: 'Write first why it cannot be analyzed.' },
};

function objections(from: AnalysisStatus, to: AnalysisStatus, { analysis }: Partial<Analyzed>) {
  const illegal = objectionToMove(from, to);
  if (illegal) return [{ path: 'status', message: illegal }];
  const needed = NEEDED[to];
  if (!needed || analysis?.[needed.field]?.trim()) return [];
  return [{ path: `analysis.${needed.field}`, message: needed.message }];
}

/**
 * Lets the analysis of a bill move as it may, and records who moved it and when. What is sent gets the
 * address of its report. Throws a validation error at the field that stands in the way.
 */
export const recordMove: CollectionBeforeChangeHook<Analyzed> = async ({
  collection: { slug },
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || !originalDoc) return data;
  const from = await lockedStatus(req, { collection: slug, id: originalDoc.id });
  const to = data.status ?? from;
  const isOvertaken = from !== originalDoc.status;
  if (to === from && !isOvertaken) return data;
  const errors = isOvertaken ? [OVERTAKEN] : objections(from, to, data);
  if (errors.length > 0) throw new ValidationError({ collection: slug, errors, req });
  const now = new Date().toISOString();
  const sent =
    to === 'reportSent' ? { reportId: randomBytes(REPORT_ID_BYTES).toString('base64url'), sentAt: now } : {};
  return {
    ...data,
    analysis: { ...data.analysis, ...sent },
    statusHistory: [...(originalDoc.statusHistory ?? []), { from, to, by: req.user?.id ?? null, at: now }],
  };
};
