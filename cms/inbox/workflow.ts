/** One status of a workflow. */
export interface Status<Value extends string = string> {
  value: Value;
  /** As staff read it. */
  label: string;
  /** Nothing is left to do: the submission no longer waits for anybody. */
  isEnd?: boolean;
}

/** Where the work on a submission may stand, and what may follow what. The first status is that of an arrival. */
export interface Workflow<Value extends string = string> {
  statuses: readonly [Status<Value>, ...Status<Value>[]];
  next: Record<Value, readonly Value[]>;
  /** The statuses of which the sender is mailed, and which therefore nothing reaches that a machine has sent. */
  notForSpam?: readonly Value[];
  /** What has to be written before a status can be reached. */
  needs?: Partial<Record<Value, { path: string; message: string }>>;
}

const statusOf = ({ statuses }: Workflow, value: string): Status | undefined =>
  statuses.find((status) => status.value === value);

/** A status as staff read it. */
export const statusLabel = (workflow: Workflow, value: string): string =>
  statusOf(workflow, value)?.label ?? value;

/** Whether nothing is left to do. */
export const isEnd = (workflow: Workflow, value: string): boolean =>
  statusOf(workflow, value)?.isEnd ?? false;

/** How far the work has come: not begun, begun, done. */
export function statusPhase(workflow: Workflow, value: string): 'new' | 'working' | 'end' {
  if (isEnd(workflow, value)) return 'end';
  return value === workflow.statuses[0].value ? 'new' : 'working';
}

/** What a menu offers where the work stands at `from`: that status, and what may follow it. */
export const offeredStatuses = ({ statuses, next }: Workflow, from: string): Status[] =>
  statuses.filter(({ value }) => value === from || next[from]?.includes(value));

/** The statuses that one or more of these may become. */
export const statusesAfter = ({ statuses, next }: Workflow, present: readonly string[]): Status[] =>
  statuses.filter(({ value }) => present.some((from) => next[from]?.includes(value)));

/** Why a move is refused, and what may be done instead. Nothing where it is legal. */
export function objectionToMove(workflow: Workflow, from: string, to: string): string | undefined {
  const following = workflow.next[from] ?? [];
  if (following.includes(to)) return undefined;
  const now = `The status is "${statusLabel(workflow, from)}".`;
  const next = following.map((value) => statusLabel(workflow, value)).join(' or ');
  return next ? `${now} You can change it to ${next}.` : `${now} This status is final.`;
}
