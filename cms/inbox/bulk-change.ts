import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { inboxKind, type InboxSlug, valueAt } from './kinds.ts';
import { submissionTitle } from './field-text.ts';
import type { BulkChange, BulkResult } from './schema.ts';

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

/** Makes the same change to many submissions, each in a transaction of its own. */
export async function changeAll(
  req: PayloadRequest,
  { collection, ids, change }: { collection: InboxSlug; ids: number[]; change: BulkChange },
): Promise<BulkResult> {
  const { title, singular } = inboxKind(collection);
  const options = { collection, depth: 0, overrideAccess: false, user: req.user };
  const titleOf = async (id: number): Promise<string> => {
    const document = await req.payload.findByID({ ...options, id });
    return submissionTitle(req.payload, { slug: collection, id, title: valueAt(document, title) });
  };
  const result: BulkResult = { changed: 0, failed: [] };
  for (const id of ids) {
    try {
      // The field refuses a status that its collection does not have.
      await req.payload.update({ ...options, id, data: change as object });
      result.changed += 1;
    } catch (error) {
      const name = await titleOf(id).catch(() => `${singular} ${id}`);
      result.failed.push({ id, title: name, message: messageOf(req, error) });
    }
  }
  return result;
}
