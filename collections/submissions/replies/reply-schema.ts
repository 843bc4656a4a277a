import { z } from 'zod';

export const MAX_SUBJECT = 200;
export const MAX_TEXT = 10_000;

export const draftSchema = z.object({
  /** Identifies an open form, so that submitting it twice sends only one email. */
  formKey: z.uuid(),
  subject: z.string(),
  text: z.string(),
  setsAnswered: z.boolean(),
});

export type ReplyDraft = z.infer<typeof draftSchema>;

export const replySchema = draftSchema.extend({
  /** The ID of the last reply that the writer has seen, or 0. */
  after: z.number().int().min(0),
});

export type NewReply = z.infer<typeof replySchema>;

export function subjectError(subject: string): string | undefined {
  if (!subject.trim()) return 'Enter a subject.';
  if (/\p{Cc}/u.test(subject)) return 'The subject must be one line.';
  return subject.length > MAX_SUBJECT ? `Use at most ${MAX_SUBJECT} characters.` : undefined;
}

export function textError(text: string): string | undefined {
  if (!text.trim()) return 'Write the reply.';
  return text.length > MAX_TEXT ? `Use at most ${MAX_TEXT} characters.` : undefined;
}

export const sentSchema = z.object({
  errors: z.object({ subject: z.string().optional(), text: z.string().optional() }).optional(),
  isOutdated: z.boolean().optional(),
  message: z.string(),
});

export type Sent = z.infer<typeof sentSchema>;
