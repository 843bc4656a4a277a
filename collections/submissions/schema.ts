import { z } from 'zod';
import { KIND_NAMES } from './kinds.ts';

export const SUBMISSION_NOT_FOUND =
  'This submission no longer exists. It may have been deleted. Reload the page.';

const personSchema = z.object({ id: z.number(), name: z.string() });

const rowSchema = z.object({
  id: z.number(),
  kind: z.enum(KIND_NAMES),
  title: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  excerpt: z.string().nullable(),
  reference: z.string().nullable(),
  status: z.string(),
  assignee: personSchema.nullable(),
  dueAt: z.string(),
  receivedAt: z.string(),
  closedAt: z.string().nullable(),
  snoozedUntil: z.string().nullable(),
  reason: z.string().nullable(),
  isSpam: z.boolean(),
  revision: z.number(),
});

export const listSchema = z.object({
  rows: z.array(rowSchema),
  total: z.number(),
  /** The number of open submissions in each view, in the order of `VIEWS`. */
  counts: z.array(z.number()),
  /** The number of search matches outside the filters. */
  elsewhere: z.object({ closed: z.number(), others: z.number() }),
});

const historyEntrySchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('note'),
    id: z.number(),
    at: z.string(),
    by: z.string(),
    text: z.string(),
    notified: z.array(z.string()),
  }),
  z.object({
    type: z.literal('change'),
    id: z.number(),
    at: z.string(),
    by: z.string(),
    field: z.string(),
    from: z.string(),
    to: z.string(),
  }),
]);

const replySchema = z.object({
  id: z.number(),
  at: z.string(),
  by: z.string(),
  state: z.enum(['queued', 'sent', 'failed']),
  reason: z.string().optional(),
  subject: z.string(),
  text: z.string(),
});

export const detailSchema = rowSchema.extend({
  recordPath: z.string(),
  billPath: z.string().nullable(),
  partner: z.object({ id: z.number(), name: z.string(), page: z.string().nullable() }).nullable(),
  answers: z.array(z.object({ label: z.string(), text: z.string() })),
  files: z.array(
    z.object({ id: z.number(), name: z.string(), scan: z.string(), url: z.string().nullable() }),
  ),
  duplicates: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      kind: z.enum(KIND_NAMES),
      same: z.enum(['email', 'company']),
      receivedAt: z.string(),
    }),
  ),
  history: z.array(historyEntrySchema),
  replies: z.array(replySchema),
  replyError: z.string().nullable(),
  replySubject: z.string(),
  templates: z.array(z.object({ id: z.number(), name: z.string(), subject: z.string(), body: z.string() })),
});

export type Person = z.infer<typeof personSchema>;
export type Row = z.infer<typeof rowSchema>;
export type List = z.infer<typeof listSchema>;
export type Detail = z.infer<typeof detailSchema>;
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
export type ReplyEntry = z.infer<typeof replySchema>;
