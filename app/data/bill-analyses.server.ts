import type { ModuleSlug } from '#law/modules.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { Bill } from '#cms/payload-types.ts';
import { isPublicId } from '#cms/urls/public-id.ts';
import { findBillForStaff } from '#collections/bills/bill-progress.ts';

export interface BillAnalysis {
  summary: string;
  /** In dollars per month. */
  monthlyCost?: number;
  fairMonthlyCost?: number;
  findings: { title: string; text: string }[];
  recommendations: string[];
  sentAt: string;
}

function toAnalysis({ report, updatedAt }: Pick<Bill, 'report' | 'updatedAt'>): BillAnalysis {
  const { summary, monthlyCost, fairMonthlyCost, findings, recommendations, sentAt } = report ?? {};
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
  if (!isPublicId(reportId)) return undefined;
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'bills',
    where: {
      module: { equals: module },
      'report.reportId': { equals: reportId },
      'submission.status': { equals: 'reportSent' },
    },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { report: true, updatedAt: true },
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
  bill: string,
  headers: Headers,
): Promise<AnalysisPreview | undefined> {
  const found = await findBillForStaff(await openPayload(), { bill, headers });
  if (found?.module !== module) return undefined;
  const editUrl = `/admin/collections/bills/${found.id}`;
  return { analysis: toAnalysis(found), isSent: found.status === 'reportSent', editUrl };
}
