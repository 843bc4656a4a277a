import { z } from 'zod';
import { plural } from '#law/numbers.ts';

export const MAX_NOTICE_LENGTH = 600;

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

export const noticePreviewSchema = z.object({
  recipients: z.number(),
  mail: z.object({ subject: z.string(), text: z.string() }),
});

export type NoticePreview = z.infer<typeof noticePreviewSchema>;

export const willGetIt = (count: number): string =>
  plural(count, {
    one: '1 follower gets it with the next morning’s email',
    other: `${count} followers get it with the next morning’s email`,
  });
