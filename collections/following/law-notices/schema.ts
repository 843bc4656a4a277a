import { z } from 'zod';

/** The longest text of a notice, in characters. */
export const LONGEST_NOTICE = 600;

/** What the panel shows of the newest change of a figure or deadline. */
export const noticeSchema = z.object({
  change: z.object({ version: z.string(), publishedAt: z.string(), text: z.string() }).optional(),
  decision: z
    .object({
      state: z.enum(['sent', 'declined']),
      recipients: z.number(),
      byName: z.string(),
      at: z.string(),
      canUndo: z.boolean(),
    })
    .optional(),
});

export type Notice = z.infer<typeof noticeSchema>;

/** What followers would get, and how many of them. */
export const noticePreviewSchema = z.object({
  recipients: z.number(),
  mail: z.object({ subject: z.string(), text: z.string() }),
});

export type NoticePreview = z.infer<typeof noticePreviewSchema>;

/** Emails to followers are planned every hour. */
export const willGetIt = (count: number): string =>
  count === 1 ? '1 follower gets it within the hour' : `${count} followers get it within the hour`;
