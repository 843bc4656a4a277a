import { sql } from '@payloadcms/db-postgres';
import { APIError, type PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';
import { errorResponse, type SignedInRequest } from '#cms/panel/endpoint.ts';
import { changeEach } from './bulk-change.ts';
import { findLastChange, findLockedRow } from './locked-row.ts';
import { type UndoableChange, verifyUndo } from './undo-token.ts';

/** Deletes the job of an email that waits for Undo. Throws once it is too late. */
export async function stopJob(req: PayloadRequest, job: number): Promise<void> {
  const stopped = await queryRows(
    req,
    sql`delete from payload_jobs where id = ${job} and not coalesce(processing, false) and wait_until > now()
        returning id`,
  );
  if (stopped.length === 0) throw new APIError('Too late to undo: the 30 seconds are over.', 409);
}

const undone =
  ({ collection, id, revision, before, mail }: UndoableChange) =>
  async (req: PayloadRequest) => {
    const now = await findLockedRow(req, collection, id);
    if (now?.revision !== revision) {
      const changed = await findLastChange(req, { collection, id });
      throw new APIError(`${changed} Nothing was undone.`, 409);
    }
    if (mail !== undefined) await stopJob(req, mail);
    req.context.isUndo = true;
    // Do not restore a snooze whose day has passed.
    const isOver = before.snoozedUntil !== null && Date.parse(before.snoozedUntil) <= Date.now();
    const data = { ...before, snoozedUntil: isOver ? null : before.snoozedUntil, revision } as object;
    await req.payload.update({ collection, id, data, depth: 0, req });
    return {};
  };

export async function undoResponse(req: SignedInRequest, tokens: readonly string[]): Promise<Response> {
  const changes = await Promise.all(tokens.map((token) => verifyUndo(req.payload.secret, token)));
  const valid = changes.filter((change) => change !== undefined);
  if (valid.length < changes.length) return errorResponse(400, 'This can no longer be undone.');
  return Response.json(await changeEach(req, valid, undone));
}
