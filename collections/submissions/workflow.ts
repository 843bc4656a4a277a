export interface Status<Value extends string = string> {
  value: Value;
  label: string;
  isFinal?: boolean;
}

export interface Workflow<Value extends string = string> {
  statuses: readonly [Status<Value>, ...Status<Value>[]];
  next: Record<Value, readonly Value[]>;
  /** Changes to these statuses email the sender, unless the submission is spam. */
  mailsSender?: readonly Value[];
  /** Statuses in `mailsSender` that spam cannot reach. */
  notForSpam?: readonly Value[];
  /** Statuses that need a reason, with the question to ask for it. The sender gets the reason by email. */
  reasonFor?: Partial<Record<Value, string>>;
  /** The final status that the `e` key sets. Undefined if staff must choose among several. */
  closes?: Value;
  answered?: Value;
}

export const CORRESPONDENCE: Workflow<'new' | 'answered' | 'closed'> = {
  statuses: [
    { value: 'new', label: 'New' },
    { value: 'answered', label: 'Answered', isFinal: true },
    { value: 'closed', label: 'Closed', isFinal: true },
  ],
  next: { new: ['answered', 'closed'], answered: ['closed', 'new'], closed: ['new'] },
  closes: 'closed',
  answered: 'answered',
};

/** Staff verify eligibility (a local NYC provider). A rejection can be reconsidered. */
export const VENDOR_REVIEW: Workflow<'new' | 'inReview' | 'approved' | 'rejected'> = {
  statuses: [
    { value: 'new', label: 'New' },
    { value: 'inReview', label: 'In review' },
    { value: 'approved', label: 'Approved', isFinal: true },
    { value: 'rejected', label: 'Rejected', isFinal: true },
  ],
  next: {
    new: ['inReview', 'rejected'],
    inReview: ['approved', 'rejected', 'new'],
    approved: [],
    rejected: ['inReview'],
  },
  mailsSender: ['approved', 'rejected'],
  notForSpam: ['approved'],
  reasonFor: { rejected: 'Why is it rejected? The vendor gets this by email.' },
};

/** The result cannot be changed, because it is emailed to the visitor. */
export const BILL_ANALYSIS: Workflow<'pending' | 'inReview' | 'reportSent' | 'rejected'> = {
  statuses: [
    { value: 'pending', label: 'Pending' },
    { value: 'inReview', label: 'In review' },
    { value: 'reportSent', label: 'Report sent', isFinal: true },
    { value: 'rejected', label: 'Rejected', isFinal: true },
  ],
  next: { pending: ['inReview'], inReview: ['reportSent', 'rejected'], reportSent: [], rejected: [] },
  closes: 'reportSent',
  mailsSender: ['reportSent', 'rejected'],
  notForSpam: ['reportSent'],
  reasonFor: { rejected: 'Why is it rejected? The visitor gets this by email.' },
};

const findStatus = ({ statuses }: Workflow, value: string): Status | undefined =>
  statuses.find((status) => status.value === value);

export const statusLabel = (workflow: Workflow, value: string): string =>
  findStatus(workflow, value)?.label ?? value;

export const mailsSender = ({ mailsSender: mailed }: Workflow, value: string): boolean =>
  mailed?.includes(value) ?? false;

export const isFinal = (workflow: Workflow, value: string): boolean =>
  findStatus(workflow, value)?.isFinal ?? false;

export function statusPhase(workflow: Workflow, value: string): 'new' | 'working' | 'end' {
  if (isFinal(workflow, value)) return 'end';
  return value === workflow.statuses[0].value ? 'new' : 'working';
}

export const finalStatuses = ({ statuses }: Workflow): string =>
  statuses.flatMap(({ label, isFinal }) => (isFinal ? [label] : [])).join(' or ');

export const statusesAfter = ({ statuses, next }: Workflow, from: string): Status[] =>
  statuses.filter(({ value }) => next[from]?.includes(value));

export function transitionError(workflow: Workflow, from: string, to: string): string | undefined {
  const following = workflow.next[from] ?? [];
  if (following.includes(to)) return undefined;
  const now = `The status is "${statusLabel(workflow, from)}".`;
  const next = following.map((value) => statusLabel(workflow, value)).join(' or ');
  return next ? `${now} You can change it to ${next}.` : `${now} This status is final.`;
}
