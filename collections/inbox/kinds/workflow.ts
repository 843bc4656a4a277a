import type { Where } from 'payload';
import type { ModuleSlug } from '#law/modules.ts';
import type { RetentionPeriod } from '#cms/retention.ts';

export interface Status<Value extends string = string> {
  value: Value;
  label: string;
  /** Nothing is left to do: the submission is closed. */
  isFinal?: boolean;
}

export interface Workflow<Value extends string = string> {
  statuses: readonly [Status<Value>, ...Status<Value>[]];
  next: Record<Value, readonly Value[]>;
  /** The statuses whose change is mailed to the sender, unless it is spam. */
  mailsSender?: readonly Value[];
  /** Those of them that spam cannot reach. */
  notForSpam?: readonly Value[];
  /** The field that has to be filled in before a status can be reached. The inbox asks for it by its `question`. */
  requires?: Partial<Record<Value, { path: string; message: string; question?: string }>>;
  /** The final status that `e` sets. Undefined if people decide between several. */
  closes?: Value;
  /** The status that means that the sender got an answer. */
  answered?: Value;
}

export type DueIn = { hours: number } | { businessDays: number };

/** A kind of submission that staff work on. Each is declared in the `kind.ts` of its collection. */
export interface InboxKind {
  label: string;
  singular: string;
  workflow: Workflow;
  dueIn: DueIn;
  /** Paths of fields: its title in lists, and who sent it. */
  title: string;
  email: string;
  senderName: string;
  company?: string;
  /** The field with the text that the visitor wrote, if there is one. */
  message?: string;
  /** The field with its module, or the module of all its documents; none where it belongs to no module. */
  module?: { field: 'module' } | { always: ModuleSlug };
  /** Which documents of the collection are work; all by default. */
  where?: Where;
  retention: readonly RetentionPeriod[];
}

/** For messages: they are answered by mail, or closed without an answer. */
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

/** The final statuses, such as "Approved or Rejected". */
export const finalStatuses = ({ statuses }: Workflow): string =>
  statuses.flatMap(({ label, isFinal }) => (isFinal ? [label] : [])).join(' or ');

export const offeredStatuses = ({ statuses, next }: Workflow, from: string): Status[] =>
  statuses.filter(({ value }) => value === from || next[from]?.includes(value));

export const statusesAfter = ({ statuses, next }: Workflow, present: readonly string[]): Status[] =>
  statuses.filter(({ value }) => present.some((from) => next[from]?.includes(value)));

/** The error message for a transition that is not allowed; nothing where it is. */
export function transitionError(workflow: Workflow, from: string, to: string): string | undefined {
  const following = workflow.next[from] ?? [];
  if (following.includes(to)) return undefined;
  const now = `The status is "${statusLabel(workflow, from)}".`;
  const next = following.map((value) => statusLabel(workflow, value)).join(' or ');
  return next ? `${now} You can change it to ${next}.` : `${now} This status is final.`;
}
