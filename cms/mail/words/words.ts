import { z } from 'zod';

/** The words of a mail as an editor writes them, with placeholders in braces. */
export const mailWordsSchema = z.object({ subject: z.string(), body: z.string() });

export type MailWords = z.infer<typeof mailWordsSchema>;
