import type { Where } from 'payload';
import type { ModuleSlug } from '#law/modules.ts';
import type { RetentionPeriod } from '#cms/retention.ts';

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
  /** The field required for a status. The inbox asks for it with `question`. */
  requires?: Partial<Record<Value, { path: string; message: string; question?: string }>>;
  /** The final status that the `e` key sets. Undefined if staff choose among several. */
  closes?: Value;
  answered?: Value;
}

export type DueIn = { hours: number } | { businessDays: number };

export interface InboxKind {
  label: string;
  singular: string;
  workflow: Workflow;
  dueIn: DueIn;
  /** The path of a field, as are `email`, `senderName`, `company`, and `message`. */
  title: string;
  email: string;
  senderName: string;
  company?: string;
  message?: string;
  module?: { field: 'module' } | { always: ModuleSlug };
  where?: Where;
  retention: readonly RetentionPeriod[];
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

export const offeredStatuses = ({ statuses, next }: Workflow, from: string): Status[] =>
  statuses.filter(({ value }) => value === from || next[from]?.includes(value));

export const statusesAfter = ({ statuses, next }: Workflow, present: readonly string[]): Status[] =>
  statuses.filter(({ value }) => present.some((from) => next[from]?.includes(value)));

export function transitionError(workflow: Workflow, from: string, to: string): string | undefined {
  const following = workflow.next[from] ?? [];
  if (following.includes(to)) return undefined;
  const now = `The status is "${statusLabel(workflow, from)}".`;
  const next = following.map((value) => statusLabel(workflow, value)).join(' or ');
  return next ? `${now} You can change it to ${next}.` : `${now} This status is final.`;
}
