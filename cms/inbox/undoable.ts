import type { PayloadRequest } from 'payload';

/** How long a person can take back a change that mails its sender: until then the email waits. */
const UNDO_SECONDS = 30;

/** Whether the request takes a change back: it restores values past the workflow, and mails nobody. */
export const isUndo = ({ context }: PayloadRequest): boolean => context.isUndo === true;

/**
 * Queues the email of a change. Where the change can be taken back, the email waits, and the request remembers its job.
 */
export async function mailOfChange(
  req: PayloadRequest,
  queue: (waitUntil: Date | undefined) => Promise<number>,
): Promise<void> {
  const waits = req.context.isUndoable === true;
  const job = await queue(waits ? new Date(Date.now() + UNDO_SECONDS * 1000) : undefined);
  req.context.mailOfChange = job;
}
