import { z } from 'zod';

/** The longest text of a notice, in characters. */
export const LONGEST_NOTICE = 600;

/** What the panel shows of the newest change of a figure or deadline. */
export const noticeSchema = z.object({
  change: z.object({ version: z.string(), publishedAt: z.string(), text: z.string() }).optional(),
  /** How many people would get it. */
  recipients: z.number(),
  decision: z
    .object({
      state: z.enum(['sent', 'declined']),
      recipients: z.number(),
      byName: z.string(),
      at: z.string(),
    })
    .optional(),
});

export type Notice = z.infer<typeof noticeSchema>;

/** Emails to followers are planned every hour. */
export const willGetIt = (count: number): string =>
  count === 1 ? '1 follower gets it within the hour' : `${count} followers get it within the hour`;
