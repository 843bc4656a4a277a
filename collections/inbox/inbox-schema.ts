import { z } from 'zod';
import { INBOX_SLUGS, type InboxSlug } from './kinds/index.ts';

export const inboxSlugSchema = z.enum(INBOX_SLUGS as [InboxSlug, ...InboxSlug[]]);

const entrySchema = z.object({
  id: z.number(),
  at: z.string(),
  by: z.string(),
});

const activityEntrySchema = z.discriminatedUnion('kind', [
  entrySchema.extend({
    kind: z.literal('note'),
    text: z.string(),
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

export const activitySchema = z.object({
  receivedAt: z.string(),
  entries: z.array(activityEntrySchema),
  duplicates: z.array(duplicateSchema),
});

const rowSchema = z.object({ collection: inboxSlugSchema, id: z.number(), title: z.string() });

const mailOfChangeSchema = z.object({ to: z.string(), subject: z.string(), text: z.string() });

export const bulkResultSchema = z.object({
  changed: z.array(
    rowSchema.extend({
      /** After the change. The list shows it only when it has been loaded again. */
      revision: z.number().optional(),
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

/** `isClosed` sets each kind's final status. `snoozedUntil` is a day in New York, or null to end a snooze. */
export type BulkChange =
  | { status: string; reason?: string }
  | { isClosed: true }
  | { assignee: number | null }
  | { isSpam: boolean }
  | { snoozedUntil: string | null };
