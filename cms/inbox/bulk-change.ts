import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { errorResponse, idSchema, type SignedInRequest } from '#cms/panel/endpoint.ts';
import { submissionTitle } from './field-text.ts';
import { inboxKind, type SubmissionKey, valueAt } from './kinds.ts';
import type { BulkChange, BulkResult } from './schema.ts';

export const MAX_BULK_CHANGE = 500;

const validationErrors = z.object({
  status: z.number().max(499),
  message: z.string(),
  data: z
    .object({ errors: z.array(z.object({ message: z.string() })).min(1) })
    .optional()
    .catch(undefined),
});

/** The message of a validation error. Any other error is logged, and its message is not shown. */
function messageOf(req: PayloadRequest, error: unknown): string {
  const { data: invalid } = validationErrors.safeParse(error);
  if (invalid) return invalid.data?.errors.map(({ message }) => message).join(' ') ?? invalid.message;
  req.payload.logger.error({ err: error }, 'A submission could not be changed');
  return 'Something went wrong. Nothing was changed. Try again.';
}

/** A submission to change, and the revision that the person saw, where they saw one. */
interface ChangedRow extends SubmissionKey {
  revision?: number;
}

async function titleOf(req: SignedInRequest, { collection, id }: SubmissionKey): Promise<string> {
  const { title, singular } = inboxKind(collection);
  const access = { overrideAccess: false, user: req.user };
  const document = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, ...access });
  if (!document) return `${singular} ${id}`;
  return submissionTitle(req.payload, { slug: collection, id, title: valueAt(document, title) });
}

function refusal({ collection }: SubmissionKey, change: BulkChange): string | undefined {
  if (!('status' in change)) return undefined;
  const { workflow, label } = inboxKind(collection);
  const isKnown = workflow.statuses.some(({ value }) => value === change.status);
  return isKnown ? undefined : `${label} do not have this status.`;
}

async function changeRow(req: SignedInRequest, { collection, id, revision }: ChangedRow, change: BulkChange) {
  const error = refusal({ collection, id }, change);
  if (error) return error;
  try {
    const data = (revision === undefined ? change : { ...change, revision }) as object;
    await req.payload.update({ collection, id, data, depth: 0, overrideAccess: false, user: req.user });
    return undefined;
  } catch (reason) {
    return messageOf(req, reason);
  }
}

async function changeAll(
  req: SignedInRequest,
  rows: readonly ChangedRow[],
  change: BulkChange,
): Promise<BulkResult> {
  const result: BulkResult = { changed: 0, failed: [] };
  for (const row of rows) {
    const message = await changeRow(req, row, change);
    if (message === undefined) result.changed += 1;
    else {
      const { collection, id } = row;
      result.failed.push({ collection, id, title: await titleOf(req, row), message });
    }
  }
  return result;
}

export const changeSchema = z.union([
  z.strictObject({ status: z.string().max(40) }),
  z.strictObject({ assignee: idSchema.nullable() }),
  z.strictObject({ isSpam: z.boolean() }),
  z.strictObject({ snoozedUntil: z.iso.date().nullable() }),
]) satisfies z.ZodType<BulkChange>;

/** Changes submissions as the panel asks for it, if they are not too many for one request. */
export async function changeResponse(
  req: SignedInRequest,
  rows: readonly ChangedRow[],
  change: BulkChange,
): Promise<Response> {
  if (rows.length > MAX_BULK_CHANGE) {
    return errorResponse(400, `You can change at most ${MAX_BULK_CHANGE} at once. Narrow the filter.`);
  }
  return Response.json(await changeAll(req, rows, change));
}
