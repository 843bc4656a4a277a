import { z } from 'zod';
import { INBOX_SLUGS, type InboxSlug } from './kinds.ts';

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

/** How many submissions a bulk change has changed, and why each of the others was not. */
export const bulkResultSchema = z.object({
  changed: z.number(),
  failed: z.array(
    z.object({ collection: inboxSlugSchema, id: z.number(), title: z.string(), message: z.string() }),
  ),
});

export type ActivityEntry = z.infer<typeof activityEntrySchema>;
export type Duplicate = z.infer<typeof duplicateSchema>;
export type SubmissionActivity = z.infer<typeof activitySchema>;
export type BulkResult = z.infer<typeof bulkResultSchema>;

/** A snooze is a day in New York, or ends one. */
export type BulkChange =
  { status: string } | { assignee: number | null } | { isSpam: boolean } | { snoozedUntil: string | null };
