import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { valueAt } from './document.ts';
import { inboxKind, type InboxSlug } from './kinds.ts';
import { submissionTitle } from './submission-title.ts';

/** The change that many submissions get. */
export type Change = { status: string } | { assignee: number | null };

/** A submission that could not be changed, and why. */
export interface Refused {
  id: number;
  title: string;
  message: string;
}

/** What became of a change of many. */
export interface Outcome {
  changed: number;
  refused: Refused[];
}

const invalid = z.object({
  status: z.number().max(499),
  message: z.string(),
  data: z
    .object({ errors: z.array(z.object({ message: z.string() })).min(1) })
    .optional()
    .catch(undefined),
});

/** The sentence of a refusal. What is no refusal is a fault: it is logged, and said without its words. */
function messageOf(req: PayloadRequest, error: unknown): string {
  const { data: refused } = invalid.safeParse(error);
  if (refused) return refused.data?.errors.map(({ message }) => message).join(' ') ?? refused.message;
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

/** Gives many submissions the same change, each in a transaction of its own. */
export async function changeMany(
  req: PayloadRequest,
  { collection, ids, change }: { collection: InboxSlug; ids: number[]; change: Change },
): Promise<Outcome> {
  const outcome: Outcome = { changed: 0, refused: [] };
  for (const id of ids) {
    try {
      const access = { overrideAccess: false, user: req.user };
      // A status that is none of the collection's is refused by its field.
      await req.payload.update({ collection, id, data: change as object, depth: 0, ...access });
      outcome.changed += 1;
    } catch (error) {
      const title = await titleOf(req, collection, id).catch(() => `${inboxKind(collection).singular} ${id}`);
      outcome.refused.push({ id, title, message: messageOf(req, error) });
    }
  }
  return outcome;
}
