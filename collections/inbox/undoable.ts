import type { PayloadRequest } from 'payload';
import { isForm } from '#cms/editing/form-request.ts';

/** How long a change that emails its sender can be undone. The email waits as long. */
const UNDO_MS = 30_000;

export const undoEnd = (): Date => new Date(Date.now() + UNDO_MS);

/** An undo may restore any status, and sends no email. */
export const isUndo = ({ context }: PayloadRequest): boolean => context.isUndo === true;

export async function mailOfChange(
  req: PayloadRequest,
  queue: (waitUntil: Date | undefined) => Promise<number>,
): Promise<void> {
  const waits = req.context.isUndoable === true || isForm(req);
  const job = await queue(waits ? undoEnd() : undefined);
  req.context.mailOfChange = job;
}
