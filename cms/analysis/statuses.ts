/** Where the analysis of a bill stands. The first one is a bill that has just arrived. */
export const ANALYSIS_STATUSES = [
  { value: 'pending', label: 'Pending' },
  { value: 'inReview', label: 'In review' },
  { value: 'reportSent', label: 'Report sent' },
  { value: 'rejected', label: 'Rejected' },
] as const;

export type AnalysisStatus = (typeof ANALYSIS_STATUSES)[number]['value'];

/** What may follow what: pending, in review, then the report is sent or the bill rejected. */
const NEXT: Record<AnalysisStatus, readonly AnalysisStatus[]> = {
  pending: ['inReview'],
  inReview: ['reportSent', 'rejected'],
  reportSent: [],
  rejected: [],
};

const isLegalMove = (from: AnalysisStatus, to: AnalysisStatus): boolean => NEXT[from].includes(to);

/** A status as staff read it. */
const statusLabel = (status: AnalysisStatus): string =>
  ANALYSIS_STATUSES.find(({ value }) => value === status)?.label ?? status;

/** Why a move is refused, and what may be done instead. */
export function objectionToMove(from: AnalysisStatus, to: AnalysisStatus): string | undefined {
  if (isLegalMove(from, to)) return undefined;
  const next = NEXT[from].map(statusLabel).join(' or ');
  const now = `This is "${statusLabel(from)}" now.`;
  return next ? `${now} It can only become ${next}.` : `${now} That is the end of it.`;
}
