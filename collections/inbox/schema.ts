import { z } from 'zod';
import { INBOX_SLUGS, type InboxSlug } from './kinds/index.ts';

export const inboxSlugSchema = z.enum(INBOX_SLUGS as [InboxSlug, ...InboxSlug[]]);

const entrySchema = z.object({
  id: z.number(),
  /** ISO 8601. */
  at: z.string(),
  by: z.string(),
});

const activityEntrySchema = z.discriminatedUnion('kind', [
  entrySchema.extend({
    kind: z.literal('note'),
    text: z.string(),
    /** The names of the colleagues who were notified. */
    notified: z.array(z.string()),
  }),
  entrySchema.extend({ kind: z.literal('change'), field: z.string(), from: z.string(), to: z.string() }),
]);

const duplicateSchema = z.object({
  collection: z.string(),
  id: z.number(),
  title: z.string(),
  kind: z.string(),
  same: z.enum(['email', 'company']),
  status: z.string(),
  receivedAt: z.string(),
});

/** What has happened to a submission since it was received, newest first, and its possible duplicates. */
export const activitySchema = z.object({
  receivedAt: z.string(),
  entries: z.array(activityEntrySchema),
  duplicates: z.array(duplicateSchema),
});

const rowSchema = z.object({ collection: inboxSlugSchema, id: z.number(), title: z.string() });

/** An email as it will be sent, and the submission whose sender gets it. */
const mailOfChangeSchema = z.object({ to: z.string(), subject: z.string(), text: z.string() });

/** The submissions that were changed, and why each of the others was not. */
export const bulkResultSchema = z.object({
  changed: z.array(
    rowSchema.extend({
      /** Takes the change back: see `undoResponse`. */
      undo: z.string().optional(),
      mail: mailOfChangeSchema.optional(),
    }),
  ),
  failed: z.array(rowSchema.extend({ message: z.string() })),
});

export type ActivityEntry = z.infer<typeof activityEntrySchema>;
export type Duplicate = z.infer<typeof duplicateSchema>;
export type SubmissionActivity = z.infer<typeof activitySchema>;
export type MailOfChange = z.infer<typeof mailOfChangeSchema>;
export type BulkResult = z.infer<typeof bulkResultSchema>;

export const MAX_REASON = 1000;

/**
 * A status that requires a reason can come with it. To close is to set the final status that fits each kind. A snooze is
 * a day in New York, or ends one.
 */
export type BulkChange =
  | { status: string; reason?: string }
  | { isClosed: true }
  | { assignee: number | null }
  | { isSpam: boolean }
  | { snoozedUntil: string | null };
