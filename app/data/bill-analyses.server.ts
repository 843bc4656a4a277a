import type { ModuleSlug } from '#law/modules.ts';
import type { InvoiceSubmission } from '#cms/payload-types.ts';
import { openPayload } from '#cms/open-payload.ts';
import { isPublicId } from '#cms/urls/public-id.ts';
import { findAnalysisForStaff } from '#collections/bills/find-for-staff.ts';

/** Leaves out the sender and the bill itself, which are private. */
export interface BillAnalysis {
  summary: string;
  /** Dollars a month. */
  monthlyCost?: number;
  fairMonthlyCost?: number;
  findings: { title: string; text: string }[];
  recommendations: string[];
  sentAt: string;
}

const COLLECTIONS: Partial<Record<ModuleSlug, 'invoice-submissions' | 'bill-uploads'>> = {
  ll199: 'invoice-submissions',
  cwz: 'bill-uploads',
};

function toAnalysis({
  analysis,
  updatedAt,
}: Pick<InvoiceSubmission, 'analysis' | 'updatedAt'>): BillAnalysis {
  const { summary, monthlyCost, fairMonthlyCost, findings, recommendations, sentAt } = analysis ?? {};
  return {
    summary: summary ?? '',
    monthlyCost: monthlyCost ?? undefined,
    fairMonthlyCost: fairMonthlyCost ?? undefined,
    findings: (findings ?? []).map(({ title, text }) => ({ title, text: text ?? '' })),
    recommendations: (recommendations ?? []).map(({ text }) => text),
    sentAt: sentAt ?? updatedAt,
  };
}

export async function findBillAnalysis(
  module: ModuleSlug,
  reportId: string,
): Promise<BillAnalysis | undefined> {
  const collection = COLLECTIONS[module];
  if (!collection || !isPublicId(reportId)) return undefined;
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection,
    where: { 'bill.analysis.reportId': { equals: reportId }, status: { equals: 'reportSent' } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { bill: true, analysis: true, updatedAt: true },
  });
  return docs[0] && toAnalysis(docs[0]);
}

export interface AnalysisPreview {
  analysis: BillAnalysis;
  isSent: boolean;
  editUrl: string;
}

export async function findAnalysisPreview(
  module: ModuleSlug,
  submission: string,
  headers: Headers,
): Promise<AnalysisPreview | undefined> {
  const collection = COLLECTIONS[module];
  if (!collection) return undefined;
  const found = await findAnalysisForStaff(await openPayload(), collection, { submission, headers });
  if (!found) return undefined;
  const isSent = found.status === 'reportSent';
  const editUrl = `/admin/collections/${collection}/${found.id}`;
  return { analysis: toAnalysis(found), isSent, editUrl };
}
