import type { PayloadRequest } from 'payload';
import { isForm } from '#cms/editing/guard-saves.ts';

/** How long a change that emails its sender can be undone. The email waits as long. */
const UNDO_MS = 30_000;

/** When a change that is made now can no longer be undone. */
export const undoEnd = (): Date => new Date(Date.now() + UNDO_MS);

/** Whether the request undoes a change. It may restore any status, and emails nobody. */
export const isUndo = ({ context }: PayloadRequest): boolean => context.isUndo === true;

/**
 * Queues the email of a change. Where the change can be taken back, the email waits, and the request remembers its job.
 */
export async function mailOfChange(
  req: PayloadRequest,
  queue: (waitUntil: Date | undefined) => Promise<number>,
): Promise<void> {
  const waits = req.context.isUndoable === true || isForm(req);
  const job = await queue(waits ? undoEnd() : undefined);
  req.context.mailOfChange = job;
}
