import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { inboxKind, type InboxSlug, valueAt } from './kinds.ts';
import { submissionTitle } from './field-text.ts';

/** A change of many submissions. */
export type BulkChange = { status: string } | { assignee: number | null };

/** A submission that could not be changed, and why. */
interface Failure {
  id: number;
  title: string;
  message: string;
}

interface BulkResult {
  changed: number;
  failed: Failure[];
}

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

async function titleOf(req: PayloadRequest, collection: InboxSlug, id: number): Promise<string> {
  const where = { id: { equals: id } };
  const access = { overrideAccess: false, user: req.user };
  const { docs } = await req.payload.find({ collection, where, limit: 1, depth: 0, ...access });
  const title = valueAt(docs[0], inboxKind(collection).title);
  return submissionTitle(req.payload, { slug: collection, id, title });
}

/** Makes the same change to many submissions, each in a transaction of its own. */
export async function changeAll(
  req: PayloadRequest,
  { collection, ids, change }: { collection: InboxSlug; ids: number[]; change: BulkChange },
): Promise<BulkResult> {
  const result: BulkResult = { changed: 0, failed: [] };
  for (const id of ids) {
    try {
      const access = { overrideAccess: false, user: req.user };
      // The field refuses a status that its collection does not have.
      await req.payload.update({ collection, id, data: change as object, depth: 0, ...access });
      result.changed += 1;
    } catch (error) {
      const title = await titleOf(req, collection, id).catch(() => `${inboxKind(collection).singular} ${id}`);
      result.failed.push({ id, title, message: messageOf(req, error) });
    }
  }
  return result;
}
