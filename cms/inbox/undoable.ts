import type { PayloadRequest } from 'payload';
import { isForm } from '#cms/editing/guard-saves.ts';

/** How long a person can take back a change that mails its sender: until then the email waits. */
const UNDO_MS = 30_000;

/** When what can be taken back now is done for good. */
export const undoEnd = (): Date => new Date(Date.now() + UNDO_MS);

/** Whether the request takes a change back: it restores values past the workflow, and mails nobody. */
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
