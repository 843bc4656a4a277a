import type { PayloadRequest } from 'payload';
import { inboxKind, isInboxSlug, type InboxSlug } from '#cms/inbox/kinds.ts';
import { isFinal, statusLabel, statusPath } from '#cms/inbox/workflow.ts';

const HOURS_A_STEP = 9;
const HOUR_MS = 3_600_000;

/** Whoever has done the work of the demo: nobody who has an account. */
const WORKER = 'Demo';

/** When the first, second and further step was taken: never in the future. */
const momentOf = (receivedAt: Date, step: number, now: Date): string =>
  new Date(Math.min(receivedAt.getTime() + step * HOURS_A_STEP * HOUR_MS, now.getTime())).toISOString();

/** What a submission that has come as far as its status keeps beside it. */
export function endOf(
  collection: string,
  status: unknown,
  receivedAt: Date,
  now: Date,
): { closedAt?: string } {
  if (!isInboxSlug(collection) || typeof status !== 'string') return {};
  const { workflow } = inboxKind(collection);
  const steps = statusPath(workflow, status).length - 1;
  return isFinal(workflow, status) ? { closedAt: momentOf(receivedAt, steps, now) } : {};
}

/** Writes down the moves by which a submission came to its status. */
export async function storeHistory(
  req: PayloadRequest,
  {
    collection,
    id,
    status,
    receivedAt,
    now,
  }: { collection: InboxSlug; id: number; status: string; receivedAt: Date; now: Date },
): Promise<void> {
  const { workflow } = inboxKind(collection);
  const way = statusPath(workflow, status);
  for (const [step, from] of way.slice(0, -1).entries()) {
    const at = momentOf(receivedAt, step + 1, now);
    const labels = { from: statusLabel(workflow, from), to: statusLabel(workflow, way[step + 1] ?? from) };
    const data = {
      collection,
      document: id,
      field: 'Status',
      ...labels,
      byName: WORKER,
      createdAt: at,
      updatedAt: at,
    };
    await req.payload.create({ collection: 'changes', data, depth: 0, req });
  }
}
